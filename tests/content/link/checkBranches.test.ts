import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import { checkBranch } from '../../../src/content/link/checkBranches.ts'
import type { SitePage } from '../../../src/content/model/siteModel.ts'
import { smallConfig } from '../smallSite.ts'

function codes(ofBranch: string, ofPage: string) {
  const address = { street: '40 York Road', city: ofBranch, state: 'MD', zip: '21204' }
  const branches = { north: { name: 'Brightwork North', phone: '(410) 555-0177', address } }
  const site: Site = { ...smallConfig, company: { ...smallConfig.company, branches } }
  const page = { name: 'A', title: 'A', description: 'A', branch: 'north', sections: [] }
  const location = { city: ofPage, state: 'MD' }
  const file = { file: 'pages/a.json', path: '/a/', sections: [] }
  return checkBranch({ ...file, page: { ...page, location }, notes: { words: [], anchors: [] } }, site).map(
    ({ code }) => code,
  )
}

/**
 * Returns the codes of the problems of a page with this location, beside the main office in Baltimore and a branch in
 * Towson.
 */
function ofLocation(location: object, more: object = {}) {
  const address = { street: '40 York Road', city: 'Towson', state: 'MD', zip: '21204' }
  const north = { name: 'Brightwork North', phone: '(410) 555-0177', address, latitude: 39.4, longitude: -76.6 }
  const site: Site = { ...smallConfig, company: { ...smallConfig.company, branches: { north } } }
  const page = { name: 'A', title: 'A', description: 'A', sections: [], location, ...more } as SitePage['page']
  const file = { file: 'pages/a.json', path: '/a/', sections: [] }
  return checkBranch({ ...file, page, notes: { words: [], anchors: [] } }, site).map(({ code, path }) => [code, path])
}

describe('src/content/link/checkBranches', () => {
  test('tells that a page in the town and on the pin of a branch lacks the branch', () => {
    const here = { city: 'Towson', latitude: 39.4, longitude: -76.6 }
    expect(ofLocation(here)).toEqual([['page-without-branch', ['name']]])
    expect(ofLocation({ ...here, latitude: 39.41 })).toEqual([])
    expect(ofLocation({ ...here, city: 'Parkville' })).toEqual([])
    expect(ofLocation(here, { branch: 'north' })).toEqual([])
  })

  test('tells the code of another office on the page of a branch', () => {
    const { zip } = smallConfig.company.address
    const told = [['code-of-other-office', ['location', 'zips', 0]]]
    expect(ofLocation({ city: 'Towson', zips: [zip] }, { branch: 'north' })).toEqual(told)
    expect(ofLocation({ city: 'Towson', zips: [zip, '21204'] }, { branch: 'north' })).toEqual([])
    expect(ofLocation({ city: 'Towson', zips: ['21286'] }, { branch: 'north' })).toEqual([])
    expect(ofLocation({ city: 'Lutherville', zips: [zip] }, { branch: 'north' })).toEqual([])
  })

  test.each([
    ['Towsen', 'Towson'],
    ['Towson', 'Towsn'],
  ])('tells of the branch in "%s" on the page of "%s"', (ofBranch, ofPage) => {
    expect(codes(ofBranch, ofPage)).toEqual(['town-of-branch'])
  })

  test.each([
    ['Towson', 'Towson'],
    ['towson', 'Towson'],
    ['Lutherville', 'Towson'],
    ['Baltimore', 'Towson'],
  ])('leaves the branch in "%s" on the page of "%s" alone', (ofBranch, ofPage) => {
    expect(codes(ofBranch, ofPage)).toEqual([])
  })
})
