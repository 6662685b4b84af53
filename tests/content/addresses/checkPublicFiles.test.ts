import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import type { Problem } from '../../../src/content/problem/problem.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

function problemsOf(assets: readonly string[], files: Record<string, string> = {}): Problem[] {
  return compileSite({ sources: { ...baseSite, ...files }, assets: [...baseAssets, ...assets] }).problems
}
const told = (assets: readonly string[], files?: Record<string, string>) =>
  problemsOf(assets, files).map(({ severity, file, message }) => `${severity} ${file}: ${message}`)
const withRedirect = (from: string) => {
  const config = JSON.parse(baseSite['site.config.json'] ?? '') as object
  return { 'site.config.json': JSON.stringify({ ...config, redirects: { [from]: '/services/' } }) }
}

describe('src/content/addresses/checkPublicFiles', () => {
  test.each([
    ['/services/disinfection/index.html', '/services/disinfection/'],
    ['/services/index.html', '/services/'],
    ['/index.html', '/'],
  ])('refuses %s, which is at the address of a page', (asset, address) => {
    expect(told([asset])).toEqual([`error public${asset}: Two files want the address ${address}.`])
  })

  test('names the page that has the address', () => {
    const [problem] = problemsOf(['/about/index.html'])
    expect(problem?.also).toMatchObject({ file: 'pages/about.json', message: 'The page is this one.' })
  })

  test('refuses a 404.html beside pages/404.json, and takes it without', () => {
    expect(told(['/404.html'])).toEqual([])
    expect(told(['/404.html'], { 'pages/404.json': pageFile([], { name: 'Lost' }) })).toEqual([
      'error public/404.html: Two files want the address /404.html.',
    ])
  })

  test('refuses a file at the address at which a long list goes on', () => {
    const towns = Array.from({ length: 37 }, (_, number) => [
      `pages/towns/${number}.json`,
      pageFile([], { name: `Town ${number}` }),
    ])
    const index = pageFile([{ type: 'cardGrid', source: { collection: 'towns' } }], { name: 'Towns' })
    const files = { ...(Object.fromEntries(towns) as Record<string, string>), 'pages/towns/index.json': index }
    expect(told(['/towns/page/2/index.html'], files)).toContainEqual(
      'error public/towns/page/2/index.html: Two files want the address /towns/page/2/.',
    )
  })

  test('takes a file at the address of a draft, which is not built', () => {
    expect(told(['/services/windows/index.html'])).toEqual([])
  })

  test.each(['/services', '/about', '/assets'])('refuses the file %s, whose name is that of a folder', (asset) => {
    expect(told([asset])).toEqual([
      `error public${asset}: This file has the name of a folder of the built site, ${asset}/, and both cannot be there.`,
    ])
  })

  test('refuses a file with the name of the folder of an old address', () => {
    expect(told(['/prices'], withRedirect('/prices/window/'))).toEqual([
      expect.stringContaining('error public/prices: '),
    ])
  })

  test('refuses a redirect of an address that has a file', () => {
    expect(told(['/prices/index.html'], withRedirect('/prices/'))).toEqual([
      'error site.config.json: The page /prices/ exists (public/prices/index.html), and this redirect would lead its visitors away.',
    ])
  })

  test.each(['/sitemap.xml', '/manifest.webmanifest', '/_headers'])('warns of %s, which each build makes', (asset) => {
    expect(told([asset])).toEqual([
      `warning public${asset}: Visitors do not get this file: each build makes one of this name.`,
    ])
  })

  test('warns of a picture in the place of one that is made, unless the page names it', () => {
    expect(told(['/about/og.png'])).toEqual([
      expect.stringContaining('warning public/about/og.png: Visitors do not get this picture'),
    ])
    const page = pageFile([], { name: 'About', image: { src: '/about/og.png', alt: 'Two people and a ladder' } })
    expect(told(['/about/og.png', '/nowhere/og.png'], { 'pages/about.json': page })).toEqual([])
  })

  test('warns once of files that browsers keep for a year', () => {
    expect(told(['/assets/a.pdf', '/assets/b/c.pdf'])).toEqual([
      expect.stringContaining('warning public/assets/: Browsers keep what lies at /assets/ for a year'),
    ])
  })

  test.each(['/robots.txt', '/_redirects', '/favicon.ico', '/files/services', '/old/index.html', '/services/a.pdf'])(
    'has nothing to say of %s',
    (asset) => {
      expect(told([asset])).toEqual([])
    },
  )
})
