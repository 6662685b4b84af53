import { describe, expect, test } from 'vitest'
import { draftPage, pageText } from '../../../src/content/add/draftPage.ts'
import { readNewPage } from '../../../src/content/add/newPage.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import { pageFolder } from '../../../src/content/model/files/pageAddress.ts'
import { readSections, type SiteModel } from '../../../src/content/model/siteModel.ts'
import { findPageTexts } from '../../../src/content/schema/findTexts.ts'
import { builtInTypes } from '../../../src/content/schema/sectionTypes.ts'
import { shipped } from '../impact/shippedSite.ts'
import { leedsSite } from '../leedsSite.ts'

const assets = ['/social.png']
const model = compileSite({ sources: { ...shipped }, assets }).model as SiteModel
const pages = [...model.pages.values()].filter(({ path }) => path !== '/404.html')
const names: Record<string, string> = {
  locations: 'Columbia, MD',
  services: 'Window Cleaning',
  industries: 'Warehouses',
}

/** Returns the draft of a page of a folder, and its file. */
function draft(folder: string, like?: string, facts = {}) {
  const newPage = readNewPage(model, folder, names[folder] ?? 'Careers Fair')
  if ('refusal' in newPage) throw new Error(newPage.refusal)
  const example = like === undefined ? undefined : model.pages.get(like)
  const page = draftPage(model, newPage, { facts, ...(example && { like: example }) })
  return { page, file: newPage.file, text: pageText(page) }
}

function problemsOf({ file, text }: { file: string; text: string }) {
  const { problems } = compileSite({ sources: { ...shipped, [file]: text }, assets })
  return problems.filter((problem) => problem.file === file)
}

/** Returns the texts that visitors read, without addresses. */
const wordsOf = (page: object) =>
  findPageTexts(page as Record<string, unknown>, builtInTypes).flatMap(({ value, format, free }) =>
    free && format !== 'href' ? [value] : [],
  )

describe('src/content/add/draftPage', () => {
  test.each(['locations', 'services', 'industries', ''])(
    'writes a draft for pages/%s that lacks nothing but texts',
    (folder) => {
      const problems = problemsOf(draft(folder))
      expect(new Set(problems.map(({ code, severity }) => `${code} ${severity}`))).toEqual(
        new Set(['unwritten-text warning']),
      )
    },
  )

  const draftIn = (sources: Readonly<Record<string, string>>, words: string) => {
    const abroad = compileSite({ sources }).model as SiteModel
    const newPage = readNewPage(abroad, 'towns', words)
    if ('refusal' in newPage) throw new Error(newPage.refusal)
    const page = draftPage(abroad, newPage)
    const { problems } = compileSite({ sources: { ...sources, [newPage.file]: pageText(page) } })
    return { page, codes: [...new Set(problems.map(({ code }) => code))] }
  }

  test('writes a draft of a town without a state that lacks nothing but texts', () => {
    const { page, codes } = draftIn(leedsSite, 'Ilkley')
    expect(page).toMatchObject({ name: 'Ilkley', location: { city: 'Ilkley' } })
    expect(page.sections[0]).toMatchObject({ heading: 'Office Cleaning in {city}' })
    expect(codes).toEqual(['unwritten-text'])
  })

  test('leaves the province out of a draft whose town has none', () => {
    const canadian = Object.entries(leedsSite).map(([file, text]) => [
      file,
      text
        .replace('"city": "Otley"', '"city": "Otley", "state": "ON"')
        .replace('"title": "Otley |', '"title": "{city}, {state} |')
        .replace('"city": "Leeds",\n    "county"', '"city": "Leeds", "state": "ON",\n    "county"')
        .replace('"title": "Leeds |', '"title": "Leeds, ON |')
        .replace(/,\s*"zips": \[[^\]]*\],\s*"latitude": [\d.]+,\s*"longitude": [-\d.]+/, '')
        .replace('LS1 5HN', 'M5V 2T6')
        .replace(/"phone": "[^"]*"/, '"phone": "(514) 332-0147"')
        .replaceAll('£', '$')
        .replace('"GB"', '"CA"'),
    ])
    expect(draftIn(Object.fromEntries(canadian), 'Ilkley, ON').page.title).toBe('{city}, {state} | {company}')
    expect(draftIn(Object.fromEntries(canadian), 'Ilkley')).toMatchObject({
      page: { title: '{city} | {company}' },
      codes: ['unwritten-text'],
    })
  })

  test('has two drafts that wait for the same texts taken for copies of none', () => {
    const first = draft('locations')
    const second = { file: 'pages/locations/essex-md.json', text: first.text.replaceAll('Columbia', 'Essex') }
    const sources = { ...shipped, [first.file]: first.text, [second.file]: second.text }
    const codes = compileSite({ sources, assets }).problems.flatMap(({ code, file }) => (shipped[file] ? [] : [code]))
    expect([...new Set(codes)]).toEqual(['unwritten-text'])
  })

  test.each(pages.map(({ path, file }) => [path, pageFolder(file)]))('writes one like %s', (path, folder) => {
    const problems = problemsOf(draft(folder, path))
    expect(problems.filter(({ code }) => code !== 'unwritten-text')).toEqual([])
  })

  test.each(pages.filter(({ file }) => pageFolder(file) === 'locations' && !file.endsWith('index.json')))(
    'keeps no road, ZIP code or town of $page.name',
    ({ path, page }) => {
      const { city = '', roads = [], zips = [], county = '' } = page.location ?? {}
      const { text } = draft('locations', path)
      expect(
        [city, county, ...roads, ...zips].filter((word) => text.replace(/"only": \[.*?\]/g, '').includes(word)),
      ).toEqual([])
    },
  )

  test('keeps the usual sections in their order', () => {
    expect(draft('locations').page.sections.map(({ type }) => type)).toEqual([
      'hero',
      'cardGrid',
      'featureList',
      'prose',
      'map',
      'quoteForm',
    ])
  })

  test('takes the sections of the page that it is to be like', () => {
    const types = (path: string) =>
      [model.pages.get(path)].flatMap((page) => (page ? readSections(page).map(({ type }) => type) : []))
    expect(draft('locations', '/locations/baltimore-md/').page.sections.map(({ type }) => type)).toEqual(
      types('/locations/baltimore-md/'),
    )
  })

  test('keeps cards with their links, buttons and forms', () => {
    const { page } = draft('locations')
    expect(page.sections[1]).toMatchObject({
      items: [
        { link: { href: '/services/commercial-office-cleaning/' }, text: expect.stringMatching(/^\[to write: /) },
        { link: { href: '/services/disinfection/' } },
        { link: { href: '/services/janitorial-services/' } },
      ],
    })
    expect(page.sections[0]).toMatchObject({ actions: [{ label: 'Request a Quote', href: '/quote/' }, { call: true }] })
    expect(page.sections[4]).toMatchObject({ type: 'map', heading: '{city} on the Map' })
    expect(page.sections[5]).toMatchObject({ presets: { city: '{city}' } })
  })

  test('takes over titles that speak of the town through placeholders', () => {
    expect(draft('locations').page.title).toMatch(/\{city\}, \{state\} \| \{company\}$/)
  })

  test('leaves hand-picked links of another page to an automatic list', () => {
    const list = draft('services').page.sections.find(({ type }) => type === 'linkList')
    expect(list).toMatchObject({ source: { collection: 'services', limit: 4 } })
  })

  test('puts its own name in the place of another service', () => {
    const form = draft('services').page.sections.find(({ type }) => type === 'quoteForm')
    expect(form).toMatchObject({ heading: 'Get a Window Cleaning Quote', presets: { service_type: 'Window Cleaning' } })
  })

  test.each(['locations', 'services', 'industries'])('copies no whole sentence of one page of %s', (folder) => {
    const mine = wordsOf(draft(folder).page).filter((text) => !text.startsWith('[to write:'))
    const owners = (text: string) => pages.filter(({ page }) => wordsOf(page).includes(text)).length
    // Texts that remain have a placeholder, or occur on several pages.
    const copied = mine.filter((text) => text.split(' ').length > 3 && !text.includes('{') && owners(text) === 1)
    expect(copied).toEqual([])
  })

  test('marks the county, and leaves out what stands in no text', () => {
    expect(draft('locations').page.location).toEqual({
      city: 'Columbia',
      state: 'MD',
      county: '[to write: the county of Columbia]',
    })
  })

  test('writes down the facts that the owner gave', () => {
    const facts = { county: 'Howard County', latitude: 39.2, longitude: -76.86 }
    expect(draft('locations', undefined, facts).page.location).toEqual({ city: 'Columbia', state: 'MD', ...facts })
  })

  test('says in each mark what to write and how much', () => {
    const prose = draft('locations').page.sections.find(({ type }) => type === 'prose')
    expect(prose).toMatchObject({ body: '[to write: two paragraphs about your work in Columbia, 120 words or so]' })
  })
})

describe('src/content/add/draftPage', () => {
  test('puts short blocks on one line and ends with a line break', () => {
    const { text } = draft('locations')
    expect(text).toContain('"actions": [{ "label": "Request a Quote", "href": "/quote/" }, { "call": true }],\n')
    expect(text.endsWith('}\n')).toBe(true)
  })

  test('writes what it was given', () => {
    const { page, text } = draft('services')
    expect(JSON.parse(text)).toEqual(page)
  })

  test('keeps within the width of a line where the words allow', () => {
    const wide = draft('locations')
      .text.split('\n')
      .filter((line) => line.length > 120 && !/: "/.test(line))
    expect(wide).toEqual([])
  })
})
