import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { freeMemory } from '../../../src/node/cache/freeMemory.ts'

describe('src/node/cache/freeMemory', () => {
  test('gives back what nothing refers to', async () => {
    const reference = new WeakRef({ text: 'of a page' })
    // What a `WeakRef` was made of lives as long as the turn in which it was.
    await setImmediate()
    freeMemory()
    expect(reference.deref()).toBeUndefined()
  })
})
