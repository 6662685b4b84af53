import { describe, expect, test } from 'vitest'
import { createNewPlaces } from '../../../src/content/addresses/createNewPlaces.ts'

const published = {
  '/': 'Home',
  '/towns/': 'Towns',
  '/towns/essex/': 'Essex, MD',
  '/towns/towson/': 'Towson, MD',
  '/team/': 'Team',
}

/** Returns the new target of each address whose page no longer exists, for these pages. */
function places(pages: Record<string, string>) {
  const record = new Map(Object.entries(published))
  const gone = [...record.keys()].filter((address) => !Object.hasOwn(pages, address))
  const newPlace = createNewPlaces({ pages: new Map(Object.entries(pages)), record, gone })
  return Object.fromEntries(gone.map((address) => [address, newPlace(address)]))
}
const { '/towns/essex/': _, ...withoutEssex } = published

describe('src/content/addresses/createNewPlaces', () => {
  test('knows a new page of the same name, wherever it lies', () => {
    expect(places({ ...withoutEssex, '/areas/east/': 'Essex, MD' })['/towns/essex/']).toEqual({
      to: '/areas/east/',
      isMoved: true,
    })
  })

  test('knows a new page in the same folder by a file name that is nearly the same', () => {
    expect(places({ ...withoutEssex, '/towns/essexx/': 'Essex' })['/towns/essex/']?.to).toBe('/towns/essexx/')
  })

  test('knows the page of an address that was a file', () => {
    const newPlace = createNewPlaces({
      pages: new Map([...Object.entries(published), ['/areas/essex/', 'Around Essex']]),
      record: new Map(Object.entries(published)),
      gone: ['/old/essex.html'],
    })
    expect(newPlace('/old/essex.html')).toEqual({ to: '/areas/essex/', isMoved: true })
  })

  test('knows a new page in another folder by the same file name', () => {
    expect(places({ ...withoutEssex, '/areas/essex/': 'Essex' })['/towns/essex/']?.to).toBe('/areas/essex/')
  })

  test('does not take a page for a new one that was published before', () => {
    const pages = { ...withoutEssex, '/team/': 'Essex, MD' }
    expect(places(pages)['/towns/essex/']).toEqual({ to: '/towns/', isMoved: false })
  })

  test('leaves a page that has the name of one to that one', () => {
    const { '/towns/towson/': __, ...pages } = withoutEssex
    const found = places({ ...pages, '/towns/esex/': 'Towson, MD' })
    expect([found['/towns/towson/']?.to, found['/towns/essex/']?.to]).toEqual(['/towns/esex/', '/towns/'])
  })

  test('does not choose between two new pages of the same name', () => {
    const pages = { ...withoutEssex, '/a/one/': 'Essex, MD', '/b/two/': 'Essex, MD' }
    expect(places(pages)['/towns/essex/']?.isMoved).toBe(false)
  })

  test.each([
    [['/a/one/', '/towns/two/'], '/towns/two/'],
    [['/towns/one/', '/a/two/'], '/towns/one/'],
    [['/towns/one/', '/towns/two/'], '/towns/'],
  ])('of new pages of the same name at %j takes the only one in the folder of the old, so %s', (addresses, to) => {
    const pages = Object.fromEntries(addresses.map((address) => [address, 'Essex, MD']))
    expect(places({ ...withoutEssex, ...pages })['/towns/essex/']?.to).toBe(to)
  })

  test('leads to the nearest index that is left, at last to the home page', () => {
    expect(places({ '/': 'Home' })).toMatchObject({ '/towns/essex/': { to: '/' }, '/towns/': { to: '/' } })
  })

  test('leads from a home page that is gone to a page that is left', () => {
    expect(places({ '/team/': 'Team' })['/']).toEqual({ to: '/team/', isMoved: false })
  })

  test('knows no place on a site without pages', () => {
    expect(places({})['/team/']).toBeUndefined()
  })
})
