import type { Stats } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stampOf } from '../../../src/node/disk/fileStamps.ts'

const now = 1_800_000_000_000
const stats = (mtimeMs: number, ctimeMs = mtimeMs, size = 7) => ({ size, mtimeMs, ctimeMs }) as Stats

describe('src/node/disk/fileStamps', () => {
  test.each([
    ['its size', stats(now - 9000, now - 9000, 8)],
    ['when it was written', stats(now - 8000, now - 9000)],
    ['when it was changed, though its time was set back', stats(now - 9000, now - 8000)],
  ])('changes with %s', (_, other) => {
    expect(stampOf(other, now)).not.toBe(stampOf(stats(now - 9000), now))
    expect(stampOf(other, now)).toBe(stampOf(other, now + 1000))
  })

  test.each([
    ['may be written again in the same tick', stats(now - 30.5), false],
    ['was changed right now, though its time was set back', stats(now - 9000.5, now - 30.5), false],
    ['was written before that tick', stats(now - 80.5), true],
    ['lies on a disk of whole seconds, and is young', stats(now - 1000), false],
    ['lies on a disk of whole seconds, and is old', stats(now - 3000), true],
    ['is to be written in the future', stats(now + 9000.5), true],
  ])('is that of a file that %s: %#', (_, file, expected) => {
    expect(stampOf(file, now) !== undefined).toBe(expected)
  })
})
