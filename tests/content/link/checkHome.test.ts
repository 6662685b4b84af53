import { describe, expect, test } from 'vitest'
import { type CompileInput, compileSite } from '../../../src/content/compileSite.ts'
import { formatProblems } from '../../../src/content/format/formatProblems.ts'
import type { Problem } from '../../../src/content/problem/problem.ts'
import { baseAssets, baseSite } from '../baseSite.ts'

const { 'pages/index.json': home = '', ...others } = baseSite
const link = { label: 'Home', href: '/' }
/** Pages that link to the home page; if it is missing, that is not their fault. */
const linked = {
  ...others,
  'pages/about.json': (others['pages/about.json'] ?? '').replace('{"call":true}', JSON.stringify(link)),
}
const fields = (more: object) => JSON.stringify({ ...JSON.parse(home), ...more })

function say(files: Record<string, string>, more: Partial<CompileInput> = {}): string {
  const sources = { ...linked, ...files }
  const { problems } = compileSite({ sources, assets: baseAssets, ...more })
  return formatProblems(problems, sources)
}
const notPage = (file: string, fix: string): Problem => ({
  ...{ file, start: 0, end: 0, code: 'no-page', severity: 'warning' },
  ...{ message: 'This file is no page, as its name does not end in .json.', fix },
})
const record = (name: string) =>
  JSON.stringify({ version: 1, addresses: { '/': name, '/about/': 'About', '/quote/': 'Quote' } })

const gone = 'The site has no home page: there is no file pages/index.json.'
const generic = `pages/  ${gone}
    What visitors see first is the file pages/index.json: put it back, or write it. A copy of another page is a beginning.
`

describe('src/content/link/checkHome', () => {
  test('says nothing of a site with a home page, with or without mistakes in it', () => {
    expect(say({ 'pages/index.json': home })).toBe('')
    expect(say({ 'pages/index.json': fields({ titel: 'Home' }) })).not.toContain('home page')
    expect(say({ 'pages/index.json': '{' })).not.toContain('home page')
  })

  test('misses a home page that was deleted, once, whatever leads there', () => {
    expect(say({})).toBe(generic)
    expect(say({ '.published.json': record('Home') })).toBe(generic)
  })

  test.each([
    ['pages/home.json', 'Home'],
    ['pages/homepage.json', 'Marblestep'],
    ['pages/start.json', 'Start'],
    ['pages/index-2.json', 'Begin'],
    ['pages/index-old.json', 'Begin'],
    ['pages/home/index.json', 'Home'],
    ['pages/services/home.json', 'Home'],
  ])('names %s, which it seems to be', (file, name) => {
    expect(say({ [file]: fields({ name }) })).toBe(`${file}  ${gone}
    This file seems to be it: move it to pages/index.json, as only that file is what visitors see first.
`)
  })

  test('knows the published home page by its name, in any folder', () => {
    const file = 'pages/services/welcome-to-us.json'
    const text = say({ [file]: fields({ name: 'Welcome to Us' }), '.published.json': record('Welcome to Us') })
    expect(text).toContain(`${file}  ${gone}`)
  })

  test.each(['pages/index copy.json', 'pages/index (1).json', 'pages/Home.json'])(
    'says of %s that and nothing else',
    (file) => {
      expect(say({ [file]: home })).toContain(`${file}  ${gone}`)
      expect(say({ [file]: home }).match(/^pages/gm)).toHaveLength(1)
    },
  )

  test.each(['pages/index.json.txt', 'pages/index.json.bak', 'pages/index.txt', 'pages/index.html', 'pages/Index.htm'])(
    'says of %s that it is the home page',
    (file) => {
      const text = say({}, { readProblems: [notPage(file, 'Rename it.')] })
      expect(text.match(/^pages/gm)).toHaveLength(1)
      expect(text).toContain(`${file}  ${gone}`)
    },
  )

  test.each(['pages/Index.json', 'pages/INDEX.JSON', 'pages/index.JSON', 'pages/index_.json'])(
    'leaves %s to the check of names',
    (file) => {
      expect(say({ [file]: home }).match(/^pages.*/gm)).toEqual([expect.stringContaining('The file name')])
    },
  )

  test('refuses a home page that is a draft, but where drafts are shown', () => {
    const draft = { 'pages/index.json': fields({ draft: true }) }
    expect(say(draft)).toContain('The home page is a draft, so visitors would find nothing where the site begins.')
    expect(say(draft).match(/^pages/gm)).toHaveLength(1)
    expect(say({ ...draft, '.published.json': record('Home') }).match(/^(pages|site).*/gm)).toHaveLength(1)
    expect(say(draft, { drafts: true })).toBe('')
  })

  test('refuses a home page that is hidden', () => {
    const text = say({ 'pages/index.json': fields({ status: 'hidden' }) })
    expect(text).toContain('The home page is hidden, so search engines are asked to leave it out.')
  })

  test('is content with a home page of the owner’s own, and with a redirect', () => {
    expect(say({}, { assets: [...baseAssets, '/index.html'] })).toBe('')
    const config = JSON.parse(others['site.config.json'] ?? '') as object
    const led = { 'site.config.json': JSON.stringify({ ...config, redirects: { '/': '/about/' } }) }
    expect(say({ ...led, 'pages/about.json': others['pages/about.json'] ?? '' })).toBe('')
  })

  test('says nothing more where there is no page at all, or the file cannot be read', () => {
    expect(
      compileSite({ sources: { 'site.config.json': others['site.config.json'] ?? '' } }).problems.map(
        ({ code }) => code,
      ),
    ).not.toContain('no-home-page')
    const unread: Problem = { ...notPage('pages/index.json', ''), code: 'unreadable-file', severity: 'error' }
    expect(say({}, { readProblems: [unread] })).not.toContain('no home page')
  })
})
