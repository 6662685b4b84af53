import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ImpactOptions, impactOfFolder } from '../../../src/node/commands/impactOfFolder.ts'
import { baseSite } from '../../content/baseSite.ts'
import { pageFile } from '../../content/inMemory.ts'
import { commitSite, git, writeFiles } from '../gitSite.ts'

const floors = 'pages/services/floors.json'

describe('src/node/commands/impactOfFolder', () => {
  let folder = ''
  const impact = (options: Partial<ImpactOptions> = {}) => impactOfFolder({ root: folder, year: 2026, ...options })
  const json = (options: Partial<ImpactOptions> = {}) => {
    const { text } = impact({ ...options, format: 'json' })
    return JSON.parse(text) as Record<string, { path: string; name: string }[]>
  }
  const paths = (list: { path: string }[] | undefined) => list?.map(({ path }) => path)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ashlar-impact-'))
    await commitSite(folder)
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('says that nothing changes where nothing did', () => {
    expect(impact()).toEqual({ text: 'Nothing that visitors or search engines see changes.\n', exitCode: 0 })
  })

  test('compares the files on the disk with the last commit', async () => {
    await writeFiles(folder, { [floors]: pageFile([], { name: 'Floors' }) })
    expect([paths(json().added), impact().exitCode]).toEqual([['/services/floors/'], 0])
  })

  test('compares with another revision', async () => {
    git(folder, 'tag', 'old')
    await writeFiles(folder, { [floors]: pageFile([], { name: 'Floors' }) })
    git(folder, 'add', '--all')
    git(folder, 'commit', '--quiet', '--message=second')
    expect([paths(json().added), paths(json({ since: 'old' }).added)]).toEqual([[], ['/services/floors/']])
  })

  test('compares published sites too, and knows where an old address leads', async () => {
    const addresses = { '/services/disinfection/': 'Disinfection' }
    const config = JSON.parse(baseSite['site.config.json'] ?? '') as object
    const redirects = { '/services/disinfection/': '/services/' }
    await writeFiles(folder, {
      '.published.json': JSON.stringify({ version: 1, addresses }),
      'pages/services/disinfection.json': undefined,
      'site.config.json': JSON.stringify({ ...config, redirects }),
    })
    expect(json().redirects).toEqual([{ from: '/services/disinfection/', to: '/services/' }])
  })

  test('looks at the named files alone', async () => {
    await writeFiles(folder, { [floors]: pageFile([], { name: 'Floors' }), 'pages/other.json': pageFile([]) })
    expect(paths(json({ files: [floors] }).added)).toEqual(['/services/floors/'])
  })

  test('takes a folder for all files in it', async () => {
    await writeFiles(folder, { [floors]: pageFile([], { name: 'Floors' }), 'pages/other.json': pageFile([]) })
    expect(paths(json({ files: ['pages/services/'] }).added)).toEqual(['/services/floors/'])
  })

  test('takes a path from where the command runs', async () => {
    await writeFiles(folder, { [floors]: pageFile([], { name: 'Floors' }) })
    expect(paths(json({ files: [join(folder, floors)] }).added)).toEqual(['/services/floors/'])
  })

  test('knows a deleted file by its name', async () => {
    await writeFiles(folder, { 'pages/services/disinfection.json': undefined })
    expect(paths(json({ files: ['pages/services/disinfection.json'] }).removed)).toEqual(['/services/disinfection/'])
  })

  test('reads a site in a folder of the repository', async () => {
    await mkdir(join(folder, 'inner'))
    await writeFiles(join(folder, 'inner'), baseSite)
    git(folder, 'add', '--all')
    git(folder, 'commit', '--quiet', '--message=second')
    await writeFiles(folder, { [`inner/${floors}`]: pageFile([]), [floors]: pageFile([]) })
    expect(paths(json({ root: join(folder, 'inner') }).added)).toEqual(['/services/floors/'])
  })

  test('names the links that a deleted page leaves behind, and what changes all the same', async () => {
    await writeFiles(folder, { 'pages/about.json': undefined })
    const { text, exitCode } = impact()
    expect(exitCode).toBe(1)
    expect(text).toContain('Links that would break')
    expect(text).toMatch(/site\.config\.json:\d+: "\/about\/" is not a page of this site\./)
    expect(text).toContain('About: /about/ (pages/about.json is gone)')
  })

  test.each(['pretty', 'markdown', 'json'] as const)(
    'says nothing but the problem of a broken page, as %s',
    async (format) => {
      await writeFiles(folder, { 'pages/quote.json': '{ "name": ' })
      const { text, exitCode } = impact({ format })
      expect([exitCode, text]).toEqual([1, expect.stringContaining('pages/quote.json')])
      expect(text).not.toMatch(/New pages|On all|added/)
    },
  )

  test('says that the earlier state had problems of its own', async () => {
    const quote = baseSite['pages/quote.json']
    await writeFiles(folder, { 'pages/quote.json': '{' })
    git(folder, 'commit', '--quiet', '--all', '--message=broken')
    await writeFiles(folder, { 'pages/quote.json': quote })
    const { text, exitCode } = impact()
    expect(exitCode).toBe(1)
    expect(text).toMatch(/^The earlier state \(HEAD\) has 1 problem of its own/)
  })

  test('compares with an earlier state whose links led nowhere', async () => {
    await writeFiles(folder, { 'pages/quote.json': pageFile([{ type: 'prose', body: '[a](/nowhere/)' }]) })
    git(folder, 'commit', '--quiet', '--all', '--message=broken')
    await writeFiles(folder, { 'pages/quote.json': baseSite['pages/quote.json'] })
    expect([paths(json().changed), impact().exitCode]).toEqual([expect.arrayContaining(['/quote/']), 0])
  })

  test.each([
    [{ since: 'nowhere' }, 'git knows no revision called "nowhere".\n'],
    [{ since: '--all' }, 'git knows no revision called "--all".\n'],
    [{ files: ['pages/nothing.json'] }, 'There is no page file pages/nothing.json, neither here nor at HEAD.\n'],
    [{ files: ['pages'], since: 'nowhere' }, 'git knows no revision called "nowhere".\n'],
  ])('ends with 2 at %j', (options, text) => {
    expect(impact(options)).toEqual({ text, exitCode: 2 })
  })

  test('ends with 2 where nothing was committed yet', async () => {
    await rm(join(folder, '.git'), { recursive: true })
    git(folder, 'init', '--quiet')
    expect(impact()).toEqual({ exitCode: 2, text: expect.stringContaining('Nothing was committed') })
  })

  test('ends with 2 outside of a repository', async () => {
    await rm(join(folder, '.git'), { recursive: true })
    expect(impact()).toEqual({ exitCode: 2, text: expect.stringContaining('is in no git repository') })
  })

  test('ends with 2 where there is no folder', () => {
    const { text, exitCode } = impact({ root: join(folder, 'nowhere') })
    expect([exitCode, text]).toEqual([2, expect.stringContaining('There is no folder')])
  })
})
