import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import type { SiteModel } from '../../../src/content/model/siteModel.ts'
import { parseRedirects, redirectFor } from '../../../src/node/hosts/hostFiles.ts'
import { redirectPages, redirectsFile } from '../../../src/node/output/redirectFiles.ts'
import { baseAssets, baseSite } from '../../content/baseSite.ts'

function modelWith(change: object): SiteModel {
  const config = JSON.parse(baseSite['site.config.json'] ?? '') as object
  const sources = { ...baseSite, 'site.config.json': JSON.stringify({ ...config, ...change }) }
  const { model, problems } = compileSite({ sources, assets: baseAssets })
  if (!model) throw new Error(problems.map(({ message }) => message).join('\n'))
  return model
}
const redirects = { '/services/glass/': '/services/', '/price/': '/quote/', '/services/windows/': '/services/' }
const model = modelWith({ redirects })
const follow = (path: string, from = model) => redirectFor(parseRedirects(redirectsFile(from)), path)

describe('src/node/output/redirectFiles', () => {
  test.each(['/price/', '/price'])('leads %s to its page for good', (path) => {
    expect(follow(path)).toMatchObject({ to: '/quote/', status: 301 })
  })

  test('leads visitors of a draft away for a time only', () => {
    expect(follow('/services/windows/')).toMatchObject({ to: '/services/', status: 302 })
  })

  test('writes the addresses with their slash first, as Cloudflare follows no more than 2,000 lines', () => {
    const paths = redirectsFile(model)
      .split('\n')
      .slice(0, -1)
      .map((line) => line.split(' ')[0])
    expect(paths).toEqual([...Object.keys(redirects), '/services/glass', '/price', '/services/windows'])
  })

  test('marks redirects for Netlify, where the page at the old address would win', () => {
    const text = redirectsFile(model, true)
    expect(text.split('\n').slice(0, 2)).toEqual(['/services/glass/ /services/ 301!', '/price/ /quote/ 301!'])
    expect(text.replaceAll('!', '')).toBe(redirectsFile(model))
  })

  test('carries the base on both sides', () => {
    const based = modelWith({ redirects, base: '/site/' })
    expect(follow('/site/price/', based)?.to).toBe('/site/quote/')
    expect(redirectPages(based)[1]?.html).toContain('content="0; url=/site/quote/"')
  })

  test('makes a page for hosts without redirects, which names the new one to people and search engines', () => {
    const { file, html } = redirectPages(modelWith({ redirects, language: 'de' }))[1] ?? { file: '', html: '' }
    expect(file).toBe('price/index.html')
    expect(html).toBe(
      '<!doctype html><html lang="de"><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Quote</title>' +
        '<meta http-equiv="refresh" content="0; url=/quote/"><meta name="robots" content="noindex">' +
        '<link rel="canonical" href="https://www.marblestep.example/quote/"></head>' +
        '<body><p>Diese Seite ist umgezogen: <a href="/quote/">Quote</a></p></body></html>\n',
    )
  })

  test('leads to a section, and carries a query of the target', () => {
    const old = modelWith({ redirects: { '/team/': '/about/?from=old é#values' } })
    expect(redirectsFile(old).split('\n')[0]).toBe('/team/ /about/?from=old%20%C3%A9#values 301')
    const [{ html } = { html: '' }] = redirectPages(old)
    expect(html).toContain('content="0; url=/about/?from=old é#values"')
    expect(html).toContain('<link rel="canonical" href="https://www.marblestep.example/about/">')
  })

  test.each([
    '/a:b/',
    '/what%3F/',
    '/inc./',
    '/con/',
    '/shop/aux.html',
    `/${'x'.repeat(251)}/`,
    `/${'é'.repeat(126)}.html`,
  ])('lays no page at %s, which some disk cannot name', (from) => {
    const old = modelWith({ redirects: { [from]: '/quote/' } })
    expect(redirectPages(old)).toEqual([])
    expect(redirectsFile(old)).toContain('/quote/ 301')
  })

  test.each(['/about-us.html', '/about-us.html/'])('leads the file %s on', (path) => {
    const old = modelWith({ redirects: { '/about-us.html': '/about/' } })
    expect(follow(path, old)).toMatchObject({ to: '/about/', status: 301 })
    expect(redirectsFile(old)).toBe('/about-us.html /about/ 301\n/about-us.html/ /about/ 301\n')
  })

  test.each([
    ['/about-us.html', 'about-us.html'],
    ['/shop/Cart.HTM', 'shop/Cart.HTM'],
    ['/index.php', 'index.php/index.html'],
    ['/caf%C3%A9/', 'café/index.html'],
    ['/our team.html', 'our team.html'],
    ['/a+b/', 'a+b/index.html'],
    ['/index.php/Our_Team/', 'index.php/Our_Team/index.html'],
    ['/services.aspx', 'services.aspx/index.html'],
    ['/about.html', 'about.html/index.html'],
    ['/About.html', 'About.html/index.html'],
    ['/services/disinfection.htm', 'services/disinfection.htm/index.html'],
  ])('lays the page of %s into %s', (from, file) => {
    expect(redirectPages(modelWith({ redirects: { [from]: '/quote/' } }))).toMatchObject([{ file }])
  })

  test('asks for addresses as browsers write them, and gives a star no meaning', () => {
    const old = { '/café/': '/about/', '/what*ever/': '/quote/', '/our%20team.html': '/about/', '/at:noon/': '/quote/' }
    expect(
      redirectsFile(modelWith({ redirects: old }))
        .split('\n')
        .slice(0, 4),
    ).toEqual([
      '/caf%C3%A9/ /about/ 301',
      '/what%2Aever/ /quote/ 301',
      '/our%20team.html /about/ 301',
      '/at%3Anoon/ /quote/ 301',
    ])
  })

  test('lays no page under a name that Windows refuses, and none into the place of a folder', () => {
    const old = { '/what*ever/': '/about/', '/team.html': '/about/', '/team.html/ann/': '/about/' }
    const files = redirectPages(modelWith({ redirects: old })).map(({ file }) => file)
    expect(files).toEqual(['team.html/index.html', 'team.html/ann/index.html'])
  })

  test('makes pages of valid HTML', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { 'doctype-style': 'off' } })
    const reports = await Promise.all(redirectPages(model).map(({ html }) => validator.validateString(html)))
    expect(reports.flatMap(({ results }) => results.flatMap(({ messages }) => messages))).toEqual([])
  })
})
