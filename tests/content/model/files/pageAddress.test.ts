import { describe, expect, test } from 'vitest'
import {
  checkAddresses,
  intendedFile,
  notFoundPage,
  pageAddress,
  pageFolder,
  pageName,
  suggestName,
  suggestStem,
} from '../../../../src/content/model/files/pageAddress.ts'

describe('src/content/model/files/pageAddress', () => {
  test.each([
    ['pages/index.json', '/'],
    ['pages/quote.json', '/quote/'],
    ['pages/services/index.json', '/services/'],
    ['pages/services/floor-care.json', '/services/floor-care/'],
    ['pages/404.json', '/404.html'],
    ['pages/es/404.json', '/es/404.html'],
    ['pages/index-of-towns.json', '/index-of-towns/'],
  ])('gives %s the address %s', (file, address) => {
    expect(pageAddress(file)).toBe(address)
  })

  test.each([
    ['/es/precios/nada/', '/es/404.html'],
    ['/es/404.html', '/es/404.html'],
    ['/es', '/404.html'],
    ['/estates/', '/404.html'],
  ])('shows at the unknown address %s the page %s', (address, page) => {
    const pages = new Map(['/404.html', '/es/404.html'].map((path) => [path, path]))
    expect(notFoundPage(pages, address)).toBe(page)
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
    ['de', 'Küchen', 'kuechen'],
    ['de-AT', 'Möbel für Räume', 'moebel-fuer-raeume'],
    ['de-CH', 'Ku\u0308chen', 'kuechen'],
    ['de', 'Straßenfest à la carte', 'strassenfest-a-la-carte'],
    ['da', 'Ærø Å', 'aeroe-aa'],
    ['nb-NO', 'Smørbrød', 'smoerbroed'],
    ['sv', 'Åkerö kök', 'akero-kok'],
    ['fr', "L'été à Saül", 'lete-a-saul'],
    ['es', 'Ñandú & Pingüino', 'nandu-y-pinguino'],
    ['en', 'Müller', 'muller'],
  ])('writes out in %s the letters of %s as %s', (language, words, stem) => {
    expect(suggestStem(words, language)).toBe(stem)
  })

  test('offers the name of a file in the language of its page', () => {
    const [problem] = checkAddresses(['pages/küchen.json'], () => 'de-AT')
    expect(problem?.fix).toContain('Rename it to "kuechen.json"')
    expect(intendedFile('pages/küchen.json', 'de-AT')).toBe('pages/kuechen.json')
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

  test.each([
    ['pages/a b.json', 'file name has a space in it: "a b.json".', 'Rename it to "a-b.json": '],
    ['pages/a.JSON', 'file name must end with .json in small letters: "a.JSON".', 'Rename it to "a.json": '],
    ['pages/Towson.json', 'file name has capital letters in it: "Towson.json".', 'Rename it to "towson.json": '],
    ['pages/x_y-z.json', 'file name has "_" in it: "x_y-z.json".', 'Rename it to "x-y-z.json": '],
    ['pages/東京.json', 'file name has "東" in it: "東京.json".', 'Rename it: '],
    ['pages/-x.json', 'file name has a hyphen too many: "-x.json".', 'Rename it to "x.json": '],
    ['pages/x-.json', 'file name has a hyphen too many: "x-.json".', 'Rename it to "x.json": '],
    ['pages/x--y.json', 'file name has a hyphen too many: "x--y.json".', 'Rename it to "x-y.json": '],
    ['pages/Our Care/a.json', 'folder name has a space in it: "Our Care".', 'Rename it to "our-care": '],
    ['pages/Care/Floor-Care.json', 'folder name has capital letters in it: "Care".', 'Rename it to "care": '],
  ])('says what is wrong with the name of %s', (file, fault, rename) => {
    const [problem] = checkAddresses([file])
    expect(problem).toMatchObject({ file, message: `The ${fault}` })
    expect(problem?.fix.startsWith(`${rename}names become addresses`)).toBe(true)
  })

  test.each([
    ['pages/floor-care.json', 'pages/~$floor-care.json'],
    ['pages/care/floor-care.json', 'pages/care/Floor-Care.json'],
  ])('suggests no name that another page has, as %s', (other, file) => {
    const problems = checkAddresses([other, file])
    expect(problems.map((problem) => problem.file)).toEqual([file])
    expect(problems[0]?.fix).toMatch(
      'There is a "floor-care.json" beside it, so delete it or give it a name of its own: ',
    )
  })

  test.each(['pages/assets.json', 'pages/assets/a.json'])(
    'refuses %s, whose address the files of the site have',
    (file) => {
      expect(checkAddresses([file])).toMatchObject([{ file, severity: 'error', code: 'reserved-address' }])
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
