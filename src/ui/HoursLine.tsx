import { Fragment, type ReactNode } from 'react'
import { useWords } from './words/Words.tsx'

/** Hold the places of the days and of the hours in the words of the language. */
const places = { label: '\u0091', value: '\u0090' }

/** Days and the hours that are theirs, which stay whole in one line. */
export function HoursLine({ of: { days, time } }: { of: { days: ReactNode; time: string } }) {
  const parts = useWords('details')('pair', places).split(/([\u0090\u0091])/)
  const shown = new Map<string, ReactNode>([
    [places.label, days],
    [places.value, <span className="fact">{time}</span>],
  ])
  return parts.filter((part) => part !== '').map((part) => <Fragment key={part}>{shown.get(part) ?? part}</Fragment>)
}
