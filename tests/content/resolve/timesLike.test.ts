import { describe, expect, test } from 'vitest'
import { timesLike } from '../../../src/content/resolve/days/timesLike.ts'

describe('src/content/resolve/days/timesLike', () => {
  test.each([
    [['9 am – 4.30 pm'], '08:00-12:30', '8 am – 12.30 pm'],
    [['7am-7pm', '8am-2pm'], '00:00-12:00', '12am-12pm'],
    [['8:30 A.M. to 5 P.M.'], '10:15-23:00', '10:15 A.M. to 11 P.M.'],
    [['9 a. m. a 5 p. m.'], '09:00-17:00', '9 a. m. a 5 p. m.'],
    [['by appointment', '8 am – 7 pm'], '08:00-12:00', '8 am – 12 pm'],
  ])('writes beside %j the times %s as %s', (written, fromTo, shown) => {
    expect(timesLike(written, fromTo)).toBe(shown)
  })

  test.each([[['8:00 – 18:00']], [['17 h 30 – 22 h']], [['by appointment']], [[]]])(
    'leaves the form to the language beside %j',
    (written) => {
      expect(timesLike(written, '08:00-12:00')).toBeUndefined()
    },
  )
})
