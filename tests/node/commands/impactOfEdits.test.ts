import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import type { Impact } from '../../../src/content/impact/impact.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import type { Bundles } from '../../../src/node/code/bundles.ts'
import { impactOfFolder } from '../../../src/node/commands/impactOfFolder.ts'
import { readSources } from '../../../src/node/input/readSources.ts'
import { listSharedFiles } from '../../../src/node/output/listSharedFiles.ts'
import { baseSite } from '../../content/baseSite.ts'
import { pageFile } from '../../content/inMemory.ts'
import { commitSite, writeFiles } from '../gitSite.ts'

const year = 2026
const sitePath = 'site.config.json'
const text = (file: string) => baseSite[file] ?? ''
const config = JSON.parse(text(sitePath)) as Record<string, object>
const site = (more: object) => ({ [sitePath]: JSON.stringify({ ...config, ...more }) })
const page = (file: string, more: object) => ({ [file]: JSON.stringify({ ...JSON.parse(text(file)), ...more }) })
const company = (more: object) => site({ company: { ...config.company, ...more } })

/** The base site with files of public/ and an old address. */
const start = {
  ...baseSite,
  ...site({ redirects: { '/team/': '/about/' } }),
  'public/social.png': 'a picture',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/files/checklist.pdf': 'a list',
}
const led = (redirects: Record<string, string>, more: object = {}) => site({ redirects, ...more })
const same = { redirects: { '/team/': '/about/' } }

type Edit = Record<string, string | undefined>
const edits: Record<string, Edit> = {
  'a redirect more': led({ '/team/': '/about/', '/prices.html': '/quote/' }),
  'a redirect that leads elsewhere': led({ '/team/': '/quote/' }),
  'no redirect any more': led({}),
  'a redirect under another letter': led({ '/Team/': '/about/' }),
  'rules of robots.txt': { 'public/robots.txt': 'User-agent: *\nDisallow: /files/\n' },
  'a picture for sharing': { 'public/social.png': 'another picture' },
  'no picture for sharing': { 'public/social.png': undefined },
  'an icon': { 'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>' },
  'no icon': { 'public/favicon.svg': undefined },
  'an icon more': { 'public/apple-touch-icon.png': 'an icon' },
  'a large icon': { 'public/icon-512.png': 'an icon' },
  'a file more': { 'public/files/prices.pdf': 'prices' },
  'a file less': { 'public/files/checklist.pdf': undefined },
  'another file': { 'public/files/checklist.pdf': 'another list' },
  'rules of _redirects': { 'public/_redirects': '/shop/* /services/ 301\n' },
  'a file in .well-known': { 'public/.well-known/security.txt': 'Contact: mailto:a@b.example' },
  'a receiver': site({
    ...same,
    forms: { quote: { endpoint: 'https://hooks.example.com/q' }, contact: { endpoint: null } },
  }),
  'a host of pictures': site({ ...same, images: { hosts: ['images.example.com'] } }),
  'a domain': site({ ...same, domain: 'https://www.brightwork.example' }),
  'a base': site({ ...same, base: '/site/' }),
  'a language': site({ ...same, language: 'en-GB' }),
  'a name of the company': company({ name: 'Brightwork' }),
  'a phone number': company({ phone: '(410) 555-0143' }),
  'a description of the company': company({ description: 'Cleaning of offices.' }),
  'a header': site({ ...same, header: { ...config.header, links: ['/about/'] } }),
  'a footer': site({ ...same, footer: { ...config.footer, links: [] } }),
  'a title': page('pages/about.json', { title: 'About our crew in Baltimore' }),
  'a name': page('pages/about.json', { name: 'About Us' }),
  'a heading': page('pages/about.json', {
    sections: [
      { type: 'hero', heading: 'Who We Are' },
      { type: 'ctaBand', id: 'values', heading: 'Values', actions: [{ call: true }] },
    ],
  }),
  'a hidden page': page('pages/quote.json', { status: 'hidden' }),
  'a placeholder': page('pages/quote.json', { status: 'placeholder' }),
  'a draft no more': page('pages/services/windows.json', { draft: false }),
  'a page more': { 'pages/services/floors.json': pageFile([], { name: 'Floors', title: 'Floors' }) },
  'a page less': { 'pages/services/disinfection.json': undefined },
  'a page with a card': page('pages/services/disinfection.json', { card: { title: 'Germs' } }),
  'a page of a town': {
    'pages/towns/essex.json': pageFile([], { name: 'Essex', location: { city: 'Essex', state: 'MD' } }),
  },
  'the text of a draft': page('pages/services/windows.json', { title: 'Windows and glass' }),
  nothing: {},
}

/**
 * Returns everything that a build produces, except drawings and bundles: shared files by their hash, pages as their
 * models.
 */
function made(root: string): { files: Map<string, string>; pages: Map<string, string> } {
  const { problems: readProblems, ...found } = readSources(root)
  const { model, problems } = compileSite({ ...found, readProblems, tolerate: () => true })
  if (!model) throw new Error(problems.map(({ message }) => message).join('\n'))
  // Only the styles of the bundles are used.
  const bundles = { assets: { criticalCss: '' }, files: [] } as unknown as Bundles
  const files = listSharedFiles(model, bundles, { folders: [join(root, 'public')] }, false)
  return {
    files: new Map(files.map(({ path, hash }) => [path, hash])),
    pages: new Map([...model.pages].map(([path, each]) => [path, JSON.stringify(resolvePage(model, each, { year }))])),
  }
}

function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort()
}

describe('src/node/commands/impactOfFolder, what an edit of the inputs changes', () => {
  let folder = ''
  let edited: Edit = {}
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ashlar-edits-'))
    await commitSite(folder, start)
  })
  afterAll(() => rm(folder, { recursive: true }))
  const change = (edit: Edit) => {
    edited = edit
    return writeFiles(folder, edit)
  }
  /** Restores the files as they were committed. */
  afterEach(() => {
    const committed: Edit = start
    return writeFiles(folder, Object.fromEntries(Object.keys(edited).map((file) => [file, committed[file]])))
  })

  test.each(Object.entries(edits))('is foretold of %s', async (_, edit) => {
    const before = made(folder)
    await change(edit)
    const after = made(folder)
    const impact = JSON.parse(impactOfFolder({ root: folder, year, format: 'json' }).text) as Impact
    expect([...impact.files].sort()).toEqual(differing(before.files, after.files))
    const pages = [
      ...impact.changed.map(({ path }) => path),
      ...impact.added.map(({ path }) => path),
      ...impact.removed.map(({ path }) => path),
    ]
    const changed = differing(before.pages, after.pages)
    expect(changed.filter((path) => !pages.includes(path))).toEqual([])
    const { text: told } = impactOfFolder({ root: folder, year })
    const isChanged = changed.length + differing(before.files, after.files).length > 0
    if (isChanged) expect(told).not.toContain('Nothing that visitors or search engines see changes.')
  })

  test.each<[string, string]>([
    ['a redirect more', 'Visitors and search engines that know /prices.html are led on to /quote/.'],
    ['no redirect any more', 'Visitors and search engines that know /team/ are led on no more.'],
    ['rules of robots.txt', 'robots.txt is new: it tells search engines what they may read'],
    ['a picture for sharing', 'social.png changes: it is shown where a page without a picture of its own is shared'],
    ['an icon', 'favicon.svg changes: browsers show it beside the names of pages'],
    ['a file less', 'files/checklist.pdf goes'],
    ['rules of _redirects', '_redirects is new: it leads visitors of old addresses on'],
  ])('is told in a sentence of %s', async (name, sentence) => {
    await change(edits[name] ?? {})
    expect(impactOfFolder({ root: folder, year }).text).toContain(sentence)
  })
})
