import { type ChildProcess, execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { smallConfig } from '../content/smallSite.ts'
import { makeFolder, removeFolder, repository, runCommand, spawnCommand } from './builtSite.ts'

const limit = 90_000

function pageFile(name: string, sections: object[]) {
  const title = `${name} of a small site | {company}`
  const description = `${name}: one of the pages of a small site, with as little on it as the checks allow.`
  return JSON.stringify({ name, title, description, sections }, null, 2)
}

const config = {
  ...smallConfig,
  kinds: { services: 'service' },
  header: { ...smallConfig.header, links: ['/quote/'] },
}
const hero = (heading: string) => ({ type: 'hero', heading })

/** A small site on the disk. */
async function writeSite(root: string, changes: Record<string, string> = {}) {
  const files = {
    'site.config.json': JSON.stringify(config),
    'pages/index.json': pageFile('Home', [hero('A Small Home')]),
    'pages/quote.json': pageFile('Quote', [hero('A Small Quote')]),
    'pages/404.json': pageFile('Page Not Found', [hero('Page Not Found')]),
    'pages/services/index.json': pageFile('Services', [hero('Small Services')]),
    ...changes,
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

const broken = pageFile('Quote', [{ type: 'hero', headin: 'A Small Quote' }])

/** Waits until a process has printed something. */
function printed(child: ChildProcess, wanted: RegExp): Promise<string> {
  let output = ''
  return new Promise((found, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += String(text)
        if (wanted.test(output)) found(output)
      })
    }
    child.once('close', () => failed(new Error(`It ended before it printed ${wanted}:\n${output}`)))
  })
}

/** Ends a process by its id and waits for it. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  const gone = new Promise((done) => child.once('close', done))
  child.kill()
  await gone
}

describe('scripts', () => {
  let folder = ''
  const running: ChildProcess[] = []
  const start = (script: string, args: string[]) => {
    const child = spawnCommand(script, args)
    running.push(child)
    return child
  }

  beforeEach(async () => {
    folder = await makeFolder()
    await writeSite(folder)
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map(end))
    await removeFolder(folder)
  })

  test('check ends with 0 where nothing has to be fixed', async () => {
    const { exitCode, output } = await runCommand('check', ['--root', folder])
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/4 pages/)])
  })

  test('check ends with 1 at a problem, named with file, line and column', async () => {
    await writeSite(folder, { 'pages/quote.json': broken })
    const { exitCode, output } = await runCommand('check', ['--root', folder])
    expect(exitCode).toBe(1)
    expect(output).toMatch(/^pages\/quote\.json:\d+:\d+ {2}"headin" is not a field/m)
    expect(output).toMatch(/1 thing to fix in 1 page\. 3 pages are fine\. Nothing was written\./)
    expect(output).not.toMatch(/^\s+at /m)
  })

  test('check ends as it would where nobody reads what it prints', async () => {
    await writeSite(folder, { 'pages/quote.json': broken })
    const child = start('check', ['--root', folder])
    child.stdout?.destroy()
    let said = ''
    child.stderr?.on('data', (text) => (said += String(text)))
    const exitCode = await new Promise((done) => child.once('close', done))
    expect([exitCode, said]).toEqual([1, ''])
  })

  test('check says so where there is no site', async () => {
    const { exitCode, output } = await runCommand('check', ['--root', join(folder, 'nowhere')])
    expect(exitCode).toBe(1)
    expect(output).toContain('There is no folder')
    expect(output).not.toMatch(/^\s+at /m)
  })

  const scripts = ['check', 'build', 'start', 'dev', 'add', 'impact', 'lead', 'host', 'test', 'schemas', 'bench']

  test.each(scripts)('%s --help says how it is used and ends with 0', async (script) => {
    const { exitCode, output } = await runCommand(script, ['--help'])
    expect(exitCode).toBe(0)
    expect(output).toMatch(new RegExp(`^Usage: npm (run )?(--silent )?${script}\\b`))
  })

  test.each(scripts)('%s ends with 2 at an option that it does not know', async (script) => {
    const { exitCode, output } = await runCommand(script, ['--rot', folder])
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
      'src/ui/fonts/public-sans.woff2',
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

  test('test ends with 2 at a step that there is none of', async () => {
    const { exitCode, output } = await runCommand('test', ['toString'])
    expect([exitCode, output]).toEqual([
      2,
      expect.stringMatching(/^"toString" is not a step of the tests\. Write types, /),
    ])
  })

  test('add writes a draft and ends with 0, and with 2 where it is there already', async () => {
    const args = ['service', 'Window', 'Cleaning', '--root', folder]
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
    const { exitCode, output } = await runCommand('add', [...words, '--root', folder])
    expect([exitCode, output]).toEqual([2, expect.stringContaining('Usage: npm run add')])
  })

  test('impact ends with 2 outside of a repository, in words', async () => {
    const { exitCode, output } = await runCommand('impact', ['--root', folder])
    expect([exitCode, output]).toEqual([2, expect.stringMatching(/^The folder \S+ is in no git repository/)])
  })

  test('check ends with 2 at an option without its value', async () => {
    const { exitCode, output } = await runCommand('check', ['--root'])
    expect([exitCode, output]).toEqual([2, expect.stringContaining('Usage: npm run check')])
  })

  test('check ends with 2 at a format that it does not know', async () => {
    const { exitCode, output } = await runCommand('check', ['--format', 'xml', '--root', folder])
    expect(exitCode).toBe(2)
    expect(output).toMatch(/^--format must be pretty, json or github, not "xml"\.\nUsage: npm run check/)
  })

  test.each([
    [0, {}],
    [1, { 'pages/quote.json': broken }],
  ])('check --format json ends with %i and prints nothing but JSON', async (exitCode, changes) => {
    await writeSite(folder, changes)
    const run = await runCommand('check', ['--format', 'json', '--root', folder])
    expect(run.exitCode).toBe(exitCode)
    expect(JSON.parse(run.output)).toMatchObject({ version: 1, summary: { errors: exitCode, pages: 4 } })
  })

  test('check --format github ends with 1 and prints annotations, then the summary', async () => {
    await writeSite(folder, { 'pages/quote.json': broken })
    const { exitCode, output } = await runCommand('check', ['--format', 'github', '--root', folder])
    expect(exitCode).toBe(1)
    expect(output).toMatch(/^::error file=.*pages\/quote\.json,line=\d+,.*\n1 thing to fix in 1 page\. .*\n$/)
  })

  test('check --fix changes the file, says so and ends with 0', async () => {
    await writeSite(folder, { 'pages/quote.json': broken })
    const { exitCode, output } = await runCommand('check', ['--fix', '--root', folder])
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^pages\/quote\.json:\d+ {2}Changed "headin" to "heading"\.\nFixed 1 thing in 1 file\.\n/)
    expect(await readFile(join(folder, 'pages/quote.json'), 'utf8')).toBe(broken.replace('headin', 'heading'))
  })

  test('check --fix ends with 2 at a format for programs and changes nothing', async () => {
    await writeSite(folder, { 'pages/quote.json': broken })
    const { exitCode, output } = await runCommand('check', ['--fix', '--format', 'json', '--root', folder])
    expect([exitCode, await readFile(join(folder, 'pages/quote.json'), 'utf8')]).toEqual([2, broken])
    expect(output).toMatch(/^--fix tells people what it changed\. Run it first, then once more with --format json\.\n/)
  })

  test('build ends with 1 at a problem and writes nothing', async () => {
    await writeSite(folder, { 'pages/quote.json': broken })
    const { exitCode, output } = await runCommand('build', ['--root', folder])
    expect([exitCode, await readdir(folder)]).toEqual([1, ['pages', 'site.config.json']])
    expect(output).toContain('Nothing was written.')
    expect(output).not.toMatch(/^\s+at /m)
  })

  test(
    'build lists its steps and writes the site into dist',
    async () => {
      const { exitCode, output } = await runCommand('build', ['--root', folder])
      expect(exitCode).toBe(0)
      expect(output).toMatch(
        /Checked the pages.*\n[\s\S]*Built scripts and styles.*\n[\s\S]*Built 4 pages into .*dist\/ in/,
      )
      expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toContain('A Small Home')
      expect((await readdir(folder)).sort()).toEqual(['dist', 'pages', 'site.config.json'])
    },
    limit,
  )

  test(
    'build runs from its bundle, as npm has it, with an empty cache',
    async () => {
      const args = [join(repository, 'scripts/run.mjs'), 'build', '--root', folder]
      const env = { ...process.env, NODE_ENV: 'production', ASHLAR_CACHE: join(folder, 'cache') }
      const { stdout } = await promisify(execFile)(process.execPath, args, { env })
      expect(stdout).toContain('Built 4 pages')
      expect(await readdir(join(folder, 'dist'))).toContain('og.png')
    },
    limit,
  )

  test(
    'start serves the site on the next free port when its own is in use',
    async () => {
      const other = createServer()
      await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
      const { port } = other.address() as AddressInfo
      try {
        const child = start('start', ['--root', folder, '--port', String(port)])
        const output = await printed(child, /Ctrl\+C/)
        expect(output).toMatch(new RegExp(`Port ${port} is in use; \\d+ is the next free one\\.`))
        const url = /The site is at (\S+)/.exec(output)?.[1] ?? ''
        expect(await (await fetch(url)).text()).toContain('A Small Home')
        expect(output).toContain(`Read them at ${url}_inbox/`)
        expect((await fetch(`${url}_inbox/`)).status).toBe(200)
      } finally {
        other.close()
      }
    },
    limit,
  )

  test(
    'dev shows a page, a problem in our words, and the page again once it is mended',
    async () => {
      const child = start('dev', ['--root', folder, '--port', '0'])
      const url = /The site is at (\S+)/.exec(await printed(child, /Ctrl\+C/))?.[1] ?? ''
      const get = async () => {
        const response = await fetch(`${url}quote/`)
        return [response.status, await response.text()] as const
      }
      expect(await get()).toEqual([200, expect.stringContaining('A Small Quote')])
      await writeSite(folder, { 'pages/quote.json': broken })
      const [status, problem] = await get()
      expect(status).toBe(500)
      expect(problem).toContain('&quot;headin&quot; is not a field')
      expect(problem).toContain('pages/quote.json:')
      expect(problem).not.toMatch(/^\s+at /m)
      await writeSite(folder, { 'pages/quote.json': pageFile('Quote', [hero('A Mended Quote')]) })
      expect(await get()).toEqual([200, expect.stringContaining('A Mended Quote')])
    },
    limit,
  )

  test(
    'dev keeps its pages from those of other servers on this machine, and the requests of visitors from all',
    async () => {
      const child = start('dev', ['--root', folder, '--port', '0'])
      const url = /The site is at (\S+)/.exec(await printed(child, /Ctrl\+C/))?.[1] ?? ''
      const stranger = await fetch(url, { headers: { origin: 'http://localhost:9999' } })
      expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([200, null])
      expect(await stranger.text()).toContain('A Small Home')

      // Below the builder, as of the rest of the disk Vite gives nothing away.
      const near = await mkdtemp(join(repository, 'node_modules/.cache/dev-'))
      try {
        await mkdir(join(near, 'inbox'))
        const statuses = ['notes.txt', 'inbox/requests.ndjson'].map(async (file) => {
          await writeFile(join(near, file), 'Ada Visitor')
          const response = await fetch(new URL(`/@fs${near}/${file}`, url))
          return [response.status, (await response.text()).includes('Ada Visitor')]
        })
        expect(await Promise.all(statuses)).toEqual([
          [200, true],
          [403, false],
        ])
      } finally {
        await removeFolder(near)
      }
    },
    limit,
  )

  test(
    'dev answers an address that is not well encoded with the page for unknown ones, as start does',
    async () => {
      const child = start('dev', ['--root', folder, '--port', '0'])
      const url = /The site is at (\S+)/.exec(await printed(child, /Ctrl\+C/))?.[1] ?? ''
      for (const address of ['%', '%E0%A4%A', 'quote/%zz.js']) {
        const response = await fetch(url + address)
        const answer = [address, response.status, await response.text()]
        expect(answer).toEqual([address, 404, expect.stringContaining('Page Not Found')])
      }
      await writeSite(folder, { 'pages/quote.json': broken })
      const problem = await fetch(`${url}%`)
      expect([problem.status, await problem.text()]).toEqual([500, expect.stringContaining('&quot;headin&quot;')])
    },
    limit,
  )

  test(
    'dev leads an old address on, its query kept',
    async () => {
      await writeSite(folder, {
        'site.config.json': JSON.stringify({
          ...config,
          redirects: { '/price/': '/quote/', '/price.html': '/quote/', '/old/Price.php': '/quote/' },
        }),
      })
      const child = start('dev', ['--root', folder, '--port', '0'])
      const url = /The site is at (\S+)/.exec(await printed(child, /Ctrl\+C/))?.[1] ?? ''
      const answers = ['price/?a=b', 'price?a=b', 'price.html?a=b', 'old/Price.php?a=b'].map(async (path) => {
        const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual' })
        return [status, headers.get('location')]
      })
      expect(await Promise.all(answers)).toEqual(answers.map(() => [307, '/quote/?a=b']))
    },
    limit,
  )
})
