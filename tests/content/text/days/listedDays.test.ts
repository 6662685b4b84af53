import { describe, expect, test } from 'vitest'
import { checkDates, mayTellDay } from '../../../../src/content/text/days/checkDates.ts'

/** Returns the problems of a text: `underlined > what it must be`. */
const told = (value: string): string[] =>
  (mayTellDay(value) ? checkDates({ path: ['body'], value }) : []).map(
    ({ span, message }) => `${value.slice(span?.start, span?.end)} > ${/"([^"]*)"\.$/.exec(message)?.[1]}`,
  )

describe('src/content/text/days/findDayLists, days of the week of several days', () => {
  test.each([
    ['Les samedis 14 et 21 mars 2027, dans la cour.', 'samedis 14 et 21 mars 2027 > dimanches'],
    ['Les samedis 14 mars et 4 avril 2027.', 'samedis 14 mars et 4 avril 2027 > dimanches'],
    ['Les dimanches 14 et 22 mars 2027.', '22 > lundi'],
    ['Le samedi 13 et le dimanche 15 mars 2027.', 'dimanche 15 mars 2027 > lundi'],
    ['Le vendredi 13 et le dimanche 14 mars 2027.', '13 > samedi'],
    ['Saturdays, March 14 and 21, 2027, in our yard.', 'Saturdays, March 14 and 21, 2027 > Sundays'],
    ['Mondays 14, 21 & 28 March 2027', 'Mondays 14, 21 & 28 March 2027 > Sundays'],
    ['Sundays, 14 and 22 March 2027', '22 > Monday'],
    ['On Fri 13 and Sun 14 March 2027.', '13 > Sat'],
    ['Los sábados 14 y 21 de marzo de 2027.', 'Los sábados 14 y 21 de marzo de 2027 > domingos'],
    ['Los lunes 14 y 21 de marzo de 2027.', 'Los lunes 14 y 21 de marzo de 2027 > domingos'],
    ['Immer samstags, 14. und 21. März 2027.', 'samstags, 14. und 21. März 2027 > sonntags'],
    ['An den Samstagen 14. und 21. März 2027.', 'Samstagen 14. und 21. März 2027 > Sonntagen'],
    ['Am Freitag, 13. und am Sonntag, 14. März 2027.', '13 > Samstag'],
  ])('in %j is told', (text, said) => {
    expect(told(text)).toEqual([said])
  })

  test.each([
    'Les dimanches 14 et 21 mars 2027, dans la cour.',
    'Les samedis et dimanches 13, 14, 20 et 21 mars 2027.',
    'Du samedi 13 au dimanche 14 mars 2027.',
    'Les dimanches 14 mars et 4 avril 2027 ; 48 $, 22 $ pour les enfants.',
    'Les samedis de 10 h à 14 h, dès le 7 mars 2027.',
    'Ouvert le lundi de 9 à 17 h, fermé du 24 au 31 décembre 2027.',
    'Du 24 décembre 2026 au 4 janvier 2027, le restaurant dort.',
    'Sundays, March 14 and 21, 2027.',
    'Saturday, March 13 and Sunday, March 14, 2027.',
    'Saturday and Sunday, March 13–14, 2027.',
    'Monday to Friday, 14–18 June 2027, from 9 to 5.',
    'Monday 9–5, Saturday 10–4, from 3 March 2027.',
    'Sat 13 and Sun 14 March 2027, doors at 6.',
    'Saturdays 10, 12 and 3; Sundays from 7 March 2027.',
    'Room 14 and 21 March Street; open Sundays since 2019.',
    'In March 14 and 21 guests came on Saturdays of 2027.',
    'The week of Monday, June 14–18, 2027.',
    'Los domingos 14 y 21 de marzo de 2027.',
    'Los lunes 5 y 12 de abril de 2027, a las 18.30.',
    'Del sábado 13 al domingo 14 de marzo de 2027.',
    'De lunes a viernes, 14 y 18 de junio de 2027.',
    'Sonntags, 14. und 21. März 2027, ab 10 Uhr.',
    'Samstag, 13., und Sonntag, 14. März 2027.',
    'Vom 13. bis 14. März 2027, Samstag und Sonntag.',
    'Montag bis Freitag 9 bis 17 Uhr, Samstag 10 bis 14 Uhr, ab 1. März 2027.',
    'Di 14 – 18 Uhr, Do 9 – 12 Uhr; gültig ab 3. März 2027.',
    'Dienstags und donnerstags 9 und 14 Uhr, ab 2. März 2027.',
    'Venerdì 12 e sabato 14 marzo 2027.',
  ])('%j stays as it is', (text) => {
    expect(told(text)).toEqual([])
  })
})
