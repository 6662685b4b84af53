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

  test('knows a ZIP code with the four digits of its block', () => {
    expect(told('21207')).toEqual([])
    expect(told('21207-5412')).toEqual([])
  })
})
