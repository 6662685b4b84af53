import { describe, expect, test } from 'vitest'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { createOpenSpanCheck } from '../../../../src/content/review/hours/createOpenSpanCheck.ts'
import { smallConfig } from '../../smallSite.ts'

/** Tuesday to Saturday evenings, and Sunday before noon; closed on Mondays. */
const hours = [
  { days: 'Tuesday–Saturday', time: '5:30 pm – 10 pm', schema: 'Tu-Sa 17:30-22:00' },
  { days: 'Sunday', time: '10 am – 2 pm', schema: 'Su 10:00-14:00' },
]

/** Returns the problems in the description of a page: `underlined > the day`. */
function told(language: string, description: string, path = '/'): string[] {
  const page: SitePage = {
    ...{ file: 'pages/index.json', path, notes: { words: [], anchors: [] }, sections: [] },
    page: { name: 'Home', title: 'Home', description },
  }
  const site = { ...smallConfig, language, company: { ...smallConfig.company, hours } }
  return createOpenSpanCheck(site)(page).map(
    ({ span, message }) => `${description.slice(span?.start, span?.end)} > ${/of (.*)\.$/.exec(message)?.[1]}`,
  )
}

describe('src/content/review/hours/createOpenSpanCheck', () => {
  test.each([
    [
      'fr',
      'Un feu d’érable. Du lundi au samedi soir, et le dimanche pour le déjeuner tardif.',
      'lundi au samedi > Monday',
    ],
    ['fr', 'Une carte courte. Le soir, du lundi au samedi.', 'lundi au samedi > Monday'],
    ['en', 'Forty seats. Monday to Saturday evenings, and Sunday for a late brunch.', 'Monday to Saturday > Monday'],
    ['en', 'Forty seats. Mon–Sat from 5:30 pm.', 'Mon–Sat > Monday'],
    ['de', 'Vierzig Plätze. Montag bis Samstag ab 17.30 Uhr.', 'Montag bis Samstag > Monday'],
    ['es', 'Cuarenta mesas. De lunes a sábado por la noche.', 'lunes a sábado > Monday'],
  ])('in %s, %j is told', (language, text, said) => {
    expect(told(language, text)).toEqual([said])
  })

  test.each([
    ['fr', 'Un feu d’érable. Du mardi au samedi soir, et le dimanche pour le déjeuner tardif.'],
    ['fr', 'Du lundi au samedi, nous livrons le pain.'],
    ['fr', 'La réservation se prend du lundi au samedi.'],
    ['fr', 'Le lundi et le samedi.'],
    ['en', 'Tuesday to Saturday evenings, and Sunday for brunch.'],
    ['en', 'The phone is answered Monday to Saturday.'],
    ['en', 'Bread from the oven, Monday to Friday.'],
    ['en', 'Tuesday to Sunday.'],
    ['de', 'Dienstag bis Samstag ab 17.30 Uhr, Sonntag ab 10 Uhr.'],
    ['de', 'Montag bis Freitag Mittagstisch im Hof nebenan.'],
    ['es', 'De martes a sábado por la noche.'],
    ['es', 'De lunes a viernes servimos menús a empresas.'],
  ])('in %s, %j stays as it is', (language, text) => {
    expect(told(language, text)).toEqual([])
  })

  test('leaves other pages alone, which may speak of deliveries', () => {
    expect(told('en', 'Deliveries. Monday to Saturday.', '/deliveries/')).toEqual([])
  })
})
