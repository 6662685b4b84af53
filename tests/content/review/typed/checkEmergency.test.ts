import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { pageFile, underlined } from '../../inMemory.ts'
import { leedsConfig, leedsSite } from '../../leedsSite.ts'

const file = 'pages/services/trial.json'

/** Returns the numbers that are told on a page of a site in a country. */
function told(body: string, country: string, page: object = {}): string[] {
  const { address, ...company } = leedsConfig.company
  const config = { ...leedsConfig, company: { ...company, address: { ...address, country } } }
  const source = pageFile([{ type: 'prose', heading: 'At night', body }], page)
  return compileSite({ sources: { ...leedsSite, 'site.config.json': JSON.stringify(config), [file]: source } })
    .problems.filter(({ code }) => code === 'emergency-of-elsewhere')
    .map((problem) => underlined(problem, source))
}

describe('src/content/review/typed/checkEmergency', () => {
  test.each([
    ['GB', 'If you cannot swallow, dial **911**.', '911'],
    ['AU', 'Call 999 if it smells of gas.', '999'],
    ['DE', 'Wählen Sie 911, wenn es brennt.', '911'],
    ['FR', 'Appelez le 999.', '999'],
    ['ES', 'Llame al 911 si huele a gas.', '911'],
    ['NZ', 'Phone 000 first.', '000'],
  ])('in %s, tells of %j', (country, body, number) => {
    expect(told(body, country)).toEqual([number])
  })

  test.each([
    ['GB', 'If you cannot swallow, dial 999, or ring 112.'],
    ['AU', 'Call 000 if it smells of gas.'],
    ['GB', 'Ring 911 Motors of Leeds for the Porsche, extension 999.'],
    ['NZ', 'Call 911 or 111.'],
  ])('in %s, leaves %j alone', (country, body) => {
    expect(told(body, country)).toEqual([])
  })

  test('leaves a number alone that the page mentions', () => {
    expect(told('In America, call 911.', 'GB', { mentions: ['911'] })).toEqual([])
  })
})
