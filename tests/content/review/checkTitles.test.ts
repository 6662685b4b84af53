import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile, problemsWith } from '../inMemory.ts'

/** Returns words of a total length, the last of which may be cut off. */
const words = (length: number) =>
  'Night crews for every floor of the harbor. '
    .repeat(5)
    .slice(0, length - 1)
    .concat('x')
const messages = (more: object) => problemsWith({ 'pages/x.json': pageFile([], more) }).map(({ message }) => message)

describe('src/content/review/checkTitles', () => {
  test.each([
    ['title', 60],
    ['description', 70],
    ['description', 160],
  ])('has nothing to say of a %s of %d characters', (field, length) => {
    expect(messages({ [field]: words(length) })).toEqual([])
  })

  test.each([
    ['title', 61, 'The title is 61 characters; about 60 fit in search results.'],
    ['description', 69, 'The description is only 69 characters; search results have room for 160.'],
    ['description', 161, 'The description is 161 characters; about 160 fit in search results.'],
  ])('warns of a %s of %d characters', (field, length, message) => {
    expect(messages({ [field]: words(length) })).toEqual([message])
  })

  test.each(['Home', 'Welcome', 'Startseite', 'Accueil', 'Inicio'])('warns of a title that only says %j', (title) => {
    const message = `The title says only "${title}", and it is what search results show.`
    expect(messages({ title })).toEqual([message])
    expect(messages({ title: `${title} care` })).toEqual([])
  })

  test('measures a text with its placeholders filled', () => {
    expect(messages({ title: `${words(47)} {company} x` })).toEqual([])
    expect(messages({ title: `${words(47)} {company} xy` })).toHaveLength(1)
  })
})

describe('src/content/review/checkTitles, two pages with the same texts', () => {
  const twin = (name: string, more: object = {}) =>
    pageFile([], { name, title: `${name} in town`, description: words(90).replace('Night', name), ...more })
  const files = {
    'pages/a.json': twin('Alpha', { title: 'One title' }),
    'pages/b.json': twin('Beta', { title: 'One title' }),
  }
  const tell = (more: object) =>
    compileSite({ sources: { ...baseSite, ...files }, assets: baseAssets, ...more }).problems.map(
      ({ file, also, message }) => `${file}: ${message} ${also?.file}`,
    )

  test.each([
    ['pages/a.json', 'pages/b.json'],
    ['pages/b.json', 'pages/a.json'],
  ])('has %s change, which was changed last, and names %s', (last, other) => {
    const readChanges = () =>
      new Map([
        [last, 1],
        [other, 2],
      ])
    expect(tell({ readChanges })).toEqual([`${last}: Another page has the same title. ${other}`])
  })

  test('has the page change that was never published, whichever was changed last', () => {
    const record = JSON.stringify({ version: 1, addresses: { '/a/': 'Alpha' } })
    const readChanges = () =>
      new Map([
        ['pages/a.json', 1],
        ['pages/b.json', 2],
      ])
    const sources = { ...baseSite, ...files, '.published.json': record }
    const { problems } = compileSite({ sources, assets: baseAssets, readChanges })
    expect(problems.map(({ file }) => file)).toEqual(['pages/b.json'])
  })

  test('makes one problem of all that two pages share', () => {
    const same = { 'pages/a.json': twin('Alpha'), 'pages/b.json': twin('Alpha') }
    expect(
      problemsWith(same)
        .filter(({ code }) => code.startsWith('shared'))
        .map(({ message }) => message),
    ).toEqual(['Another page has the same title, description, name and main heading.'])
  })

  test('lets pages of two folders have one name, and drafts any', () => {
    expect(
      problemsWith({
        'pages/towns/index.json': twin('Towns'),
        'pages/towns/about.json': twin('About').replace('"heading":"About"', '"heading":"Our Towns"'),
      }),
    ).toEqual([])
    expect(problemsWith({ 'pages/a.json': twin('Alpha'), 'pages/b.json': twin('Alpha', { draft: true }) })).toEqual([])
  })
})

describe('src/content/compileSite, two files that want one address', () => {
  test.each([
    ['pages/quote.json', 'pages/quote/index.json'],
    ['pages/quote/index.json', 'pages/quote.json'],
  ])('has %s change, which was changed last, and names %s', (last, other) => {
    const readChanges = () =>
      new Map([
        [last, 1],
        [other, 2],
      ])
    const sources = { ...baseSite, 'pages/quote/index.json': twinOfQuote }
    const { problems } = compileSite({ sources, assets: baseAssets, readChanges })
    expect(problems.map(({ file, code, also }) => [file, code, also?.file])).toEqual([[last, 'same-address', other]])
  })
})
const twinOfQuote = baseSite['pages/quote.json'] ?? ''
