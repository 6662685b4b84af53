import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repository, runCommand } from '../site/builtSite.ts'
import { broken, config, hero, pageFile, printed, siteForEachTest, writeSite } from './commandSite.ts'

describe('scripts/run.mjs', () => {
  const site = siteForEachTest()

  test('check ends with 0 where nothing has to be fixed', async () => {
    const { exitCode, output } = await runCommand('check', ['--root', site.folder])
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/4 pages/)])
  })

  test('check ends with 1 at a problem, named with file, line and column', async () => {
    await writeSite(site.folder, { 'pages/quote.json': broken })
    const { exitCode, output } = await runCommand('check', ['--root', site.folder])
    expect(exitCode).toBe(1)
    expect(output).toMatch(/^pages\/quote\.json:\d+:\d+ {2}"headin" is not a field/m)
    expect(output).toMatch(
      /1 thing to fix in 1 page\. 3 pages are fine\. More may be found in pages\/quote\.json .* Nothing was written\./,
    )
    expect(output).not.toMatch(/^\s+at /m)
  })

  test('build --record, build --launch and check --publish refuse what visitors would see as a fault, check warns', async () => {
    await writeSite(site.folder, {
      'pages/quote.json': pageFile('Quote', [hero('A <b>small</b> quote'), { type: 'quoteForm' }]),
    })
    const ends = async (script: string, ...args: string[]) =>
      (await runCommand(script, ['--root', site.folder, ...args])).exitCode
    expect(await Promise.all([ends('check'), ends('check', '--publish'), ends('check', '--launch')])).toEqual([0, 1, 1])
    const refused = await runCommand('build', ['--root', site.folder, '--record'])
    expect([refused.exitCode, refused.output]).toEqual([1, expect.stringContaining('"<b>" is HTML')])
    expect(await readdir(site.folder)).not.toContain('.published.json')
  })

  test('check ends as it would where nobody reads what it prints', async () => {
    await writeSite(site.folder, { 'pages/quote.json': broken })
    const child = site.start('check', ['--root', site.folder])
    child.stdout?.destroy()
    let said = ''
    child.stderr?.on('data', (text) => (said += String(text)))
    const exitCode = await new Promise((done) => child.once('close', done))
    expect([exitCode, said]).toEqual([1, ''])
  })

  test('check says so where there is no site', async () => {
    const { exitCode, output } = await runCommand('check', ['--root', join(site.folder, 'nowhere')])
    expect(exitCode).toBe(1)
    expect(output).toContain('There is no folder')
    expect(output).not.toMatch(/^\s+at /m)
  })

  const scripts = [
    'check',
    'build',
    'start',
    'dev',
    'edit',
    'add',
    'impact',
    'lead',
    'host',
    'test',
    'schemas',
    'language',
    'bench',
    'pictures',
  ]

  test.each(scripts)('%s --help says how it is used and ends with 0', async (script) => {
    const { exitCode, output } = await runCommand(script, ['--help'])
    expect(exitCode).toBe(0)
    expect(output).toMatch(new RegExp(`^Usage: npm (run )?(--silent )?${script}\\b`))
  })

  // All commands read their options with the function that also prints the help.
  test('check ends with 2 at an option that it does not know', async () => {
    const { exitCode, output } = await runCommand('check', ['--rot', site.folder])
    expect(exitCode).toBe(2)
    expect(output).toMatch(/There is no option --rot\.\nUsage: npm (run )?\w+/)
    expect(output).not.toMatch(/^\s+at /m)
  })

  test('each command of package.json is among these, but for that of the formatter', async () => {
    const { scripts: named } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    expect([...scripts, 'format'].sort()).toEqual(Object.keys(named).sort())
  })

  test.each(['schemas', 'fonts', 'icons'])('%s asked for its use or wrongly writes nothing', async (script) => {
    const places = [
      'schemas/page.schema.json',
      'pages/REFERENCE.md',
      'src/ui/theme/fonts/public-sans.woff2',
      'public/icon-192.png',
    ]
    const times = async () =>
      (await Promise.all(places.map((place) => stat(join(repository, place))))).map(({ mtimeMs }) => mtimeMs)
    const before = await times()
    const help = await runCommand(script, ['--help'])
    const wrong = await runCommand(script, ['--rot'])
    expect([help.exitCode, wrong.exitCode]).toEqual([0, 2])
    expect(help.output).toMatch(/^Usage: /)
    expect(wrong.output).toContain('There is no option --rot.\nUsage: ')
    expect(await times()).toEqual(before)
  })

  test('schemas writes those of the site in a folder, for its country, where text editors and add find them', async () => {
    const { company } = config
    const address = { street: '1 Park Row', city: 'Leeds', zip: 'LS1 4AP', country: 'GB' }
    const british = { ...config, company: { ...company, phone: '0113 496 0142', address } }
    await writeSite(site.folder, { 'site.config.json': JSON.stringify(british) })
    const { exitCode, output } = await runCommand('schemas', ['--root', site.folder])
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/^Wrote schemas\/page\.schema\.json\.\n/)])
    const reference = await readFile(join(site.folder, 'pages/REFERENCE.md'), 'utf8')
    expect(reference).toContain('"LS1 4AP"')
    expect(reference).not.toContain('(README.md)')
    await runCommand('add', ['page', 'Careers', '--root', site.folder])
    const page: unknown = JSON.parse(await readFile(join(site.folder, 'pages/careers.json'), 'utf8'))
    expect(page).toMatchObject({ $schema: '../schemas/page.schema.json' })
  })

  test('schemas ends with 2 where there is no folder', async () => {
    const { exitCode, output } = await runCommand('schemas', ['--root', join(site.folder, 'nowhere')])
    expect([exitCode, output]).toEqual([
      2,
      expect.stringMatching(/^There is no folder .*nowhere\. Nothing was written\./),
    ])
  })

  test('test ends with 2 at a step that there is none of', async () => {
    const { exitCode, output } = await runCommand('test', ['toString'])
    expect([exitCode, output]).toEqual([
      2,
      expect.stringMatching(/^"toString" is not a step of the tests\. Write types, /),
    ])
  })

  test('add writes a draft and ends with 0, and with 2 where it is there already', async () => {
    const args = ['service', 'Window', 'Cleaning', '--root', site.folder]
    expect(await runCommand('add', args)).toEqual({
      exitCode: 0,
      output: expect.stringMatching(/^Wrote pages\/services\/window-cleaning\.json: /),
    })
    expect(await runCommand('add', args)).toEqual({
      exitCode: 2,
      output: 'pages/services/window-cleaning.json exists already. Nothing was changed.\n',
    })
  })

  test.each([[[]], [['service']], [['service', ' ']]])('add ends with 2 where no name is given: %j', async (words) => {
    const { exitCode, output } = await runCommand('add', [...words, '--root', site.folder])
    expect([exitCode, output]).toEqual([2, expect.stringContaining('Usage: npm run add')])
  })

  test('impact ends with 2 outside of a repository, in words', async () => {
    const { exitCode, output } = await runCommand('impact', ['--root', site.folder])
    expect([exitCode, output]).toEqual([2, expect.stringMatching(/^The folder \S+ is in no git repository/)])
  })

  test('check ends with 2 at an option without its value', async () => {
    const { exitCode, output } = await runCommand('check', ['--root'])
    expect([exitCode, output]).toEqual([2, expect.stringContaining('Usage: npm run check')])
  })

  test('check ends with 2 at a format that it does not know', async () => {
    const { exitCode, output } = await runCommand('check', ['--format', 'xml', '--root', site.folder])
    expect(exitCode).toBe(2)
    expect(output).toMatch(/^--format must be pretty, json or github, not "xml"\.\nUsage: npm run check/)
  })

  test.each([
    [0, {}],
    [1, { 'pages/quote.json': broken }],
  ])('check --format json ends with %i and prints nothing but JSON', async (exitCode, changes) => {
    await writeSite(site.folder, changes)
    const run = await runCommand('check', ['--format', 'json', '--root', site.folder])
    expect(run.exitCode).toBe(exitCode)
    expect(JSON.parse(run.output)).toMatchObject({ version: 1, summary: { errors: exitCode, pages: 4 } })
  })

  test('check --format github ends with 1 and prints annotations, then the summary', async () => {
    await writeSite(site.folder, { 'pages/quote.json': broken })
    const { exitCode, output } = await runCommand('check', ['--format', 'github', '--root', site.folder])
    expect(exitCode).toBe(1)
    expect(output).toMatch(/^::error file=.*pages\/quote\.json,line=\d+,.*\n1 thing to fix in 1 page\. .*\n$/)
  })

  test('check --fix changes the file, says so and ends with 0', async () => {
    await writeSite(site.folder, { 'pages/quote.json': broken })
    const { exitCode, output } = await runCommand('check', ['--fix', '--root', site.folder])
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^pages\/quote\.json:\d+ {2}Changed "headin" to "heading"\.\nFixed 1 thing in 1 file\.\n/)
    expect(await readFile(join(site.folder, 'pages/quote.json'), 'utf8')).toBe(broken.replace('headin', 'heading'))
  })

  test('check --fix ends with 2 at a format for programs and changes nothing', async () => {
    await writeSite(site.folder, { 'pages/quote.json': broken })
    const { exitCode, output } = await runCommand('check', ['--fix', '--format', 'json', '--root', site.folder])
    expect([exitCode, await readFile(join(site.folder, 'pages/quote.json'), 'utf8')]).toEqual([2, broken])
    expect(output).toMatch(/^--fix tells people what it changed\. Run it first, then once more with --format json\.\n/)
  })

  test('build ends with 1 at a problem and writes nothing', async () => {
    await writeSite(site.folder, { 'pages/quote.json': broken })
    const { exitCode, output } = await runCommand('build', ['--root', site.folder])
    expect([exitCode, await readdir(site.folder)]).toEqual([1, ['pages', 'site.config.json']])
    expect(output).toContain('Nothing was written.')
    expect(output).not.toMatch(/^\s+at /m)
  })

  test('build lists its steps and writes the site into dist, with an empty cache', async () => {
    const env = { QUOTE_ENDPOINT: '', CONTACT_ENDPOINT: '', ASHLAR_CACHE: join(site.folder, 'cache') }
    const { exitCode, output } = await runCommand('build', ['--root', site.folder], env)
    expect(exitCode).toBe(0)
    expect(output).toMatch(
      /Checked the pages.*\n[\s\S]*Built scripts and styles.*\n[\s\S]*Built 4 pages into .*dist\/ in/,
    )
    // No page shows the contact form, which has no receiver either.
    expect(output.match(/^Warning: .*/gm)).toEqual([expect.stringContaining('the quote form has no receiver')])
    expect(await readFile(join(site.folder, 'dist/index.html'), 'utf8')).toContain('A Small Home')
    expect(await readdir(join(site.folder, 'dist'))).toContain('og.png')
    expect((await readdir(site.folder)).sort()).toEqual(['cache', 'dist', 'pages', 'site.config.json'])
  })

  test('start serves the site on the next free port when its own is in use', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as AddressInfo
    try {
      const child = site.start('start', ['--root', site.folder, '--port', String(port)])
      const output = await printed(child, /Ctrl\+C/)
      expect(output).toMatch(new RegExp(`Port ${port} is in use; \\d+ is the next free one\\.`))
      const url = /The site is at (\S+)/.exec(output)?.[1] ?? ''
      expect(await (await fetch(url)).text()).toContain('A Small Home')
      expect(output).toContain(`Read them at ${url}_inbox/`)
      expect((await fetch(`${url}_inbox/`)).status).toBe(200)
    } finally {
      other.close()
    }
  })
})
