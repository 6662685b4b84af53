import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import { checkBranch } from '../../../src/content/link/checkBranches.ts'
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

describe('src/content/link/checkBranches', () => {
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
