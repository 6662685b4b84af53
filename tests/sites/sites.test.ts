import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFolder, readFiles, removeFolder, runCommand } from '../node/site/builtSite.ts'
import { testHtml } from '../node/site/facts/html.ts'
import { testTargets } from '../node/site/facts/links.ts'
import { testFacts, testTypes } from '../node/site/facts/searchFacts.ts'
import { type Built, failing, type PageHtml, parsePages } from '../node/site/pageHtml.ts'
import { configOf, folderOf, madePages, problemsOf, siteNames } from './siteFolder.ts'

/** The maximum size of a page and its stylesheet, so that the first flight of a connection carries them. */
const mostBytes = 14_000

/** What the launch check reports about a fictional company; every report must be of this kind. */
const invented =
  /is still (a|the) sample|still has a sample receiver|of the branch .* is still a sample|license or an insurance with its number/

let folder = ''
const sites = new Map<string, Built>()

async function build(name: string): Promise<Built> {
  const { exitCode, output } = await runCommand('build', ['--root', folderOf(name), '--out', join(folder, name)])
  if (exitCode !== 0) throw new Error(output)
  const files = await readFiles(join(folder, name))
  const pages = parsePages(files)
  const page = (address: string) => {
    const found = pages.find((each) => each.address === address)
    if (!found) throw new Error(`There is no page ${address}`)
    return found
  }
  return { files, pages, page }
}

/** Returns a site with every sixteenth of the pages from its templates, because these differ only in words. */
function fewOfTemplates(name: string, site: Built): Built {
  const made = new Map(madePages(name).map(({ address }, index) => [address, index]))
  return { ...site, pages: site.pages.filter(({ address }) => (made.get(address) ?? 0) % 16 === 0) }
}

beforeAll(async () => {
  folder = await makeFolder()
  for (const name of siteNames) sites.set(name, await build(name))
})

afterAll(() => removeFolder(folder))

describe.each(siteNames)('tests/sites/%s', (name) => {
  const built = () => sites.get(name) as Built
  const { language = 'en-US', languages = {} } = configOf(name)

  test('has nothing to fix and nothing to warn of', () => {
    expect(problemsOf(name)).toEqual([])
  })

  test('lacks nothing for a launch but to be a real firm', () => {
    expect(problemsOf(name, true).filter((problem) => !invented.test(problem))).toEqual([])
  })

  test('has a page for each combination of its templates', () => {
    const addresses = new Set(built().pages.map(({ address }) => address))
    expect(madePages(name).filter(({ address }) => !addresses.has(address))).toEqual([])
  })

  test('leaves no placeholder unfilled', () => {
    // The script of a gallery fills in the numbers of its pictures.
    const said = (html: string) => html.replace(/ data-position="[^"]*"/g, '')
    expect(failing(built().pages, ({ html }) => said(html).match(/\{[a-zA-Z.]+\}/g) ?? [])).toEqual([])
  })

  test('has pages that the first flight of a connection carries', () => {
    const bytesOf = (content: Buffer | string) => gzipSync(content, { level: 9 }).length
    const found = failing(built().pages, ({ html, document }) => {
      const sheets = [...document.querySelectorAll('link[rel=stylesheet]')].map(
        (link) => link.getAttribute('href') ?? '',
      )
      const sizes = sheets.map((sheet) => bytesOf(built().files.get(sheet.slice(1)) ?? ''))
      const bytes = sizes.reduce((sum, size) => sum + size, bytesOf(html))
      return bytes <= mostBytes || `${bytes} bytes`
    })
    expect(found).toEqual([])
  })

  test('says in each language which pages say the same in another', () => {
    const { domain } = configOf(name)
    const alternates = ({ document }: PageHtml) =>
      [...document.querySelectorAll('link[hreflang]:not([hreflang=x-default])')].map((link) =>
        link.getAttribute('href'),
      )
    const found = failing(built().pages, (page) =>
      alternates(page).filter((href) => {
        const other = built().pages.find(({ address }) => `${domain}${address}` === href)
        return !other || !alternates(other).includes(`${domain}${page.address}`)
      }),
    )
    expect(found).toEqual([])
  })

  test('names the feeds that are there', () => {
    const { domain, feeds = [] } = configOf(name)
    const links = [...built().page('/').document.querySelectorAll('link[type="application/atom+xml"]')]
    const files = links.map((link) => (link.getAttribute('href') ?? '').slice(domain.length + 1))
    expect(files).toEqual(feeds.map((folder) => `${folder}/feed.xml`))
    expect(files.filter((file) => !built().files.has(file))).toEqual([])
  })

  // For all pages, the validator takes as long as the build.
  const some = () => {
    const few = fewOfTemplates(name, built())
    return { ...few, pages: few.pages.filter((_, index) => index % 2 === 0) }
  }
  testHtml(some, [language, ...Object.keys(languages)])
  testTargets(built)
  testFacts(built, configOf(name))
})

testTypes(() => new Map([...sites].map(([name, site]) => [name, fewOfTemplates(name, site)])))
