import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import { configFile } from '../../../src/content/model/files/configFile.ts'
import { languageAt } from '../../../src/content/model/languages.ts'
import type { SitePage } from '../../../src/content/model/siteModel.ts'
import { createTwinCheck } from '../../../src/content/review/languages/createTwinCheck.ts'
import { readSources } from '../../../src/node/input/readSources.ts'
import { configOf, folderOf } from '../../sites/siteFolder.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const site = configOf('restaurant')
const { pages } = compileSite(readSources(folderOf('restaurant')))
const translations = pages.filter(({ path, page }) => languageAt(site, path) === 'en' && page.translates)
const originalOf = ({ page }: SitePage) => pages.find(({ path }) => path === page.translates) as SitePage

const claiming = (page: SitePage, other: SitePage): SitePage => ({
  ...page,
  page: { ...page.page, translates: originalOf(other).path },
})

describe('src/content/review/languages/createTwinCheck', () => {
  const pairs = translations.flatMap((page) =>
    translations.filter((other) => other !== page).map((other) => ({ page, other })),
  )
  const told = pairs.map(({ page, other }) => {
    const wrong = claiming(page, other)
    const check = createTwinCheck({ pages: pages.map((each) => (each === page ? wrong : each)), site })
    const of = (twin: SitePage) => check(twin, originalOf(other), 'en')
    return { right: page.page.translates, innocent: of(other), guilty: of(wrong) }
  })

  test('blames the page that took the original of another one, not that one', () => {
    expect(told.length).toBeGreaterThan(100)
    expect(told.filter(({ innocent, guilty }) => innocent || !guilty)).toEqual([])
  })

  test('names the original that is left, or none where it is like several', () => {
    const named = told.filter(({ guilty }) => guilty?.replacement !== undefined)
    expect(named.filter(({ guilty, right }) => guilty?.replacement !== JSON.stringify(right))).toEqual([])
    expect(named.length).toBeGreaterThan(told.length * 0.9)
  })
})

describe('src/content/link/nameOriginals', () => {
  const { files, read } = readSources(folderOf('restaurant')).sources as {
    files(): readonly string[]
    read(file: string): string
  }
  const texts = Object.fromEntries(files().map((file) => [file, read(file)]))
  const leadTo = (file: string, address: string) => ({
    ...texts,
    [file]: (texts[file] ?? '').replace(/"translates": "[^"]*"/, `"translates": "${address}"`),
  })

  test.each([
    ['pages/en/menu.json', '/menu/', '/carte/'],
    ['pages/en/house.json', '/the-house/', '/maison/'],
    ['pages/en/gallery.json', '/gallerie/', '/galerie/'],
  ])('names the original of %s where it translates no page', (file, address, right) => {
    const { problems } = compileSite({ ...readSources(folderOf('restaurant')), sources: leadTo(file, address) })
    const told = problems.filter(({ severity }) => severity === 'error')
    expect(told.map(({ edits }) => edits?.map(({ text }) => text))).toEqual([[JSON.stringify(right)]])
  })

  const config = JSON.parse(baseSite[configFile] ?? '') as Site
  const translation = (name: string, translates: string) =>
    pageFile([{ type: 'prose', body: `${name}: dos frases que nadie más escribe en este sitio.` }], {
      name,
      translates,
    })

  test('never names a page that another page translates already', () => {
    const { problems } = compileSite({
      sources: {
        ...baseSite,
        [configFile]: JSON.stringify({ ...config, languages: { es: { name: 'Español' } } }),
        'pages/es/index.json': translation('Inicio', '/'),
        'pages/es/presupuesto.json': translation('Presupuesto', '/quote/'),
        'pages/es/oferta.json': translation('Oferta', '/quot/'),
      },
      assets: baseAssets,
    })
    const [told] = problems.filter(({ code }) => code === 'unknown-page')
    expect(told?.file).toBe('pages/es/oferta.json')
    expect(told?.edits).toBeUndefined()
    expect(told?.fix).not.toContain('"/quote/"')
  })
})
