import type { DaysModel } from '../content/model/pageModel.ts'

/** Days in the language of the page, which machines can read too. */
export function Days({ days }: { days: DaysModel }) {
  return days.map(({ text, datetime }) =>
    datetime === undefined ? (
      text
    ) : (
      <time key={datetime} dateTime={datetime}>
        {text}
      </time>
    ),
  )
}
