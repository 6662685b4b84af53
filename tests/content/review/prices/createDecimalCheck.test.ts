import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { pageFile, underlined } from '../../inMemory.ts'
import { leedsConfig, leedsSite } from '../../leedsSite.ts'

const file = 'pages/services/trial.json'

/** Returns the reported prices on a page of a site with a language and a country, each with its remedy. */
function told(sections: object[], language: string, country = 'GB', page: object = {}): string[] {
  const { address, ...company } = leedsConfig.company
  const config = { ...leedsConfig, language, company: { ...company, address: { ...address, country } } }
  const sources: Record<string, string> = {
    ...leedsSite,
    'site.config.json': JSON.stringify(config),
    [file]: pageFile(sections, page),
  }
  return compileSite({ sources })
    .problems.filter((problem) => problem.code === 'price-of-elsewhere' && problem.file === file)
    .map((problem) => `${underlined(problem, sources[file] ?? '')}: ${problem.fix}`)
}

const prose = (body: string) => [{ type: 'prose', heading: 'Rates', body }]
const list = (price: string) => [
  {
    type: 'priceList',
    heading: 'Rates',
    groups: [
      {
        items: [
          { title: 'One', price },
          { title: 'Two', price: '12 €' },
        ],
      },
    ],
  },
]

describe('src/content/review/prices/createDecimalCheck', () => {
  test.each([
    ['de-DE', 'DE', 'Die Untersuchung kostet 28.10 €.', '28.10 €: Write "28,10 €".'],
    ['de-DE', 'DE', 'Ab € 1,290.50 im Monat.', '€ 1,290.50: Write "€ 1.290,50".'],
    ['fr-FR', 'FR', 'Une heure de conduite coûte 58.50 €.', '58.50 €: Write "58,50 €".'],
    ['es-ES', 'ES', 'Una hora cuesta 58.50 €.', '58.50 €: Write "58,50 €".'],
    ['en-GB', 'GB', 'A check-up is £58,50 with us.', '£58,50: Write "£58.50".'],
    ['en-GB', 'GB', 'An implant is £2.350 with us.', '£2.350: Write "£2,350".'],
    ['de-DE', 'DE', 'Ein Implantat kostet 2,350 €.', '2,350 €: Write "2.350 €".'],
  ])('tells of the mark of another language, %s in %s: %j', (language, country, body, found) => {
    expect(told(prose(body), language, country)).toEqual([found])
  })

  test('reads price fields of lists', () => {
    expect(told(list('28.10 €'), 'de-DE', 'DE')).toEqual(['28.10 €: Write "28,10 €".'])
    expect(told(list('28,10 €'), 'de-DE', 'DE')).toEqual([])
    expect(told(list('£2.350'), 'en-GB')).toContain('£2.350: Write "£2,350".')
  })

  test.each([
    ['de-DE', 'DE', 'Die Untersuchung kostet 28,10 €, mit Impfung 1.290 €.'],
    ['de-CH', 'CH', 'Die Untersuchung kostet 28.10 CHF.'],
    ['fr-FR', 'FR', 'Une heure coûte 58,50 €, vingt heures 1 290,00 €.'],
    ['es', 'US', 'Una hora cuesta $58.50.'],
    ['es-ES', 'ES', 'El paquete cuesta 1.290 €.'],
    ['en-GB', 'GB', 'A check-up is £58.50, a crown £1,250.'],
    ['en-US', 'US', 'Heating oil was $3.459 a gallon.'],
    ['en', 'DE', 'A check-up is €58.50.'],
    ['en-GB', 'GB', 'Doors open at 7,30 and close at 9.'],
  ])('leaves alone what is written so there, %s in %s: %j', (language, country, body) => {
    expect(told(prose(body), language, country)).toEqual([])
  })

  test('leaves what a post tells and what the page mentions', () => {
    expect(told(prose('In Leeds kostet das 28.10 €.'), 'de-DE', 'DE', { date: '2026-03-01' })).toEqual([])
    expect(told(prose('In Leeds kostet das 28.10 €.'), 'de-DE', 'DE', { mentions: ['28.10 €'] })).toEqual([])
  })
})
