import { describe, expect, test } from 'vitest'
import { checkDates, mayTellDay } from '../../../../src/content/text/days/checkDates.ts'

/** Returns the problems of a text: `underlined > what to write`. */
const told = (value: string): string[] =>
  (mayTellDay(value) ? checkDates({ path: ['body'], value }) : []).map(
    ({ span, fix }) => `${value.slice(span?.start, span?.end)} > ${/"(.*?)"/.exec(fix)?.[1]}`,
  )

describe('src/content/text/days/checkDates, a day that no calendar has', () => {
  test.each([
    ['The offer ends on 31 September.', '31 September > 30 September'],
    ['We reopen on February 30.', 'February 30 > February 29'],
    ['Open until February 30th at noon.', 'February 30th > February 29th'],
    ['From the 31st of June on, we close at six.', '31st of June > 30th of June'],
    ['Founded on 29 February 2026.', '29 February 2026 > 28 February 2026'],
    ['Sale: September 28–31, 2026.', 'September 28–31, 2026 > September 28–30, 2026'],
    ['Book by Sept 31 and save.', 'Sept 31 > Sept 30'],
    ['Closed from 28 to 31 November.', '28 to 31 November > 28 to 30 November'],
    ['Opening on 32 March 2026', '32 March 2026 > 31 March 2026'],
    ['Valid to 31/09/2026.', '31/09/2026 > 30/09/2026'],
    ['Valid to 09/31/2026.', '09/31/2026 > 09/30/2026'],
    ['Valid to 2026-02-30.', '2026-02-30 > 2026-02-28'],
    ['La offre finit le 31 juin.', '31 juin > 30 juin'],
    ['Fermé du 28 au 31 avril 2026, réouverture ensuite.', '28 au 31 avril 2026 > 28 au 30 avril 2026'],
    ['Le 30 février, portes ouvertes.', '30 février > 29 février'],
    ['La oferta vale hasta el 31 de noviembre.', '31 de noviembre > 30 de noviembre'],
    ['Desde el 30 de febrero de 2027.', '30 de febrero de 2027 > 28 de febrero de 2027'],
    ['Das Angebot gilt bis 31. September.', '31. September > 30. September'],
    ['Ab 31. Juni 2026 sind wir im Neubau.', '31. Juni 2026 > 30. Juni 2026'],
    ['Gültig bis 31.04.2026.', '31.04.2026 > 30.04.2026'],
  ])('in %j is told', (text, said) => {
    expect(told(text)).toEqual([said])
  })

  test.each([
    'Open from 31 August to 30 September, and on February 29.',
    'On 29 February 2028 we turn ten.',
    'We shot 31 June weddings and 30 February birthdays.',
    'In June 31 roofs were new; in September 30.',
    'Find us at 31 June Street, next to 30 February House.',
    'Of 31 June’s jobs, 30 came by word of mouth.',
    'It costs $31 September to May, or £30 February only.',
    'At 9:31 June calls the crew in.',
    'A set 31 tables wide, and 35 may come.',
    'Permit 45/99/2026, form 12/31/2026, form 31/12/2026.',
    'Call 030 31 04 2026, or see page 31.',
    'Room 31, June to August.',
    'Le 31 mai et le 30 juin, à 19 h 30.',
    'Los 31 de agosto y el 29 de febrero.',
    'Am 31. Mai, am 29. Februar und um 20.30 Uhr.',
    'A dollar of 1.31 June averages.',
    'The 30 Junior players and 31 Sepia prints.',
  ])('%j stays as it is', (text) => {
    expect(told(text)).toEqual([])
  })
})

describe('src/content/text/days/checkDates, the day of the week', () => {
  test.each([
    ['Monday 3 March 2026: the new hall opens.', 'Monday 3 March 2026 > Tuesday'],
    ['Join us on Friday 10 December 2026.', 'Friday 10 December 2026 > Thursday'],
    ['Join us Fri, Dec. 10, 2026!', 'Fri, Dec. 10, 2026 > Thu'],
    ['Closed on Monday, 2026-03-03.', 'Monday, 2026-03-03 > Tuesday'],
    ['Closed on Monday, 3/3/2026.', 'Monday, 3/3/2026 > Tuesday'],
    ['Viernes, 10 de diciembre de 2026: consultas gratuitas.', 'Viernes, 10 de diciembre de 2026 > Jueves'],
    ['Une soirée le vendredi 10 décembre 2026.', 'vendredi 10 décembre 2026 > jeudi'],
    ['Ein Abend am Freitag, den 10. Dezember 2026.', 'Freitag, den 10. Dezember 2026 > Donnerstag'],
    ['Wir öffnen am Montag, 03.03.2026.', 'Montag, 03.03.2026 > Dienstag'],
    ['Mo., 3. März 2026', 'Mo., 3. März 2026 > Di'],
  ])('in %j is told', (text, said) => {
    expect(told(text)).toEqual([said])
  })

  test.each([
    'Tuesday 3 March 2026, and Thursday, December 10, 2026.',
    'Every Monday, March 3 to May 5, 2026.',
    'Saturday & Sunday, March 7–8, 2026.',
    'Saturday, March 7 and 8, 2026.',
    'So, 3 March 2026 it is.',
    'Monday, 2/3/2026 or 3/2/2026, whichever way you write it.',
    'Friday 13 October 1307 in the old calendar.',
    'We rest on Monday. 3 March 2026 is a working day.',
    'Mardi 3 mars 2026 et jeudi 10 décembre 2026.',
    'El martes 3 de marzo de 2026.',
    'Am Dienstag, dem 3. März 2026, und Di., 3. März 2026.',
    'Sonnabend, 7. März 2026.',
  ])('%j stays as it is', (text) => {
    expect(told(text)).toEqual([])
  })
})

describe('src/content/text/days/checkDates, texts that need no search', () => {
  test.each(['30 counters in 35 rooms', 'Since 2019, 30 crews.'])('skips "%s"', (text) => {
    expect(mayTellDay(text)).toBe(false)
  })

  test.each(['31 Juni', 'Le 30 FÉVRIER', 'el 31 de abril', '2027-02-30', '30/02/2027'])('looks at "%s"', (text) => {
    expect(mayTellDay(text)).toBe(true)
  })
})
