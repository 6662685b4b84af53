import { describe, expect, test } from 'vitest'
import type { Site } from '../../../../schemas/index.ts'
import { checkNoticeDays } from '../../../../src/content/review/hours/checkNoticeDays.ts'
import { smallConfig } from '../../smallSite.ts'

const closures = [
  { from: '2026-12-24', to: '2026-12-27', note: 'Christmas' },
  { from: '2027-05-31', note: 'Memorial Day' },
]

/** Returns the codes of the problems of a notice that is shown until a day. */
function told(text: string, until: string, company: Partial<Site['company']> = {}): string[] {
  const site = { ...smallConfig, company: { ...smallConfig.company, ...company }, notice: { text, until } }
  return checkNoticeDays(site).map(({ code }) => code)
}

describe('src/content/review/hours/checkNoticeDays', () => {
  test.each([
    ['We are closed on Monday, May 27.', '2027-05-31', 'wrong-weekday'],
    ['Geschlossen am Montag, 27. Mai.', '2027-05-31', 'wrong-weekday'],
    ['Our offices are closed from December 24 to December 27.', '2026-12-20', 'notice-ends-early'],
    ['Closed from December 24 to January 4.', '2026-12-31', 'notice-ends-early'],
    ['Vom 24. Dezember bis 4. Januar bleibt die Praxis geschlossen.', '2026-12-31', 'notice-ends-early'],
    ['Fermé du 24 décembre au 4 janvier.', '2026-12-31', 'notice-ends-early'],
    ['Cerrado del 24 de diciembre al 4 de enero.', '2026-12-31', 'notice-ends-early'],
    ['Fermé du 24 décembre au 4 janvier.', '2027-02-04', 'notice-long-after'],
  ])('finds the days of %j until %s', (text, until, code) => {
    expect(told(text, until)).toEqual([code])
  })

  test.each([
    ['We are closed on Monday, May 31.', '2027-05-31'],
    ['Closed from December 24 to January 4. Until then, the private room still has evenings.', '2027-01-04'],
    ['Closed from December 24 to January 4. We are sorry for the inconvenience.', '2027-01-15'],
    ['Closed from December 24; we reopen on January 5.', '2027-01-04'],
    ['Orders by December 18 arrive before we close on December 24.', '2026-12-18'],
    ['Our new office opens on March 1.', '2027-02-20'],
    ['Closed on Mondays. Our summer menu starts on June 1.', '2027-05-20'],
    ['Register by May 3: the course closes at twenty guests.', '2027-05-01'],
  ])('leaves %j until %s alone', (text, until) => {
    expect(told(text, until)).toEqual([])
  })

  test('compares a holiday with the closure of its name', () => {
    expect(told('We are closed on May 24 for Memorial Day.', '2027-05-31', { closures })).toEqual([
      'closure-told-otherwise',
    ])
    expect(told('We are closed on May 31 for Memorial Day.', '2027-05-31', { closures })).toEqual([])
    expect(told('We are closed on December 26 for Christmas.', '2026-12-27', { closures })).toEqual([])
  })

  test('leaves a text that differs from its closure to the check of closures', () => {
    expect(told('Closed from December 24 to December 29.', '2026-12-27', { closures })).toEqual([])
  })

  test('names both places', () => {
    const notice = { text: 'Closed from December 24 to January 4.', until: '2026-12-31' }
    expect(checkNoticeDays({ ...smallConfig, notice })).toMatchObject([
      {
        path: ['notice', 'until'],
        message: 'The notice ends on 2026-12-31, and its text tells of a closure on 2027-01-04.',
        also: { path: ['notice', 'text'] },
      },
    ])
  })
})
