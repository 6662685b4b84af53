import { describe, expect, test } from 'vitest'
import { checkAddresses, pageAddress, pageFolder, pageName, suggestName } from '../../src/content/pageAddress.ts'

describe('src/content/pageAddress', () => {
  test.each([
    ['pages/index.json', '/'],
    ['pages/quote.json', '/quote/'],
    ['pages/services/index.json', '/services/'],
    ['pages/services/floor-care.json', '/services/floor-care/'],
    ['pages/404.json', '/404.html'],
    ['pages/services/404.json', '/services/404/'],
    ['pages/index-of-towns.json', '/index-of-towns/'],
  ])('gives %s the address %s', (file, address) => {
    expect(pageAddress(file)).toBe(address)
  })

  test.each([
    ['pages/quote.json', '', 'quote'],
    ['pages/services/index.json', 'services', 'index'],
    ['pages/a/b/c.json', 'a/b', 'c'],
  ])('splits %s into folder and name', (file, folder, name) => {
    expect([pageFolder(file), pageName(file)]).toEqual([folder, name])
  })

  test.each([
    ['towson-md copy', 'towson-md-copy'],
    ['Café & Bar', 'cafe-and-bar'],
    ['--x__y--', 'x-y'],
    ['Floor.Care.JSON', 'floor-care'],
    ['東京', ''],
    ['Großbeeren', 'grossbeeren'],
    ['Ærø', 'aero'],
    ['Łódź', 'lodz'],
    ['Köln', 'koln'],
    ['Aux', 'the-aux'],
  ])('suggests a name for %s', (name, suggestion) => {
    expect(suggestName(name)).toBe(suggestion)
  })

  test.each([
    'pages/a b.json',
    'pages/Towson.json',
    'pages/x_y.json',
    'pages/-x.json',
    'pages/é.json',
    'pages/a.JSON',
    'pages/A/b.json',
    'pages/con.json',
    'pages/aux/index.json',
    'pages/services/lpt1.json',
  ])('refuses %s', (file) => {
    expect(checkAddresses([file]).map(({ code }) => code)).toEqual(['file-name'])
  })

  test('suggests no name that another page has', () => {
    const [problem] = checkAddresses(['pages/floor-care.json', 'pages/~$floor-care.json'])
    expect(problem?.fix).toMatch('There is a "floor-care.json" beside it, so delete it or give it a name of its own: ')
  })

  test.each(['pages/assets.json', 'pages/assets/a.json'])(
    'refuses %s, whose address the files of the site have',
    (file) => {
      expect(checkAddresses([file]).map(({ code }) => code)).toEqual(['reserved-address'])
    },
  )

  test.each(['pages/contact.json', 'pages/com.json', 'pages/com10.json', 'pages/nul-and-void.json'])(
    'takes %s, which only begins like a device of Windows',
    (file) => {
      expect(checkAddresses([file])).toEqual([])
    },
  )

  test('names both pages that want one address', () => {
    const [problem] = checkAddresses(['pages/quote.json', 'pages/quote/index.json'])
    expect([problem?.file, problem?.also?.file]).toEqual(['pages/quote/index.json', 'pages/quote.json'])
  })
})
