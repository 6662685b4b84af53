import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile, problemsWith, underlined } from '../inMemory.ts'

const compile = (files: Record<string, string> = {}, drafts = false) =>
  compileSite({ sources: { ...baseSite, ...files }, assets: baseAssets, drafts }).model
const names = (folder: string, files: Record<string, string>, drafts = false) =>
  compile(files, drafts)
    ?.collections.get(folder)
    ?.map(({ page }) => page.name)

describe('src/content/link/linkSite', () => {
  test('orders a folder by order, then by name', () => {
    const files = {
      'pages/towns/a.json': pageFile([], { name: 'Zion', order: 2 }),
      'pages/towns/b.json': pageFile([], { name: 'Essex' }),
      'pages/towns/c.json': pageFile([], { name: 'Éden' }),
      'pages/towns/d.json': pageFile([], { name: 'Yale', order: 1 }),
      'pages/towns/index.json': pageFile([]),
    }
    expect(names('towns', files)).toEqual(['Yale', 'Zion', 'Éden', 'Essex'])
  })

  test('leaves drafts out', () => {
    expect(names('services', {})).toEqual(['Disinfection'])
  })

  test('takes drafts in when they are wanted', () => {
    expect(names('services', {}, true)).toEqual(['Disinfection', 'Windows'])
  })

  test('leaves pages with status hidden out of lists', () => {
    expect(names('services', { 'pages/services/x.json': pageFile([], { status: 'hidden' }) })).toEqual(['Disinfection'])
  })

  test('knows each page by its address', () => {
    expect(compile()?.pages.get('/services/disinfection/')?.file).toBe('pages/services/disinfection.json')
  })

  test('takes the kind of a single page, in the folder of a language too', () => {
    const languages = { es: { name: 'Español' } }
    const kinds = { contact: 'contact', 'es/contacto': 'contact' }
    const files = {
      'site.config.json': JSON.stringify({ ...JSON.parse(baseSite['site.config.json'] ?? ''), languages, kinds }),
      'pages/contact.json': pageFile([]),
      'pages/es/contacto.json': pageFile([], { translates: '/contact/' }),
    }
    const told = (more: Record<string, string>) =>
      problemsWith({ ...files, ...more }).filter(({ code }) => code === 'unknown-folder')
    expect(told({})).toEqual([])
    const wrong = { ...kinds, 'es/contact': 'contact' }
    const [problem] = told({
      'site.config.json': files['site.config.json'].replace(JSON.stringify(kinds), JSON.stringify(wrong)),
    })
    expect(problem?.fix).toBe('Write "es/contacto".')
  })

  test('gives no model while there is an error', () => {
    expect(compile({ 'pages/x.json': '' })).toBeUndefined()
  })

  test('has no further problem with a page that links to a broken one', () => {
    const files = { 'pages/broken.json': '{', 'pages/x.json': pageFile([{ type: 'prose', body: '[a](/broken/#b)' }]) }
    expect(problemsWith(files).map(({ file }) => file)).toEqual(['pages/broken.json'])
  })

  test('underlines a link in a text behind escapes', () => {
    const text = pageFile([{ type: 'prose', body: 'x' }]).replace(
      '"x"',
      String.raw`"\u201ca\u201d\n\n- [b](/nowhere/)"`,
    )
    expect(underlined(problemsWith({ 'pages/x.json': text })[0], text)).toBe('/nowhere/')
  })

  test('finds each problem once', () => {
    const section = {
      type: 'linkList',
      links: [
        { label: 'a', href: '/x/' },
        { label: '{b}', href: '/y/' },
      ],
    }
    expect(problemsWith({ 'pages/z.json': pageFile([section]) })).toHaveLength(3)
  })

  test('checks the texts of hidden sections', () => {
    expect(problemsWith({ 'pages/z.json': pageFile([{ type: 'prose', body: '{x}', hidden: true }]) })).toHaveLength(1)
  })

  test('lets a note say anything', () => {
    expect(problemsWith({ 'pages/z.json': pageFile([{ type: 'prose', body: 'x', note: '{x} [y](/z/)' }]) })).toEqual([])
  })

  test.each([
    ['site.config.json', 'missing-config'],
    ['pages/', 'no-pages'],
  ])('says that %s is missing', (prefix, code) => {
    const sources = Object.fromEntries(Object.entries(baseSite).filter(([file]) => !file.startsWith(prefix)))
    expect(compileSite({ sources, assets: baseAssets }).problems.map((problem) => problem.code)).toContain(code)
  })

  test('leads a new site from nothing to the fields of its configuration', () => {
    const fixes = (sources: Record<string, string>) =>
      compileSite({ sources }).problems.flatMap(({ file, fix }) => (file === 'site.config.json' ? [fix] : []))
    expect(fixes({})[0]).toMatch('Is the site new? Write { } into that file, and the next check names its fields.')
    expect(fixes({ 'site.config.json': '{ }' })).toEqual([
      'Write its fields: "domain", "company", "header" and "footer".',
    ])
  })
})
