import type { HoursModel } from '../content/model/pageModel.ts'
import { useWords } from './words/Words.tsx'

/** Holds the place of the hours in the words of the language. */
const place = '\u0090'

/** Days and the hours that are theirs, which stay whole in one line. */
export function HoursLine({ of: { days, time } }: { of: HoursModel }) {
  const [before, after] = useWords('details')('pair', { label: days, value: place }).split(place)
  return (
    <>
      {before}
      <span className="fact">{time}</span>
      {after}
    </>
  )
}
