import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copySite, makeFolder, readFiles, removeFolder, runCommand } from './site/builtSite.ts'
import { type PageHtml, parsePages, thingOf } from './site/pageHtml.ts'

const towson = 'pages/locations/towson-md.json'
const columbia = 'pages/locations/columbia-md.json'
const columbiaPage = {
  name: 'Columbia, MD',
  title: 'Office Cleaning in {city}, {state} | {company}',
  description: 'Evening cleaning for offices and clinics around {city}; a quote follows within {responseTime}.',
  location: { city: 'Columbia', state: 'MD', county: 'Howard County' },
  sections: [
    { type: 'hero', heading: 'Commercial Cleaning in {city}, {state}', image: { scene: 'skyline' } },
    { type: 'cardGrid', heading: 'Services in {city}', source: { collection: 'services' } },
    { type: 'quoteForm', heading: 'Get a Quote for {city}' },
  ],
}

type Files = Map<string, Buffer>

/** Returns the names of the files that differ between two builds, or that one of them lacks. */
function differences(one: Files, other: Files): string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].filter((name) => {
    const [a, b] = [one.get(name), other.get(name)]
    return !a || !b || !a.equals(b)
  })
}

describe('scripts/build, a change of the page files', () => {
  let folder = ''
  const site = () => join(folder, 'site')
  const dist = () => join(folder, 'dist')
  const builds: { first: Files; withColumbia: Files; without: Files } = {
    first: new Map(),
    withColumbia: new Map(),
    without: new Map(),
  }

  async function build(): Promise<Files> {
    const { exitCode, output } = await runCommand('build', ['--root', site(), '--out', dist()])
    if (exitCode !== 0) throw new Error(output)
    return readFiles(dist())
  }

  beforeAll(async () => {
    folder = await makeFolder()
    await copySite(site())
    builds.first = await build()
    await writeFile(join(site(), columbia), JSON.stringify(columbiaPage))
    builds.withColumbia = await build()
    parsed.push(...parsePages(builds.withColumbia))
    await rm(join(site(), columbia))
    builds.without = await build()
  })

  afterAll(() => removeFolder(folder))

  const parsed: PageHtml[] = []
  const pages = () => parsed
  const page = (address: string) => pages().find((each) => each.address === address)

  test('adds the new town to the footer of every page', () => {
    const without = pages().filter(
      ({ document }) => !document.querySelector('footer a[href="/locations/columbia-md/"]'),
    )
    expect([pages().length, without.map(({ address }) => address)]).toEqual([28, []])
  })

  test('adds the new town to the menu of every page', () => {
    const without = pages().filter(
      ({ document }) => !document.querySelector('header a[href="/locations/columbia-md/"]'),
    )
    expect(without.map(({ address }) => address)).toEqual([])
  })

  test('adds the new town to the index of the locations', () => {
    const link = page('/locations/')?.document.querySelector('main a[href="/locations/columbia-md/"]')
    expect(link).not.toBeNull()
  })

  test('makes 25 links of the 24 on /sitemap/', () => {
    const links = [...(page('/sitemap/')?.document.querySelectorAll('main li a') ?? [])]
    expect(links.length).toBe(25)
    expect(links.map((link) => link.getAttribute('href'))).toContain('/locations/columbia-md/')
  })

  test('adds the new town to sitemap.xml', () => {
    expect(String(builds.withColumbia.get('sitemap.xml'))).toContain('/locations/columbia-md/</loc>')
  })

  test('adds the new town to the area that the business serves', () => {
    const business = thingOf(page('/'), 'LocalBusiness')
    expect((business.areaServed as { name: string }[]).map(({ name }) => name).join()).toContain('Columbia')
  })

  test('fills the new town into its own page', () => {
    const own = page('/locations/columbia-md/')
    expect(own?.document.querySelector('h1')?.textContent).toContain('Columbia')
    expect(own?.document.title).toContain('Columbia')
    expect(own?.document.querySelector('[name=city]')?.getAttribute('value')).toBe('Columbia')
  })

  test('changes no script, style or font that is there, and brings at most the two sheets of its own section types', () => {
    const changed = differences(builds.first, builds.withColumbia).filter((name) => name.startsWith('assets/'))
    expect(changed.filter((name) => builds.first.has(name))).toEqual([])
    expect(changed.filter((name) => !/^assets\/(sections|styles)-[^/]*\.css$/.test(name))).toEqual([])
    expect(changed.length).toBeLessThanOrEqual(2)
  })

  test('leaves no trace of the town after its file was deleted', () => {
    const traces = [...builds.without].filter(([name, content]) => /columbia/i.test(name + String(content)))
    expect(traces.map(([name]) => name)).toEqual([])
  })

  test('builds the same bytes from the same input', () => {
    expect(differences(builds.first, builds.without)).toEqual([])
  })

  test('stops at a broken page and leaves the earlier build as it is', async () => {
    const text = await readFile(join(site(), towson), 'utf8')
    await writeFile(join(site(), towson), text.replace('"type": "hero"', '"type": "heroo"'))
    const { exitCode, output } = await runCommand('build', ['--root', site(), '--out', dist()])
    await writeFile(join(site(), towson), text)
    expect(exitCode).toBe(1)
    expect(output).toMatch(/^pages\/locations\/towson-md\.json:\d+:\d+ {2}.*"heroo"/m)
    expect(output).toContain('Nothing was written.')
    expect(differences(builds.without, await readFiles(dist()))).toEqual([])
  })

  test('carries a base in every link and asset', async () => {
    const file = join(site(), 'site.config.json')
    const config = await readFile(file, 'utf8')
    await writeFile(file, config.replace('"base": "/"', '"base": "/site/"'))
    const built = await build().finally(() => writeFile(file, config))
    const based = parsePages(built)
    const wrong = based.flatMap(({ address, document }) =>
      [...document.querySelectorAll('[href], [src], [data-app], [data-thanks], [data-path]')].flatMap((element) =>
        ['href', 'src', 'data-app', 'data-thanks', 'data-path']
          .map((name) => element.getAttribute(name) ?? '')
          .filter((value) => value.startsWith('/') && !value.startsWith('/site/'))
          .map((value) => `${address}: ${value}`),
      ),
    )
    expect([...new Set(wrong)]).toEqual([])
    const home = based.find(({ address }) => address === '/')
    expect(home?.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/site\/$/)
    expect(String(built.get('_headers'))).toContain('/site/assets/*')
    const scripts = [...built].filter(([name]) => name.endsWith('.css')).map(([, text]) => String(text))
    expect(scripts.join('').match(/url\((?!\/site\/|data:|\.?\/?[\w-]+\.woff2)[^)]*\)/g)).toBeNull()
  })
})
