import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { freeMemory } from '../../../src/node/cache/freeMemory.ts'

describe('src/node/cache/freeMemory', () => {
  test('gives back what nothing refers to', async () => {
    const reference = new WeakRef({ text: 'of a page' })
    // The target of a `WeakRef` stays alive until the end of the turn in which the reference was created.
    await setImmediate()
    freeMemory()
    expect(reference.deref()).toBeUndefined()
  })
})
