import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page as Tab } from 'playwright/test'
import type { Page } from '../../schemas/index.ts'
import { isOfTemplate, pageAddress } from '../../src/content/model/files/pageAddress.ts'
import { configOf, folderOf, madePages, siteNames } from '../sites/siteFolder.ts'
import { axe } from './axe.ts'
import { brokenWords, overlaps, readWatched, sideways, wakeEverything, watchPage } from './pageMatrix.ts'
import { serveSite } from './serveSite.ts'
import { expect, settle, test } from './site.ts'

interface Kind {
  address: string
  types: string[]
}

/** Returns the section types of a page or a template of a site. */
function typesOf(name: string, file: string): string[] {
  const { sections } = JSON.parse(readFileSync(join(folderOf(name), file), 'utf8')) as Page
  return sections.map(({ type }) => type)
}

/**
 * Returns for each template the page with the longest names: its pages have the same sections, and only headings with
 * names may be too wide for a screen.
 */
function sampleOfTemplates(name: string): Kind[] {
  const longest = new Map<string, string>()
  for (const { template, address } of madePages(name))
    if (address.length > (longest.get(template)?.length ?? 0)) longest.set(template, address)
  return [...longest].map(([template, address]) => ({ address, types: typesOf(name, template) }))
}

/**
 * Returns a page for each sequence of section types of a site, with the types: the home page first, then those with
 * most types.
 */
function pagesOf(name: string): Kind[] {
  const folder = join(folderOf(name), 'pages')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `pages/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.json') && !isOfTemplate(file))
  const written = files.map((file): Kind => ({ address: pageAddress(file), types: typesOf(name, file) }))
  const pages = [...sampleOfTemplates(name), ...written]
  const weight = ({ address, types }: Kind) => (address === '/' ? Number.POSITIVE_INFINITY : new Set(types).size)
  pages.sort((a, b) => weight(b) - weight(a) || a.address.localeCompare(b.address))
  const rows = pages.map(({ types }) => types.join(' '))
  return pages.filter((_, index) => rows.indexOf(rows[index] ?? '') === index)
}

/** The home page and the first page with a form. `npm test -- long` tests all others. */
const chosenOf = (pages: readonly Kind[]) =>
  new Set(['/', pages.find(({ address, types }) => address !== '/' && types.includes('form'))?.address])

/**
 * The site that every run opens: in two languages, with a section type of its own. The others are in the long tests.
 */
const usual = 'restaurant'

/** Replaces frames and videos of other hosts, so that no test requests one. */
const standInForOthers = (page: Tab, url: string) =>
  page.route(
    (address) => !address.href.startsWith(url),
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  )

const sites = siteNames.map((name) => ({ name, pages: pagesOf(name) }))

for (const { name, pages } of sites) {
  test.describe(`site ${name}`, () => {
    // One build for all of its tests.
    test.describe.configure({ mode: 'default' })
    let site: Awaited<ReturnType<typeof serveSite>>
    test.beforeAll(async () => {
      site = await serveSite(folderOf(name))
    })
    test.afterAll(() => site?.close())

    const chosen = chosenOf(pages)
    for (const { address } of pages) {
      const details = { tag: name === usual && chosen.has(address) ? [] : ['@long'] }

      test(
        `${address} fits 320 pixels, passes axe in light and dark, keeps to its policy`,
        details,
        async ({ page }) => {
          await page.setViewportSize({ width: 320, height: 700 })
          await watchPage(page)
          await standInForOthers(page, site.url)
          await page.goto(new URL(address, site.url).href)
          await wakeEverything(page)
          await settle(page)
          expect.soft(await sideways(page), 'needs no sideways scrolling').toBeLessThanOrEqual(0)
          expect.soft(await brokenWords(page), 'breaks no word').toEqual([])
          expect.soft(await axe(page), 'passes axe').toEqual([])
          await page.emulateMedia({ colorScheme: 'dark' })
          await settle(page)
          expect.soft(await axe(page, ['color-contrast']), 'passes axe in the dark').toEqual([])
          await page.setViewportSize({ width: 1280, height: 800 })
          await settle(page)
          expect.soft(await sideways(page), 'needs none on a wide screen').toBeLessThanOrEqual(0)
          expect.soft((await readWatched(page)).violations, 'keeps to its policy').toEqual([])
        },
      )
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('/ has no words of its footer on others at any width', async ({ page }) => {
        await page.goto(site.url)
        for (const width of [320, 390, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 700 })
          expect.soft(await overlaps(page, 'footer'), `${width}`).toEqual([])
        }
      })

      if (Object.keys(configOf(name).languages ?? {}).length > 0)
        test('/ shows the way to the other language at any width, with room for a finger', async ({ page }) => {
          await page.goto(site.url)
          const way = page.locator('header a[hreflang]:visible')
          for (const width of [320, 390, 768, 1280, 1440]) {
            await page.setViewportSize({ width, height: 700 })
            await expect(way, `${width}`).toHaveCount(1)
            await expect(way, `${width}`).toBeInViewport({ ratio: 1 })
            expect.soft((await way.boundingBox())?.height, `${width}`).toBeGreaterThanOrEqual(44)
          }
        })

      for (const { address } of pages.filter(({ types }) => types.includes('form')).slice(0, 1)) {
        const details = { tag: name === usual ? [] : ['@long'] }
        test(`${address} says how to reach the firm in place of its form`, details, async ({ page }) => {
          await page.goto(new URL(address, site.url).href)
          const note = page.locator('main p', { hasText: 'JavaScript' })
          await expect(note.locator('a[href^="tel:"]')).toBeVisible()
          await expect(note.locator('a[href^="mailto:"]')).toBeVisible()
        })
      }
    })
  })
}
