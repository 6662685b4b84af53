import { describe, expect, test } from 'vitest'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { checkWeekdays } from '../../../../src/content/review/typed/checkWeekdays.ts'
import { builtInTypes } from '../../../../src/content/schema/sectionTypes.ts'

/** Returns the problems in a text of an event on 10 December 2026, a Thursday. */
function judge(description: string): string[] {
  const page: SitePage = {
    file: 'pages/events/evening.json',
    path: '/events/evening/',
    page: { name: 'Evening', title: 'Evening', description, starts: '2026-12-10T17:30', ends: '2026-12-10T20:00' },
    notes: { words: [], anchors: [] },
    sections: [],
  }
  return checkWeekdays(page, builtInTypes).map(({ fix, code }) =>
    code === 'wrong-weekday' ? (fix.split('"')[1] ?? '') : code,
  )
}

describe('src/content/review/typed/checkWeekdays', () => {
  test.each([
    ['en', 'Join us on Friday, December 10, at half past five.', 'Thursday'],
    ['en', 'Join us on Fri, Dec 10.', 'Thu'],
    ['en', 'Join us on Friday, the 10th of December.', 'Thursday'],
    ['en', 'Join us on Friday, December 11.', 'day-beside-event'],
    ['es', 'Noche de consultas el viernes 10 de diciembre.', 'jueves'],
    ['es-US', 'Viernes, 10 de diciembre: consultas gratuitas.', 'Jueves'],
    ['fr', 'Une soirée le vendredi 10 décembre, avec buffet.', 'jeudi'],
    ['de', 'Ein Abend am Freitag, den 10. Dezember.', 'Donnerstag'],
    ['de', 'Ein Abend am Freitag, 11. Dezember.', 'day-beside-event'],
  ])('in %s, %j is told', (_, text, told) => {
    expect(judge(text)).toEqual([told])
  })

  test.each([
    ['en', 'Join us on Thursday, December 10, and on no other day.'],
    ['en', 'Register by Wednesday, December 9.'],
    ['en', 'Next time: Friday, January 8, 2027.'],
    ['en', 'Friday, December 10:30 is when the doors open.'],
    ['en', 'Last year it was on Saturday, December 13, 2025.'],
    ['en', 'Good Friday, May Day and the Friday after.'],
    ['es', 'El jueves 10 de diciembre de 2026, a las 17:30.'],
    ['es', 'Inscríbase hasta el miércoles 9 de diciembre.'],
    ['fr', 'Le jeudi 10 décembre, dès 17 h 30.'],
    ['de', 'Am Donnerstag, den 10. Dezember, ab 17.30 Uhr.'],
    ['it', 'Venerdì 10 dicembre.'],
  ])('in %s, %j stays as it is', (_, text) => {
    expect(judge(text)).toEqual([])
  })
})
