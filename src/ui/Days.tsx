import { Fragment } from 'react'
import type { DaysModel } from '../content/model/pageModel.ts'

/** Days in the language of the page, with machine-readable dates. No line begins with the dash between two days. */
export function Days({ days }: { days: DaysModel }) {
  return days.map(({ text, datetime }, index) => {
    const isAfterDay = days[index - 1]?.datetime !== undefined
    if (datetime === undefined) return isAfterDay ? text.slice(text.trimEnd().length) : text
    const next = days[index + 1]
    const day = <time dateTime={datetime}>{text}</time>
    if (next === undefined || next.datetime !== undefined) return <Fragment key={datetime}>{day}</Fragment>
    return (
      <span key={datetime} className="fact">
        {day}
        {next.text.trimEnd()}
      </span>
    )
  })
}
