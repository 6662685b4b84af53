import { describe, expect, test } from 'vitest'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { createOpenUntilCheck } from '../../../../src/content/review/hours/createOpenUntilCheck.ts'
import { smallConfig } from '../../smallSite.ts'

const hours = [
  { days: 'Monday–Friday', time: '9 am – 5 pm', schema: 'Mo-Fr 09:00-17:00' },
  { days: 'Saturday', time: '9 am – 1 pm', schema: 'Sa 09:00-13:00' },
]
const late = [{ days: 'Tuesday, Thursday', time: '10 am – 6 pm', schema: 'Tu,Th 10:00-18:00' }]
const { address, phone } = smallConfig.company
const company = { ...smallConfig.company, hours, branches: { quay: { name: 'Quay', address, phone, hours: late } } }

/** Returns what a description says of the end of the hours. */
function told(language: string, description: string, more: object = {}, path = '/'): string[] {
  const page: SitePage = {
    ...{ file: 'pages/index.json', path, notes: { words: [], anchors: [] }, sections: [] },
    page: { name: 'Home', title: 'Home', description, ...more },
  }
  return createOpenUntilCheck({ ...smallConfig, language, company })(page).map(({ span }) =>
    description.slice(span?.start, span?.end),
  )
}
const quay = { branch: 'quay' }

describe('src/content/review/hours/createOpenUntilCheck', () => {
  test.each([
    [
      'en',
      'Bicycles by the river. Tuesday and Thursday evenings until seven.',
      'Tuesday and Thursday evenings until seven',
    ],
    ['de', 'Räder am Fluss. Dienstag und Donnerstag bis 19 Uhr.', 'Dienstag und Donnerstag bis 19'],
    ['fr', 'Des vélos. Le mardi et le jeudi jusqu’à 19 h 30.', 'mardi et le jeudi jusqu’à 19 h 30'],
    ['es', 'Bicicletas. Martes y jueves hasta las siete.', 'Martes y jueves hasta las siete'],
  ])('tells, in %s, %j of a branch', (language, text, said) => {
    expect(told(language, text, quay, '/quay/')).toEqual([said])
  })

  test('compares the home page with all offices', () => {
    expect(told('en', 'Saturday until two.')).toEqual(['Saturday until two'])
    for (const text of ['Saturday until one.', 'Tuesday until 5 pm.', 'Tuesday and Thursday until six.'])
      expect(told('en', text), text).toEqual([])
  })

  test.each([
    ['en', 'Tuesday and Thursday evenings until six.'],
    ['en', 'Tuesday and Thursday from 10 am until 6 pm.'],
    ['en', 'On Thursday the mechanic stays until seven.'],
    ['en', 'Wheels brought in on Tuesday until noon are true by night.'],
    ['en', 'Sunday until seven.'],
    ['en', 'Tuesday until late.'],
    ['de', 'Dienstag und Donnerstag bis 18 Uhr.'],
    ['de', 'Dienstag bis Donnerstag von 10 bis 18 Uhr.'],
    ['fr', 'Le mardi et le jeudi jusqu’à 18 h.'],
    ['fr', 'Le mardi, atelier pour enfants jusqu’à 19 h.'],
    ['es', 'Martes y jueves hasta las seis.'],
  ])('in %s, %j stays as it is', (language, text) => {
    expect(told(language, text, quay, '/quay/')).toEqual([])
  })

  test('leaves other pages alone, which may speak of deliveries', () => {
    expect(told('en', 'Tuesday until seven.', {}, '/deliveries/')).toEqual([])
  })
})
