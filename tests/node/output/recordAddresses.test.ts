import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recordFile } from '../../../src/content/model/files/recordFile.ts'
import { recordAddresses } from '../../../src/node/output/recordAddresses.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-record-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const record = (addresses: Record<string, string>, earlier?: string) =>
  recordAddresses({
    root,
    sources: earlier === undefined ? {} : { [recordFile]: earlier },
    addresses: new Map(Object.entries(addresses)),
  })
const written = () => readFileSync(join(root, recordFile), 'utf8')

describe('src/node/output/recordAddresses', () => {
  test('writes each address on a line of its own, sorted', () => {
    record({ '/quote/': 'Quote', '/': 'Home' })
    expect(written()).toBe('{\n  "version": 1,\n  "addresses": {\n    "/": "Home",\n    "/quote/": "Quote"\n  }\n}\n')
  })

  test('keeps an address that is gone, and takes the present name of a page', () => {
    record({ '/quote/': 'Quote', '/old/': 'Old' })
    record({ '/quote/': 'Offer' }, written())
    expect(JSON.parse(written())).toMatchObject({ addresses: { '/old/': 'Old', '/quote/': 'Offer' } })
  })

  test('says how many addresses are new', () => {
    record({ '/': 'Home' })
    expect(record({ '/': 'Home', '/quote/': 'Quote' }, written())).toMatch(
      /^\.published\.json has all 2 addresses of this site: 1 added\. Commit it /,
    )
  })

  test('says so where none is', () => {
    record({ '/': 'Home' })
    expect(record({ '/': 'Home' }, written())).toBe(
      '.published.json has all 1 address of this site; nothing was added.\n',
    )
  })

  test('leaves nothing beside it', () => {
    record({ '/': 'Home' })
    expect(readdirSync(root)).toEqual([recordFile])
  })
})
