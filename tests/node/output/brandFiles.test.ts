import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandFiles } from '../../../src/content/model/files/brandFiles.ts'
import { baseSite } from '../../content/baseSite.ts'
import { writeFiles } from '../gitSite.ts'
import { makeFolder, readFiles, removeFolder, repository, runCommand } from '../site/builtSite.ts'
import { type PageHtml, parsePages, thingOf } from '../site/pageHtml.ts'

const domain = 'https://www.brightwork.example'
const config = JSON.parse(baseSite['site.config.json'] ?? '') as { company: object }
/** A site of another company, with a page of unknown addresses. */
const otherSite = {
  ...baseSite,
  'pages/404.json': JSON.stringify({ ...JSON.parse(baseSite['pages/about.json'] ?? ''), name: 'Page Not Found' }),
  'site.config.json': JSON.stringify({ ...config, domain, company: { ...config.company, name: 'Brightwork' } }),
}

/** Returns the addresses of files that pages and manifest name for browsers, search engines and shared links. */
function filesNamed(files: Map<string, Buffer>, pages: readonly PageHtml[]): string[] {
  const { icons = [] } = JSON.parse(String(files.get('manifest.webmanifest'))) as { icons?: { src: string }[] }
  const inHeads = pages.flatMap(({ document }) => [
    ...[...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')].map((link) =>
      link.getAttribute('href'),
    ),
    document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
  ])
  const home = pages.find(({ address }) => address === '/') as PageHtml
  const { image } = thingOf(home, 'LocalBusiness')
  return [...inHeads, image, ...icons.map(({ src }) => src)].map((address) => String(address).replace(domain, ''))
}

/** Builds a site in a folder after writing some of its files. */
async function build(folder: string, changes: Record<string, string>): Promise<Map<string, Buffer>> {
  const site = join(folder, 'site')
  await writeFiles(site, changes)
  const { exitCode, output } = await runCommand('build', ['--root', site, '--out', join(folder, 'dist')])
  if (exitCode !== 0) throw new Error(output)
  return readFiles(join(folder, 'dist'))
}

describe.each([
  ['without public/', []],
  ['whose public/ holds photos alone', ['images/lobby.png']],
  ['that brings two of its icons', ['favicon.svg', 'icon-192.png']],
  ['that brings its icons and its picture', brandFiles],
])('the site of another company %s', (_, own) => {
  let folder = ''
  let files = new Map<string, Buffer>()

  beforeAll(async () => {
    folder = await makeFolder()
    files = await build(folder, { ...otherSite, ...Object.fromEntries(own.map((name) => [`public/${name}`, name])) })
  })

  afterAll(() => removeFolder(folder))

  test('names only icons and pictures that are there', () => {
    const named = filesNamed(files, parsePages(files))
    expect(named.filter((address) => !files.has(address.slice(1)))).toEqual([])
  })

  test('names all icons that it brings', () => {
    const named = filesNamed(files, parsePages(files))
    expect(own.filter((name) => !name.startsWith('images/') && !named.includes(`/${name}`))).toEqual([])
  })

  test('has no icon or picture of the company that Ashlar carries', async () => {
    const carried = await Promise.all(brandFiles.map((name) => readFile(join(repository, 'public', name))))
    const same = [...files].filter(([, content]) => carried.some((file) => file.equals(content)))
    expect(same.map(([name]) => name)).toEqual([])
  })
})

test('an icon that joins public/ is named by the pages that were built before', async () => {
  const folder = await makeFolder()
  try {
    await build(folder, otherSite)
    const files = await build(folder, { 'public/favicon.svg': '<svg/>' })
    const named = parsePages(files).map(({ document }) =>
      document.querySelector('link[rel=icon]')?.getAttribute('href'),
    )
    expect(new Set(named)).toEqual(new Set(['/favicon.svg']))
  } finally {
    await removeFolder(folder)
  }
})
