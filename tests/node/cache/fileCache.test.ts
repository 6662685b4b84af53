import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nameHash, openCache } from '../../../src/node/cache/fileCache.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('src/node/cache/fileCache', () => {
  test('makes a file that it has not', async () => {
    const file = await openCache(join(folder, 'new')).get('a.txt', async () => Buffer.from('made'))
    expect(readFileSync(file, 'utf8')).toBe('made')
  })

  test('makes no file twice', async () => {
    await openCache(folder).get('a.txt', async () => Buffer.from('first'))
    const file = await openCache(folder).get('a.txt', async () => Buffer.from('second'))
    expect(readFileSync(file, 'utf8')).toBe('first')
  })

  test('makes a file again that is no longer what was written', async () => {
    const cache = openCache(folder)
    writeFileSync(await cache.get('a.txt', async () => Buffer.from('first')), 'fir')
    const file = await cache.get('a.txt', async () => Buffer.from('second'))
    expect(readFileSync(file, 'utf8')).toBe('second')
  })

  test('keeps nothing of a file that could not be made', async () => {
    const failed = openCache(folder).get('a.txt', () => Promise.reject(new Error('damaged')))
    await expect(failed).rejects.toThrow('damaged')
    expect(readdirSync(folder)).toEqual([])
  })

  test('tells contents apart wherever they are split', () => {
    expect(nameHash('ab', 'c')).not.toBe(nameHash('a', 'bc'))
  })
})
