import { describe, expect, test } from 'vitest'
import { checkHours } from '../../../src/content/facts/checkHours.ts'

const check = (days: string, time: string, schema: string) =>
  checkHours({ hours: [{ days, time, schema }] }, ['company'])

describe('src/content/facts/checkHours', () => {
  test.each([
    ['Monday–Friday', '7 am – 7 pm', 'Mo-Fr 07:00-19:00'],
    ['Monday to Friday', '7:00 AM to 7:00 PM', 'Mo-Fr 07:00-19:00'],
    ['Mon - Fri', '7am-7pm', 'Mo-Fr 07:00-19:00'],
    ['Mon.–Fri.', '7 a.m. – 7 p.m.', 'Mo-Fr 07:00-19:00'],
    ['Weekdays', '07:00–19:00', 'Mo-Fr 07:00-19:00'],
    ['Monday through Friday', 'from 9 to 5', 'Mo-Fr 09:00-17:00'],
    ['Mon, Wed & Fri', '9–5 pm', 'Mo,We,Fr 09:00-17:00'],
    ['Mondays and Tuesdays', '9.30–17.30', 'Mo,Tu 09:30-17:30'],
    ['Tues–Thurs', 'noon – midnight', 'Tu-Th 12:00-24:00'],
    ['Saturday', '8 am – 2 pm', 'Sa 08:00-14:00'],
    ['Sat–Sun', '10–4', 'Sa-Su 10:00-16:00'],
    ['Weekends', '10–4', 'Sa,Su 10:00-16:00'],
    ['Saturday to Monday', '10–4', 'Sa-Mo 10:00-16:00'],
    ['Daily', 'Open 24 hours', 'Mo-Su 00:00-24:00'],
    ['Every day', '24/7', 'Mo-Su'],
    ['Friday', '6 pm – 2 am', 'Fr 18:00-02:00'],
    ['Montag–Freitag', '8–18 Uhr', 'Mo-Fr 08:00-18:00'],
    ['Lundi au vendredi', '8 h 30 à 17 h', 'Mo-Fr 08:30-17:00'],
    ['Monday', '9 in the morning to 6 in the evening', 'Mo 09:00-18:00'],
    ['By appointment', 'call us', 'Mo-Fr 09:00-17:00'],
    ['Monday–Friday', '9–12 and 1–5', 'Mo-Fr 09:00-12:00'],
    ['Monday–Friday (except holidays)', '9 am – 5 pm', 'Mo-Sa 09:00-17:00'],
  ])('says nothing of %s, %s, %s', (days, time, schema) => {
    expect(check(days, time, schema)).toEqual([])
  })

  test.each([
    ['fr', 'Dimache', 'Dimanche'],
    ['fr', 'du lundi au vendrdi', 'vendredi'],
    ['es', 'Miercles', 'Miércoles'],
    ['de', 'Donerstag', 'Donnerstag'],
    ['en', 'Saterday', 'Saturday'],
  ])('knows what day is meant in %s by %s', (language, days, day) => {
    const hours = [{ days, time: '10–12' }]
    expect(checkHours({ hours }, ['company'], language)).toMatchObject([{ code: 'misspelt-day', replacement: day }])
  })

  test.each([
    ['fr', 'Jours fériés'],
    ['fr', 'Vacances scolaires'],
    ['es', 'Domingos y festivos'],
    ['es', 'Días laborables'],
    ['de', 'Sonn- und Feiertags'],
    ['de', 'Werktags'],
    ['de', 'Nach Vereinbarung'],
    ['en', 'Montag'],
    ['it', 'Lunedi'],
  ])('takes in %s for no misspelt day: %s', (language, days) => {
    expect(checkHours({ hours: [{ days, time: '10–12' }] }, ['company'], language)).toEqual([])
  })

  test.each([
    ['Monday–Friday', '7 am – 7 pm', 'Mo-Fr 07:00-18:00', 'If the text is right, write "Mo-Fr 07:00-19:00".'],
    ['Monday–Friday', '7 am – 7 pm', 'Mo-Fr 19:00-07:00', 'If the text is right, write "Mo-Fr 07:00-19:00".'],
    ['Monday–Saturday', '7 am – 7 pm', 'Mo-Fr 07:00-19:00', 'If the text is right, write "Mo-Sa 07:00-19:00".'],
    ['Mon, Wed', '9:00–17:00', 'Mo-We 09:00-17:00', 'If the text is right, write "Mo,We 09:00-17:00".'],
    ['Weekends', '10 am – 4 pm', 'Sa 10:00-16:00', 'If the text is right, write "Sa,Su 10:00-16:00".'],
    ['Saturday', '8 am – 2 pm', 'Su 08:00-14:00', 'If the text is right, write "Sa 08:00-14:00".'],
    ['Saturday', '12 am – 12 pm', 'Sa 12:00-24:00', 'If the text is right, write "Sa 00:00-12:00".'],
    ['Monday–Friday', '9–5', 'Mo-Fr 08:00-17:00', 'Write the same days and times in both.'],
    ['Sunday', 'Closed', 'Su', 'Delete "schema", if the text is right: days without it are closed.'],
    ['Sunday', 'Closed', 'Su 09:00-12:00', 'Delete "schema", if the text is right: days without it are closed.'],
    ['Montag', '8 am – 2 pm', 'Mo 08:00-15:00', 'If the text is right, write "Mo 08:00-14:00".'],
  ])('tells %s, %s from %s', (days, time, schema, fix) => {
    expect(check(days, time, schema)).toMatchObject([{ code: 'hours-differ', fix }])
  })

  test.each([
    ['de-DE', 'Montag–Freitag', '8–19 Uhr', 'Mo-Fr 08:00-19:00', 'Mo-Fr 08:00-18:00'],
    ['de', 'Mo, Mi und Fr', '8:30 bis 12 Uhr', 'Mo,We,Fr 08:30-12:00', 'Mo-Fr 08:30-12:00'],
    ['de', 'Sonnabend', 'von 9 bis 14 Uhr', 'Sa 09:00-14:00', 'Su 09:00-14:00'],
    ['fr-CA', 'Du lundi au vendredi', '8 h 30 à 17 h', 'Mo-Fr 08:30-17:00', 'Mo-Fr 08:30-18:00'],
    ['fr', 'Lundi et mardi', 'de 9h à 18h', 'Mo,Tu 09:00-18:00', 'Mo-We 09:00-18:00'],
    ['es', 'Lunes a viernes', 'de 8 a 19 h', 'Mo-Fr 08:00-19:00', 'Mo-Sa 08:00-19:00'],
    ['es-US', 'Lunes a viernes', '9 am – 6 pm', 'Mo-Fr 09:00-18:00', 'Mo-Fr 09:00-17:00'],
    ['es-MX', 'Lunes a viernes', '9:00 a. m. a 6:00 p. m.', 'Mo-Fr 09:00-18:00', 'Mo-Fr 09:00-17:00'],
    ['es-MX', 'Lunes a viernes', 'de 9 de la mañana a 6 de la tarde', 'Mo-Fr 09:00-18:00', 'Mo-Fr 09:00-17:00'],
    ['es', 'Lunes a viernes', 'de las 9 a las 18 h', 'Mo-Fr 09:00-18:00', 'Mo-Fr 09:00-17:00'],
    ['es', 'Lunes a viernes', 'mediodía – 18:00 hrs.', 'Mo-Fr 12:00-18:00', 'Mo-Fr 12:00-17:00'],
    ['fr-CA', 'Lundi au vendredi', '9 am – midi', 'Mo-Fr 09:00-12:00', 'Mo-Fr 09:00-13:00'],
    ['de', 'Montag', '8 Uhr morgens bis 6 Uhr abends', 'Mo 08:00-18:00', 'Mo 08:00-06:00'],
    ['es-MX', 'Sábado y domingo', '10:00–14:00', 'Sa,Su 10:00-14:00', 'Sa,Su 10:00-15:00'],
  ])('reads the hours of a site in %s', (language, days, time, right, wrong) => {
    const problems = (schema: string) => checkHours({ hours: [{ days, time, schema }] }, ['company'], language)
    expect(problems(right)).toEqual([])
    expect(problems(wrong)).toMatchObject([{ code: 'hours-differ', fix: `If the text is right, write "${right}".` }])
  })

  test('says nothing of hours in a language that it does not read', () => {
    const hours = [{ days: 'Lunedì–Venerdì', time: '8–19', schema: 'Mo-Sa 08:00-12:00' }]
    expect(checkHours({ hours }, ['company'], 'it')).toEqual([])
  })

  test('leaves open which half of the day a Spanish text means', () => {
    const check = (schema: string) =>
      checkHours({ hours: [{ days: 'Lunes', time: 'de 9 a 6', schema }] }, ['company'], 'es-MX')
    expect([check('Mo 09:00-18:00'), check('Mo 09:00-06:00')]).toEqual([[], []])
    expect(check('Mo 09:00-17:00')).toMatchObject([{ code: 'hours-differ' }])
  })
})
