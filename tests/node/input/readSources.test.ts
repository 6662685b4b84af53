import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { checkFolder } from '../../../src/node/commands/checkFolder.ts'
import { FileChanged } from '../../../src/node/disk/fileStamps.ts'
import { hashOf } from '../../../src/node/disk/hashOf.ts'
import { readSources } from '../../../src/node/input/readSources.ts'
import { baseAssets, baseSite } from '../../content/baseSite.ts'

let root = ''
const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-read-'))
  for (const [file, text] of Object.entries(baseSite)) write(file, text)
  for (const asset of baseAssets) write(`public${asset}`, 'x')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('src/node/input/readSources', () => {
  test('reads the configuration, the pages and the names of the assets', () => {
    const { sources, assets } = readSources(root)
    expect([sources.files().toSorted(), [...assets].sort()]).toEqual([
      Object.keys(baseSite).sort(),
      [...baseAssets].sort(),
    ])
  })

  test('tells of pages and forms that stand beside their folders', () => {
    const [page = '', form] = [baseSite['pages/about.json'], '{ "title": "A", "fields": [{ "label": "Name" }] }']
    write('page/about.json', page)
    write('Forms/visit.json', form)
    write('about.json', page)
    write('visit.json', form)
    write('package.json', page)
    write('notes/about.json', page)
    write('Pages/empty.txt', 'x')
    expect(readSources(root).problems.map(({ file, fix }) => `${file}: ${fix}`)).toEqual([
      'Forms/: Rename it to "forms".',
      'about.json: Move it into pages/, or delete it.',
      'page/: Move them into pages/.',
      'visit.json: Move it into forms/, or delete it.',
    ])
  })

  test('passes over files that are no pages', () => {
    write('pages/README.md', '# Pages')
    write('pages/.draft.json.swp', 'x')
    expect(readSources(root).sources.files()).toHaveLength(Object.keys(baseSite).length)
  })

  test.each(['pages', 'public'])('tells of a file called %s, where a folder must be', (name) => {
    rmSync(join(root, name), { recursive: true })
    writeFileSync(join(root, name), '../shared')
    const { text } = checkFolder({ root })
    expect(text).toMatch(
      new RegExp(
        `^${name}/  There is a file called ${name}, where a folder must be\\.\n    Delete it, or rename it,`,
        'm',
      ),
    )
    expect(text).not.toContain('There is no page file')
  })

  // A pipe without a writer blocks its reader forever.
  test
    .skipIf(process.platform === 'win32')
    .each(['site.config.json', '.published.json', 'pages/new.json', 'public/images/new.jpg', 'public/robots.txt'])(
    'tells of a pipe called %s',
    (name) => {
      rmSync(join(root, name), { force: true })
      mkdirSync(dirname(join(root, name)), { recursive: true })
      execFileSync('mkfifo', [join(root, name)])
      expect(checkFolder({ root }).text).toContain(`${name}  This is no file but a pipe or a device`)
    },
  )

  test.each(['site.config.json', '.published.json'])('tells of a folder called %s', (name) => {
    rmSync(join(root, name), { recursive: true, force: true })
    mkdirSync(join(root, name))
    expect(checkFolder({ root }).text).toContain(`${name}  This is a folder, and must be a file.`)
  })

  describe('of files that were read before', () => {
    const file = 'pages/about.json'
    const old = new Date('2026-01-02T03:04:05.678Z')
    const text = baseSite[file] ?? ''
    /** Waits until the file can have a stamp, and reads it. */
    async function readOnce(hash = hashOf(text)) {
      await new Promise((done) => setTimeout(done, 60))
      const stamp = readSources(root).read.get(file)?.stamp ?? ''
      return new Map([[file, { stamp, hash }]])
    }

    test('gives the same, when it is asked for', async () => {
      expect(readSources(root, await readOnce()).sources.texts()).toEqual(readSources(root).sources.texts())
    })

    test('reads no file that is as it was', async () => {
      const { sources, read } = readSources(root, await readOnce('another'))
      expect(read.has(file)).toBe(true)
      expect(() => sources.read(file)).toThrow(FileChanged)
    })

    test('reads a file of the same size whose time was set back', async () => {
      utimesSync(join(root, file), old, old)
      const known = await readOnce()
      writeFileSync(join(root, file), text.replace('a', 'b'))
      utimesSync(join(root, file), old, old)
      expect(readSources(root, known).sources.read(file)).toBe(text.replace('a', 'b'))
    })

    test('does not take what was saved meanwhile for what it was', async () => {
      const { sources } = readSources(root, await readOnce())
      writeFileSync(join(root, file), '{')
      expect(() => sources.read(file)).toThrow(FileChanged)
    })

    test('drops a text, and reads it when something asks for it', () => {
      const { sources } = readSources(root)
      sources.holdOnly(new Set())
      expect(sources.files()).toContain(file)
      expect(sources.read(file)).toBe(text)
      writeFileSync(join(root, file), '{')
      expect(() => sources.read(file)).toThrow(FileChanged)
    })

    test('tells again what is wrong with a file', async () => {
      write(file, Buffer.from([0xe9]))
      expect(readSources(root, await readOnce()).problems).toMatchObject([{ file, code: 'not-utf-8' }])
    })
  })

  test('points at the first byte that is not UTF-8', () => {
    write('pages/a.json', Buffer.from([0x7b, 0x0a, 0xe9, 0x7d]))
    expect(readSources(root).problems).toMatchObject([{ file: 'pages/a.json', code: 'not-utf-8', start: 2, end: 3 }])
  })

  test.each(['about.json', 'quote.json'])('tells of pages/%s in UTF-16 that and nothing else', (name) => {
    const text = baseSite[`pages/${name}`] ?? ''
    for (const bytes of [Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(text, 'utf16le')]) {
      for (const wide of [bytes, Buffer.from(bytes).swap16()]) {
        write(`pages/${name}`, wide)
        const { text: told, exitCode } = checkFolder({ root })
        expect([told.replace(/ \(.* s\)\n$/, ''), exitCode]).toEqual([
          `pages/${name}  This file is saved as UTF-16, not as UTF-8.\n` +
            '    Save it again with the encoding UTF-8. In Notepad: File, Save as, Encoding: UTF-8. ' +
            'In VS Code: click the encoding in the bottom bar, then Save with Encoding.\n' +
            '1 thing to fix in 1 page. 5 pages are fine. Nothing was written.',
          1,
        ])
      }
    }
  })

  test.each(['PK\u0003\u0004\u0014', '\u00d0\u00cf\u0011\u00e0', '%PDF-1.7\n%'])(
    'tells of a document that begins with %j that and nothing else',
    (begin) => {
      write('pages/quote.json', Buffer.from(`${begin}\xff\x00{`, 'latin1'))
      const { sources, assets, problems } = readSources(root)
      expect(compileSite({ sources, assets, readProblems: problems }).problems.map(({ code }) => code)).toEqual([
        'foreign-file',
      ])
    },
  )

  test('gives no advice for pages where site.config.json is a document', () => {
    write('site.config.json', Buffer.from('PK\u0003\u0004\xff', 'latin1'))
    expect(readSources(root).problems).toMatchObject([{ file: 'site.config.json', code: 'not-utf-8' }])
  })

  test('tells of curly marks in the code page of Windows nothing but the encoding', () => {
    write('pages/quote.json', Buffer.from(`{ "name": \x93Quote\x94 }`, 'latin1'))
    const { sources, assets, problems } = readSources(root)
    expect(compileSite({ sources, assets, readProblems: problems }).problems.map(({ code }) => code)).toEqual([
      'not-utf-8',
    ])
  })

  test.each([
    ['pages/out.json', '/etc/hostname', 'link-out-of-folder'],
    ['pages/out', '/etc', 'link-out-of-folder'],
    ['pages/gone.json', 'nowhere.json', 'broken-link'],
    ['site.config.json', '/etc/hostname', 'link-out-of-folder'],
  ])('refuses the link %s -> %s', (link, target, code) => {
    rmSync(join(root, link), { force: true })
    symlinkSync(target, join(root, link))
    expect(readSources(root).problems).toMatchObject([{ file: link, code }])
  })

  test.each([
    ['pages/locations/towson-md.json.off', 'Rename it to "towson-md.json".'],
    ['pages/towson.docx', 'Save it under a name with .json at its end, or move it out of pages/.'],
    ['pages/lobby.JPG', 'Move it to public/: pages find their pictures there.'],
    ['pages/quote.json.bak', 'Delete it, or move it out of pages/: there is a "quote.json" beside it.'],
    ['pages/quote.json~', 'Delete it, or move it out of pages/: there is a "quote.json" beside it.'],
  ])('warns of %s, which is no page', (file, fix) => {
    write(file, '{}')
    expect(readSources(root).problems).toMatchObject([{ file, code: 'no-page', severity: 'warning', fix }])
  })

  test('refuses a page that a text editor saved under another ending', () => {
    write('pages/locations/towson-md.json.txt', '{}')
    const fix = 'Rename it to "towson-md.json".'
    expect(readSources(root).problems).toMatchObject([{ code: 'no-page', severity: 'error', fix }])
  })

  test.each(['pages/README.md', 'pages/Thumbs.db', 'pages/.hidden'])('says nothing of %s', (file) => {
    write(file, '')
    expect(readSources(root).problems).toEqual([])
  })

  test.each(['pages/.towson.json', 'pages/locations/.towson.json'])('says that %s is hidden', (file) => {
    write(file, baseSite['pages/about.json'] ?? '')
    expect(readSources(root).problems).toMatchObject([
      { file, code: 'no-page', fix: expect.stringContaining('"towson.json"') },
    ])
  })

  test.each(['pages/._towson.json', 'pages/.DS_Store', 'pages/.git/config.json'])(
    'does not take %s for a page',
    (file) => {
      write(file, 'x')
      expect(readSources(root).problems).toEqual([])
    },
  )

  test('follows a link inside the folder, in circles too', () => {
    symlinkSync('quote.json', join(root, 'pages/offer.json'))
    symlinkSync('..', join(root, 'pages/services/up'))
    const { sources, problems } = readSources(root)
    expect([
      sources.files().filter((file) => file.includes('/up/')),
      sources.read('pages/offer.json'),
      problems,
    ]).toEqual([[], baseSite['pages/quote.json'], []])
  })
})

describe('src/node/input/readSources', () => {
  test('exits with 0 where nothing is wrong', () => {
    expect(checkFolder({ root })).toMatchObject({ exitCode: 0, text: expect.stringMatching(/^All 6 pages are fine\./) })
  })

  test('exits with 1 where something is', () => {
    write('pages/a.json', '')
    expect(checkFolder({ root }).exitCode).toBe(1)
  })

  test('says in a sentence that there is no such folder', () => {
    expect(checkFolder({ root: join(root, 'nowhere') }).text).toMatch(/^There is no folder .*nowhere\.\n/)
  })

  test('says in a sentence that there is no configuration', () => {
    rmSync(join(root, 'site.config.json'))
    expect(checkFolder({ root }).text).toMatch(/^site\.config\.json {2}There is no site\.config\.json here\.\n/)
  })
})
