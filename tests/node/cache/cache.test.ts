import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { keepNewest, noteUse } from '../../../src/node/cache/cache.ts'

const minute = 60_000

describe('src/node/cache/cache', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-cache-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** Creates entries by name, each with an age in minutes. */
  const make = (ages: Record<string, number>) => {
    for (const [name, age] of Object.entries(ages)) {
      const made = new Date(Date.now() - age * minute)
      mkdirSync(join(folder, name), { recursive: true })
      utimesSync(join(folder, name), made, made)
    }
  }

  test('keeps the entries that were made last', () => {
    make({ first: 30, second: 20, third: 10 })
    keepNewest(folder, 2)
    expect(readdirSync(folder).sort()).toEqual(['second', 'third'])
  })

  test('spares one that was used a short time ago, however many are newer', () => {
    make({ first: 300, second: 200, third: 30, fourth: 10 })
    noteUse(join(folder, 'first'))
    keepNewest(folder, 1, 60 * minute)
    expect(readdirSync(folder).sort()).toEqual(['first', 'fourth', 'third'])
  })

  test('notes no use of an entry that is gone', () => {
    expect(() => noteUse(join(folder, 'gone'))).not.toThrow()
  })
})
