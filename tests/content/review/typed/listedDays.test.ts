import { describe, expect, test } from 'vitest'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { checkWeekdays } from '../../../../src/content/review/typed/checkWeekdays.ts'
import { builtInTypes } from '../../../../src/content/schema/sectionTypes.ts'

const sundays = {
  starts: '2027-03-14T10:00',
  ends: '2027-03-14T15:00',
  alsoOn: [{ starts: '2027-03-21T10:00', ends: '2027-03-21T15:00' }],
}
const { alsoOn: _, ...oneSunday } = sundays

/** Returns the problems in a text of an event on two Sundays, 14 and 21 March 2027. */
function judge(description: string, days: Partial<SitePage['page']> = sundays): string[] {
  const page: SitePage = {
    file: 'pages/events/sugar.json',
    path: '/events/sugar/',
    page: { name: 'Sugar', title: 'Sugar', description, ...days },
    notes: { words: [], anchors: [] },
    sections: [],
  }
  return checkWeekdays(page, builtInTypes).map(
    ({ code, span }) => `${code}: ${description.slice(span?.start, span?.end)}`,
  )
}

describe('src/content/review/typed/checkWeekdays, days in a list', () => {
  test.each([
    ['Dans la cour, les dimanches 14 et 28 mars.', 'day-beside-event: 28'],
    ['Les 14 et 28 mars, dès 10 h.', 'day-beside-event: 28'],
    ['Les dimanches 14 et 28 mars 2027.', 'day-beside-event: 28'],
    ['Les samedis 14 et 21 mars.', 'wrong-weekday: samedis 14 et 21 mars'],
    ['Sundays, March 14 and 28, in our yard.', 'day-beside-event: 28'],
    ['On 7 and 21 March we fill the yard.', 'day-beside-event: 7'],
    ['Los domingos 14 y 28 de marzo.', 'day-beside-event: 28'],
    ['Los sábados 14 y 21 de marzo.', 'wrong-weekday: Los sábados 14 y 21 de marzo'],
    ['Sonntags, 14. und 28. März.', 'day-beside-event: 28'],
    ['Am 14. März und 21. April im Hof.', 'day-beside-event: 21'],
  ])('in %j is told', (text, told) => {
    expect(judge(text)).toEqual([told])
  })

  test.each([
    'Dans la cour, les dimanches 14 et 21 mars.',
    'Les 14 et 21 mars, dès 10 h.',
    'Réservez avant les 7 et 14 mars.',
    'Du 14 au 21 mars, la cabane reste montée.',
    'Les tables de 8 et 12 couverts, le 14 mars.',
    'Sundays, March 14 and 21.',
    'Tickets from us on 7 and 14 March.',
    'March 14–21 is sugar week in town.',
    'The market is on 3 and 10 April.',
    'Los domingos 14 y 21 de marzo.',
    'Sonntags, 14. und 21. März.',
    'Anmelden bis 7. oder 14. März.',
  ])('%j stays as it is', (text) => {
    expect(judge(text)).toEqual([])
  })

  test('a page of one day may name the others of a series', () => {
    expect(judge('Every second Sunday, 14 and 28 March.', oneSunday)).toEqual([])
  })
})
