import { Fragment, type ReactNode } from 'react'
import { useWords } from './words/Words.tsx'

/** Placeholders for days and hours in the words of the language. */
const places = { label: '\u0091', value: '\u0090' }

/** Days with their hours; the hours do not break across lines. */
export function HoursLine({ of: { days, time } }: { of: { days: ReactNode; time: string } }) {
  const parts = useWords('details')('pair', places).split(/([\u0090\u0091])/)
  const shown = new Map<string, ReactNode>([
    [places.label, days],
    [places.value, <span className="fact">{time}</span>],
  ])
  return parts.filter((part) => part !== '').map((part) => <Fragment key={part}>{shown.get(part) ?? part}</Fragment>)
}
