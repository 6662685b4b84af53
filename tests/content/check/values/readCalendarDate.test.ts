import { describe, expect, test } from 'vitest'
import { readCalendarDate, readMoment } from '../../../../src/content/check/values/readCalendarDate.ts'

describe('src/content/check/values/readCalendarDate', () => {
  test.each([
    ['2026-3-7', '2026-03-07'],
    ['2026/03/07', '2026-03-07'],
    ['7.3.2026', '2026-03-07'],
    ['24/12/2026', '2026-12-24'],
    ['12/24/2026', '2026-12-24'],
    ['March 7, 2026', '2026-03-07'],
    ['Sept. 7 2026', '2026-09-07'],
    ['7th of March 2026', '2026-03-07'],
    ['7 mar 2026', '2026-03-07'],
    ['2026-03-07T18:00', '2026-03-07'],
  ])('reads the day of %s', (text, day) => {
    expect(readCalendarDate(text)).toBe(day)
  })

  test.each(['3/4/2026', '2026-02-30', '31.4.2026', 'next Monday', 'Smarch 7, 2026', '2026'])(
    'leaves %s alone',
    (text) => {
      expect(readCalendarDate(text)).toBe(text)
    },
  )

  test.each([
    ['2026-03-07 18:00', '2026-03-07T18:00'],
    ['2026-03-07T18:00:00', '2026-03-07T18:00'],
    ['March 7, 2026 at 6 pm', '2026-03-07T18:00'],
    ['7 March 2026, 12:30 a.m.', '2026-03-07T00:30'],
    ['7.3.2026 9.30', '2026-03-07T09:30'],
    ['7 March 2026', '2026-03-07'],
  ])('reads the day and the time of %s', (text, moment) => {
    expect(readMoment(text)).toBe(moment)
  })

  test.each(['2026-03-07 25:00', '2026-03-07 in the evening'])('makes no time of %s', (text) => {
    expect(readMoment(text)).toBe(text)
  })
})
