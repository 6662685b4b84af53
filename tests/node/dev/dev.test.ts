import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { broken, config, hero, pageFile, printed, siteForAllTests, writeSite } from '../commands/commandSite.ts'
import { removeFolder, repository } from '../site/builtSite.ts'

describe('scripts/dev', () => {
  const site = siteForAllTests()
  /** The address of the served site. */
  let url = ''
  let running: ReturnType<typeof site.start>
  const redirects = { '/price/': '/quote/', '/price.html': '/quote/', '/old/Price.php': '/quote/' }

  beforeAll(async () => {
    await writeSite(site.folder, { 'site.config.json': JSON.stringify({ ...config, redirects }) })
    running = site.start('dev', ['--root', site.folder, '--port', '0'])
    const output = await printed(running, /Ctrl\+C/)
    url = /The site is at (\S+)/.exec(output)?.[1] ?? ''
  })

  /** Written in one step: a file that is emptied and then written may be read in between. */
  const writeQuote = async (text: string) => {
    await writeFile(join(site.folder, 'quote.json'), text)
    await rename(join(site.folder, 'quote.json'), join(site.folder, 'pages/quote.json'))
  }

  test('shows a page, a problem in our words, and the page again once it is mended', async () => {
    const get = async () => {
      const response = await fetch(`${url}quote/`)
      return [response.status, await response.text()] as const
    }
    expect(await get()).toEqual([200, expect.stringContaining('A Small Quote')])
    await writeQuote(broken)
    const [status, problem] = await get()
    expect(status).toBe(500)
    expect(problem).toContain('&quot;headin&quot; is not a field')
    expect(problem).toContain('pages/quote.json:')
    expect(problem).not.toMatch(/^\s+at /m)
    await writeQuote(pageFile('Quote', [hero('A Mended Quote')]))
    expect(await get()).toEqual([200, expect.stringContaining('A Mended Quote')])
  })

  test('keeps its pages from those of other servers on this machine, and the requests of visitors from all', async () => {
    const stranger = await fetch(url, { headers: { origin: 'http://localhost:9999' } })
    expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([200, null])
    expect(await stranger.text()).toContain('A Small Home')

    // Inside the builder, because Vite serves nothing from the rest of the disk.
    const cache = join(repository, 'node_modules/.cache')
    await mkdir(cache, { recursive: true })
    const near = await mkdtemp(join(cache, 'dev-'))
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
  })

  test('answers an address that is not well encoded with the page for unknown ones, as start does', async () => {
    for (const address of ['%', '%E0%A4%A', 'quote/%zz.js']) {
      const response = await fetch(url + address)
      const answer = [address, response.status, await response.text()]
      expect(answer).toEqual([address, 404, expect.stringContaining('Page Not Found')])
    }
    await writeQuote(broken)
    const problem = await fetch(`${url}%`)
    expect([problem.status, await problem.text()]).toEqual([500, expect.stringContaining('&quot;headin&quot;')])
    await writeQuote(pageFile('Quote', [hero('A Small Quote')]))
  })

  test('leads on from an old address, and from one without its slash, the query kept', async () => {
    const answers = ['price/?a=b', 'price?a=b', 'price.html?a=b', 'old/Price.php?a=b', 'quote?a=b'].map(
      async (path) => {
        const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual' })
        return [status, headers.get('location')]
      },
    )
    expect(await Promise.all(answers)).toEqual(answers.map(() => [307, '/quote/?a=b']))
  })

  test('says in the terminal what is new, warnings too, and when all is fine again', async () => {
    /**
     * Returns what is printed after a text is saved. It saves repeatedly, because the watcher may not have started.
     */
    const told = async (text: string, wanted: RegExp) => {
      const output = printed(running, wanted)
      let ends = ''
      let written = writeQuote(text)
      const again = setInterval(() => {
        ends += '\n'
        written = written.then(() => writeQuote(text + ends))
      }, 1_000)
      try {
        return await output
      } finally {
        clearInterval(again)
        await written
      }
    }
    const fine = pageFile('Quote', [hero('A Small Quote')])
    expect(await told(fine.replace('of a small site', 'of a small site '.repeat(9)), /1 warning in/)).toMatch(
      /^pages\/quote\.json:\d+:\d+ {2}Warning: .*\n[\s\S]*1 warning in 1 page\. 3 pages are fine\.\n$/,
    )
    expect(await (await fetch(`${url}quote/`)).text()).toContain('<summary>1 warning on this page</summary>')
    expect(await told(broken, /to fix/)).toMatch(/^pages\/quote\.json:\d+:\d+ {2}"headin" is not a field/)
    expect(await told(fine, /fine\.\n/)).toBe('All 4 pages are fine.\n')
  })
})
