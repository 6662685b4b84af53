import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { baseAssets, baseSite } from '../../baseSite.ts'
import { pageFile } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '') as { company: { address: object } }

/** Returns the problems of an office with this ZIP code, beside a page about its town. */
function told(zip: string) {
  const location = { city: 'Baltimore', state: 'MD', zips: ['21207', '21230'] }
  const sources = {
    ...baseSite,
    'site.config.json': JSON.stringify({
      ...config,
      company: { ...config.company, address: { ...config.company.address, zip } },
    }),
    'pages/locations/baltimore-md.json': pageFile([], { name: 'Baltimore, MD', location }),
  }
  return compileSite({ sources, assets: baseAssets }).problems.filter(({ code }) => code === 'office-elsewhere')
}

describe('src/content/facts/town/checkTownOfOffice', () => {
  test('tells of a ZIP code that the page of the town does not list', () => {
    expect(told('21204')).toHaveLength(1)
    expect(told('21204-1234')).toHaveLength(1)
  })

  test('tells of the ZIP code of a branch that the page about it does not list', () => {
    const branch = (zip: string) => ({
      ...config.company,
      branches: {
        towson: {
          name: 'Towson',
          phone: '(410) 555-0143',
          address: { street: '2 Joppa Road', city: 'Towson', state: 'MD', zip },
        },
      },
    })
    const location = { city: 'Towson', state: 'MD', zips: ['21204', '21286'] }
    const toldOf = (zip: string, more: object = { branch: 'towson' }) =>
      compileSite({
        sources: {
          ...baseSite,
          'site.config.json': JSON.stringify({ ...config, company: branch(zip) }),
          'pages/locations/towson-md.json': pageFile([], { name: 'Towson, MD', location, ...more }),
        },
        assets: baseAssets,
      }).problems.flatMap(({ code }) => (code === 'office-elsewhere' ? [code] : []))
    expect(toldOf('21093')).toEqual(['office-elsewhere'])
    expect(toldOf('21286')).toEqual([])
    expect(toldOf('21093', {})).toEqual([])
  })

  test('knows a ZIP code with the four digits of its block', () => {
    expect(told('21207')).toEqual([])
    expect(told('21207-5412')).toEqual([])
  })
})
