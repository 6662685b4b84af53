import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixFolder } from '../../../src/node/commands/fixFolder.ts'
import { writeFiles } from '../../../src/node/disk/writeFiles.ts'
import { baseAssets, baseSite } from '../../content/baseSite.ts'
import { pageFile } from '../../content/inMemory.ts'

let root = ''
const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const right = pageFile([])
const wrong = right.replace('"name"', '"nam"')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-fix-'))
  for (const [file, text] of Object.entries(baseSite)) write(file, text)
  for (const asset of baseAssets) write(`public${asset}`, 'x')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('src/node/commands/fixFolder', () => {
  test('rewrites what can be fixed and says so', () => {
    write('pages/a.json', wrong)
    const { text, exitCode } = fixFolder({ root })
    expect([read('pages/a.json'), exitCode]).toEqual([right, 0])
    expect(text).toMatch(
      /^pages\/a\.json:1 {2}Changed "nam" to "name"\.\nFixed 1 thing in 1 file\.\nAll 7 pages are fine\. \(/,
    )
  })

  test('says what is left and ends with 1', () => {
    write('pages/a.json', wrong.replace('"Trial in Baltimore"', '""'))
    const { text, exitCode } = fixFolder({ root })
    expect(exitCode).toBe(1)
    expect(text).toMatch(/Fixed 1 thing in 1 file\.\n\npages\/a\.json:1:\d+ {2}"title" is empty\.\n/)
    expect(text).toMatch(/1 thing to fix in 1 page\. 6 pages are fine\. .* What is left needs a decision of yours\./)
  })

  test('says so where nothing can be fixed without asking', () => {
    write('pages/a.json', right.replace('"Trial in Baltimore"', '""'))
    expect(fixFolder({ root }).text).toMatch(/1 thing to fix in 1 page\. 6 pages are fine\. .* Nothing was changed\./)
  })

  test('leaves no file beside those that it writes', () => {
    write('pages/a.json', wrong)
    fixFolder({ root })
    expect(readdirSync(join(root, 'pages')).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('keeps the permissions of a file', () => {
    write('pages/a.json', wrong)
    chmodSync(join(root, 'pages/a.json'), 0o640)
    fixFolder({ root })
    expect(statSync(join(root, 'pages/a.json')).mode & 0o777).toBe(0o640)
  })

  test('names a read-only file, leaves it, and fixes the others', () => {
    write('pages/a.json', wrong)
    write('pages/b.json', wrong)
    chmodSync(join(root, 'pages/a.json'), 0o444)
    const { text, exitCode } = fixFolder({ root })
    expect([read('pages/a.json'), read('pages/b.json'), exitCode]).toEqual([wrong, right, 1])
    expect(text).toContain('pages/a.json is read-only, so it was left as it is.\n')
  })

  test('never writes back a file of which letters were lost', () => {
    const bytes = Buffer.concat([Buffer.from(wrong.replace('}', '').replace('Trial', '')), Buffer.from([0xe9])])
    write('pages/a.json', bytes)
    fixFolder({ root })
    expect(readFileSync(join(root, 'pages/a.json')).equals(bytes)).toBe(true)
  })

  test('writes through a link to the file that it leads to', () => {
    write('pages/a.json', wrong)
    symlinkSync('a.json', join(root, 'pages/b.json'))
    fixFolder({ root })
    expect([
      read('pages/a.json'),
      readdirSync(join(root, 'pages'), { withFileTypes: true })
        .find(({ name }) => name === 'b.json')
        ?.isSymbolicLink(),
    ]).toEqual([right, true])
  })
})

describe('src/node/commands/fixFolder', () => {
  const rewrites = (before: string) => [
    { file: 'pages/index.json', before: baseSite['pages/index.json'] ?? '', after: 'new' },
    { file: 'pages/a.json', before, after: 'new' },
  ]

  test.each([
    ['has changed meanwhile', 'other', 'has changed while it was checked'],
    ['is gone', undefined, 'is no longer there'],
  ])('writes no file at all where one %s', (_, content, reason) => {
    if (content !== undefined) write('pages/a.json', content)
    expect(writeFiles(root, rewrites('old'))).toEqual(new Map([['pages/a.json', reason]]))
    expect([read('pages/index.json'), readdirSync(join(root, 'pages')).filter((name) => name.startsWith('.'))]).toEqual(
      [baseSite['pages/index.json'], []],
    )
  })

  test('writes no file at all where there is no room beside one', () => {
    write('pages/a.json', 'old')
    const all = rewrites('old')
    // A folder occupies the temporary name of the new file.
    mkdirSync(join(root, `pages/.a.json.${process.pid}.new`))
    expect([...writeFiles(root, all).keys()]).toEqual(['pages/a.json'])
    expect(read('pages/index.json')).toBe(baseSite['pages/index.json'])
  })
})
