import { describe, expect, test } from 'vitest'
import { createQuestion } from '../../src/editor/site/createQuestion.ts'

/** Creates a server that returns the number of requests so far, and fails at the given ones. */
function createServer(failing: readonly number[] = []) {
  let asked = 0
  return () => {
    asked += 1
    return failing.includes(asked) ? Promise.reject(new Error('Gone')) : Promise.resolve(asked)
  }
}

describe('src/editor/site/createQuestion', () => {
  test('asks once for each version', async () => {
    const ask = createQuestion(createServer())
    expect(await Promise.all([ask(1), ask(1), ask(2), ask(2)])).toEqual([1, 1, 2, 2])
  })

  test('asks once where there is no version', async () => {
    const ask = createQuestion(createServer())
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  })

  test('asks anew after a failure', async () => {
    const ask = createQuestion(createServer([1]))
    await expect(ask(1)).rejects.toThrow('Gone')
    expect(await ask(1)).toBe(2)
  })

  test('keeps the answer to a new version when the question of the old one fails', async () => {
    const ask = createQuestion(createServer([1]))
    const [old, first] = [ask(1), ask(2)]
    await expect(old).rejects.toThrow('Gone')
    expect([await first, await ask(2)]).toEqual([2, 2])
  })
})
