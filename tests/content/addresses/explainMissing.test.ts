import { describe, expect, test } from 'vitest'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { recordFile } from '../../../src/content/model/files/recordFile.ts'
import type { Problem } from '../../../src/content/problem/problem.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile, problemsWith } from '../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '') as {
  header: { links: string[] }
  footer: { links: string[] }
}
const configWith = (change: object) => JSON.stringify({ ...config, ...change }, null, 2)
const record = JSON.stringify({ version: 1, addresses: { '/services/glass/': 'Glass', '/team/': 'Team' } })
const everything = { [recordFile]: record, 'pages/services/glass.json': pageFile([], { name: 'Glass' }) }

const isError = ({ severity }: Problem) => severity === 'error'
const errorsWith = (files: Record<string, string>) => problemsWith(files).filter(isError)

function fix(files: Record<string, string>) {
  const { sources, problems } = fixSite({ sources: { ...baseSite, ...files }, assets: baseAssets })
  const site = JSON.parse(sources['site.config.json'] ?? '') as typeof config & { redirects?: object }
  return { sources, errors: problems.filter(isError), ...site }
}

describe('src/content/addresses/explainMissing', () => {
  test('tells a page that is gone and all links to it as one problem', () => {
    const links = pageFile([{ type: 'prose', body: '[a](/team/) [b](/team#c)' }])
    const problems = errorsWith({ ...everything, 'pages/x.json': links })
    expect(problems.map(({ code, more }) => [code, more?.length])).toEqual([['vanished-address', 2]])
  })

  test('writes the redirect and every link, its query and its anchor kept where the new page has it', () => {
    const sections = [{ type: 'prose', body: 'To [a](/team/?b=c#values), [d](/team#gone).' }]
    const about = JSON.parse(baseSite['pages/about.json'] ?? '') as object
    const moved = JSON.stringify({ ...about, name: 'Team' })
    const files = { ...everything, 'pages/x.json': pageFile(sections), 'pages/crew.json': moved }
    const { redirects, sources, errors } = fix(files)
    expect(errors).toEqual([])
    expect(redirects).toEqual({ '/team/': '/crew/' })
    expect(sources['pages/x.json']).toContain('To [a](/crew/?b=c#values), [d](/crew/).')
  })

  test.each<[string, object, string[]]>([
    ['lead the link above there', { 'pages/x.json': '[a](/team/)' }, ['/about/']],
    ['lead the 2 links above there', { 'pages/x.json': '[a](/team/) [b](/team/)' }, ['/about/']],
    ['delete the entry above', {}, ['/team/', '/about/']],
    ['mend the 2 links above', { 'pages/x.json': '[a](/team/)' }, ['/team/', '/about/']],
  ])('says that --fix will %s', (words, bodies, links) => {
    const pages = Object.entries(bodies).map(([file, body]) => [file, pageFile([{ type: 'prose', body }])])
    const site = configWith({ footer: { ...config.footer, links } })
    const [problem] = errorsWith({ ...everything, ...Object.fromEntries(pages), 'site.config.json': site })
    expect(problem?.fix).toBe(
      `The nearest page left is pages/index.json: add "/team/": "/" to "redirects", and ${words}; "npm run check -- --fix" does it. Or put the file back.`,
    )
  })

  test('tells a page that two redirects miss as one problem, and mends both', () => {
    const redirects = { '/a/': '/services/disinfektion/', '/b/': '/services/disinfektion/' }
    const files = { 'site.config.json': configWith({ redirects }) }
    expect(errorsWith(files)).toMatchObject([{ code: 'unknown-page', more: [{}], edits: [{}, {}] }])
    expect(fix(files).redirects).toEqual({ '/a/': '/services/disinfection/', '/b/': '/services/disinfection/' })
  })

  test('leads a redirect of a published page home where it knows no nearer one', () => {
    const files = { [recordFile]: record, 'site.config.json': configWith({ redirects: { '/team/': '/nowhere/' } }) }
    expect(fix({ ...everything, ...files }).redirects).toEqual({ '/team/': '/' })
  })

  test.each([
    ['a draft', 'pages/crew.json', { draft: true }],
    ['the page for unknown addresses', 'pages/404.json', {}],
  ])('does not take %s of the same name for the page that is gone', (_, file, more) => {
    expect(fix({ ...everything, [file]: pageFile([], { name: 'Team', ...more }) }).redirects).toEqual({ '/team/': '/' })
  })

  test('writes the redirects of several pages', () => {
    expect(fix({ [recordFile]: record }).redirects).toEqual({ '/services/glass/': '/services/', '/team/': '/' })
  })

  test('leaves redirects alone whose addresses it does not know', () => {
    const redirects = {
      '/about us.html': '/about/',
      '/Über uns/': '/about/',
      '/book/': 'https://booking.example.com/marblestep',
      '/old/': '/nowhere/',
    }
    const fixed = fix({ 'site.config.json': configWith({ redirects }) })
    expect(fixed.redirects).toEqual(redirects)
    expect(fixed.errors).toHaveLength(2)
  })

  test('writes the slashes of redirects', () => {
    const redirects = { 'Our-Crew/': '/about/', 'https://www.marblestep.example/team': '/about/' }
    const fixed = fix({ 'site.config.json': configWith({ redirects }) })
    expect(fixed.redirects).toEqual({ '/Our-Crew/': '/about/', '/team/': '/about/' })
  })

  test('renames a page in lists of pages that name it', () => {
    const links = ['/about/', '/team/']
    const files = {
      'pages/crew.json': pageFile([], { name: 'Team' }),
      'site.config.json': configWith({ footer: { ...config.footer, links } }),
    }
    expect(fix({ ...everything, ...files }).footer.links).toEqual(['/about/', '/crew/'])
  })

  test('renames a page and its folder in automatic lists', () => {
    const list = (file: string) => JSON.stringify({ type: 'cardGrid', source: { collection: file } })
    const files = {
      [recordFile]: JSON.stringify({ version: 1, addresses: { '/crew/': 'Crew', '/crew/ann/': 'Ann' } }),
      'pages/people/index.json': pageFile([], { name: 'Crew' }),
      'pages/people/ann.json': pageFile([], { name: 'Ann' }),
      'pages/x.json': pageFile([{ type: 'cardGrid', source: { collection: 'crew' } }]),
    }
    expect(fix(files).sources['pages/x.json']).toContain(list('people'))
  })

  test('renames a page where an automatic list leaves it out', () => {
    const source = (name: string) => ({ collection: 'services', exclude: [name] })
    const files = {
      [recordFile]: JSON.stringify({ version: 1, addresses: { '/services/glass/': 'Glass' } }),
      'pages/services/shop-fronts.json': pageFile([], { name: 'Glass' }),
      'pages/x.json': pageFile([{ type: 'cardGrid', source: source('glass') }]),
    }
    expect(fix(files).sources['pages/x.json']).toContain(JSON.stringify(source('shop-fronts')))
  })

  test('takes a page that is gone for good out of lists of pages', () => {
    const links = ['/team/', '/about/', '/team/']
    const files = { 'site.config.json': configWith({ footer: { ...config.footer, links } }) }
    expect(fix({ ...everything, ...files }).footer.links).toEqual(['/about/'])
  })

  test('takes a page that has moved out of a list that names its new address, too', () => {
    const links = ['/team/', '/crew/']
    const files = {
      'pages/crew.json': pageFile([], { name: 'Team' }),
      'site.config.json': configWith({ footer: { ...config.footer, links } }),
    }
    expect(fix({ ...everything, ...files }).footer.links).toEqual(['/crew/'])
  })

  test('leaves a list of the footer empty', () => {
    const files = { 'site.config.json': configWith({ footer: { ...config.footer, links: ['/team/'] } }) }
    expect(fix({ ...everything, ...files }).footer.links).toEqual([])
  })

  test('leaves the header its last link', () => {
    const files = { 'site.config.json': configWith({ header: { ...config.header, links: ['/team/'] } }) }
    expect(fix({ ...everything, ...files }).header.links).toEqual(['/'])
  })

  test('takes away a list of pages to leave out that names none any more', () => {
    const files = { 'pages/x.json': pageFile([{ type: 'sitemapList', exclude: ['/team/'] }]) }
    expect(fix({ ...everything, ...files }).sources['pages/x.json']).toContain('{"type":"sitemapList"}')
  })

  test('leads a redirect to a page that is gone on to its new place', () => {
    const files = {
      'pages/crew.json': pageFile([], { name: 'Team' }),
      'site.config.json': configWith({ redirects: { '/us/': '/team/' } }),
    }
    expect(errorsWith({ ...everything, ...files }).map(({ code }) => code)).toEqual(['vanished-address'])
    expect(fix({ ...everything, ...files }).redirects).toEqual({ '/us/': '/crew/', '/team/': '/crew/' })
  })

  test('drops the redirect of an address that is a page again, and takes the way back', () => {
    const files = {
      'pages/team.json': pageFile([], { name: 'Team' }),
      'site.config.json': configWith({ redirects: { '/team/': '/crew/' } }),
    }
    const recordOfBoth = JSON.stringify({ version: 1, addresses: { '/team/': 'Team', '/crew/': 'Team' } })
    expect(fix({ ...files, [recordFile]: recordOfBoth }).redirects).toEqual({ '/crew/': '/team/' })
  })

  test('leads links back to the old address of a page that has returned, also before the new one was published', () => {
    const files = {
      'pages/team.json': pageFile([], { name: 'Team' }),
      'pages/x.json': pageFile([{ type: 'prose', body: 'See [a](/services/crew/?b=c).' }]),
      'site.config.json': configWith({ redirects: { '/team/': '/services/crew/' } }),
    }
    const { redirects, sources, errors } = fix({ ...files, [recordFile]: record })
    expect([errors, redirects]).toEqual([[], { '/services/glass/': '/services/' }])
    expect(sources['pages/x.json']).toContain('See [a](/team/?b=c).')
  })

  test('keeps links to a published page that is a draft for now', () => {
    const link = pageFile([{ type: 'prose', body: '[a](/team/)' }])
    const files = { 'pages/team.json': pageFile([], { draft: true }), 'pages/x.json': link }
    const { redirects, sources, errors } = fix({ ...everything, ...files })
    expect([redirects, sources['pages/x.json'], errors]).toEqual([{ '/team/': '/' }, link, []])
  })
})
