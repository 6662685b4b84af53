import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Impact } from '../../src/content/impact/impact.ts'
import { columbia, setField } from '../content/impact/shippedSite.ts'
import { git, writeFiles } from './gitSite.ts'
import { addressOf, copySite, makeFolder, readFiles, removeFolder, runCommand } from './site/builtSite.ts'

type Files = Map<string, Buffer>

const towson = 'pages/locations/towson-md.json'
const thanks = 'pages/thank-you.json'

/** Returns the differences between two builds of a site in the form of an impact. */
function differences(before: Files, after: Files) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  const isPage = (name: string) => name.endsWith('.html')
  const differing = names.filter((name) => {
    const [a, b] = [before.get(name), after.get(name)]
    return a && b && !a.equals(b)
  })
  return {
    changed: differing.filter(isPage).map(addressOf).sort(),
    added: names.filter((name) => isPage(name) && !before.has(name)).map(addressOf),
    removed: names.filter((name) => isPage(name) && !after.has(name)).map(addressOf),
    files: differing.filter((name) => !isPage(name)),
  }
}

describe('scripts/impact, beside two builds', () => {
  let folder = ''
  const site = () => join(folder, 'site')
  const found: Record<'narrow' | 'broad', { impact: Impact; before: Files; after: Files }> = {} as never

  async function build(): Promise<Files> {
    const { exitCode, output } = await runCommand('build', ['--root', site(), '--out', join(folder, 'dist')])
    if (exitCode !== 0) throw new Error(output)
    return readFiles(join(folder, 'dist'))
  }

  async function change(files: Record<string, (text: string) => string>) {
    for (const [file, edit] of Object.entries(files)) {
      const path = join(site(), file)
      await writeFile(path, edit(await readFile(path, 'utf8')))
    }
  }

  async function predict(): Promise<Impact> {
    const { output } = await runCommand('impact', ['--root', site(), '--format', 'json'])
    return JSON.parse(output) as Impact
  }

  beforeAll(async () => {
    folder = await makeFolder()
    await copySite(site())
    git(site(), 'init', '--quiet')
    git(site(), 'add', '--all')
    git(site(), 'commit', '--quiet', '--message=first')
    const first = await build()

    await change({
      [towson]: (text) => setField(['card', 'text'], 'Law offices.')(setField(['status'], 'placeholder')(text)),
      'pages/services/floor-care.json': setField(['sections', 3, 'text'], 'We clean a sample first.'),
      'pages/about.json': setField(['sections', 0, 'note'], 'Ask Ann for a picture.'),
    })
    found.narrow = { impact: await predict(), before: first, after: await build() }

    await writeFiles(site(), columbia)
    await change({
      'site.config.json': setField(['company', 'phone'], '(410) 555-0199'),
      'pages/locations/timonium-md.json': setField(['order'], 1),
      'pages/blog.json': setField(['name'], 'Journal'),
      [thanks]: setField(['draft'], true),
    })
    found.broad = { impact: await predict(), before: first, after: await build() }
  })

  afterAll(() => removeFolder(folder))

  test.each(['narrow', 'broad'] as const)(
    'a %s change changes exactly the files of dist that were predicted',
    (kind) => {
      const { impact, before, after } = found[kind]
      const paths = (list: { path: string }[]) => list.map(({ path }) => path)
      expect({
        changed: paths(impact.changed).sort(),
        added: paths(impact.added),
        removed: paths(impact.removed),
        files: [...impact.files, ...impact.cards.map((address) => address.slice(1))].sort(),
      }).toEqual(differences(before, after))
    },
  )

  test('a narrow change leaves most pages as they are', () => {
    expect(found.narrow.impact.changed.map(({ path }) => path).sort()).toEqual([
      '/locations/',
      '/locations/towson-md/',
      '/services/floor-care/',
    ])
  })

  test.each(['narrow', 'broad'] as const)(
    'sitemap.xml has as many addresses as predicted after a %s change',
    (kind) => {
      const { impact, before, after } = found[kind]
      const count = (files: Files) => String(files.get('sitemap.xml')).split('<loc>').length - 1
      expect([impact.sitemap.before, impact.sitemap.after]).toEqual([count(before), count(after)])
    },
  )

  test('a new town stands in the structured data that was named', () => {
    const facts = found.broad.impact.changes.filter(
      ({ where }) => where.part === 'facts' && where.field === 'areaServed',
    )
    const pages = facts.flatMap((change) => change.pages.map(({ path }) => path))
    const built = [...found.broad.after]
      .filter(([name, html]) => name.endsWith('.html') && /"areaServed":\[[^\]]*Columbia/.test(String(html)))
      .map(([name]) => addressOf(name))
    expect([...pages, '/locations/columbia-md/'].sort()).toEqual(built.sort())
  })
})
