import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leedsSite } from '../content/leedsSite.ts'
import { writeFiles } from './gitSite.ts'
import { makeFolder, readFiles, removeFolder, runCommand } from './site/builtSite.ts'
import { failing, type PageHtml, parsePages, stringsOf, structuredDataOf, textOf, thingOf } from './site/pageHtml.ts'

/** Words that only an American site may contain, or traces of a missing state. */
const american = /\bUSA?\b|en-US|undefined|Maryland|Baltimore|\bMD\b|\$|\bmiles? |, (?=[<"]|$)/

describe('scripts/build, a company in Leeds', () => {
  let folder = ''
  let output = ''
  let files = new Map<string, Buffer>()
  let pages: PageHtml[] = []
  const pageAt = (address: string) => pages.find((page) => page.address === address)

  beforeAll(async () => {
    folder = await makeFolder()
    const site = join(folder, 'site')
    await writeFiles(site, leedsSite)
    const run = await runCommand('build', ['--root', site, '--out', join(folder, 'dist')])
    output = run.output
    if (run.exitCode !== 0) throw new Error(output)
    files = await readFiles(join(folder, 'dist'))
    pages = parsePages(files)
  })

  afterAll(() => removeFolder(folder))

  test('is built without a problem', () => {
    expect(output).not.toMatch(/to fix|warning|tip|\.json:\d/)
    expect(pages.map(({ address }) => address)).toContain('/towns/otley/')
  })

  test('says nothing American in its texts, its head and its structured data', () => {
    const head = ({ document }: PageHtml) =>
      [...document.head.querySelectorAll('title, meta')].map(
        (element) => element.getAttribute('content') ?? element.textContent ?? '',
      )
    const said = (page: PageHtml) => [textOf(page), ...head(page), ...structuredDataOf(page).flatMap(stringsOf)]
    expect(failing(pages, (page) => said(page).filter((text) => american.test(text)))).toEqual([])
  })

  test('has no such word in any file for search engines and browsers', () => {
    for (const name of ['sitemap.xml', 'robots.txt', 'manifest.webmanifest', '_headers'])
      expect(String(files.get(name))).not.toMatch(/en-US|undefined|Maryland/)
  })

  test('names its language in every page and in the manifest', () => {
    expect(new Set(pages.map(({ document }) => document.documentElement.lang))).toEqual(new Set(['en-GB']))
    expect(JSON.parse(String(files.get('manifest.webmanifest')))).toMatchObject({ lang: 'en-GB' })
  })

  test('writes the address of the company as its country does', () => {
    const addresses = pages.flatMap(({ document }) =>
      [...document.querySelectorAll('address')].map(({ innerHTML }) =>
        innerHTML
          .split(/<br>|<div>/)
          .slice(0, 2)
          .join('|'),
      ),
    )
    expect(new Set(addresses)).toEqual(new Set(['12 Park Row|Leeds LS1 5HN']))
  })

  test('says its towns by name in the structured data', () => {
    expect(thingOf(pageAt('/'), 'LocalBusiness')).toMatchObject({
      address: { addressLocality: 'Leeds', postalCode: 'LS1 5HN', addressCountry: 'GB' },
      areaServed: [
        { '@type': 'City', name: 'Leeds' },
        { '@type': 'City', name: 'Otley' },
      ],
      priceRange: '££',
    })
    expect(thingOf(pageAt('/towns/otley/'), 'Service').areaServed).toEqual([{ '@type': 'City', name: 'Otley' }])
  })

  test('shows its prices in pounds', () => {
    expect(textOf(pageAt('/services/offices/') as PageHtml)).toContain('From £18 an hour')
  })
})
