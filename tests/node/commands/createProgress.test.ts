import { describe, expect, test } from 'vitest'
import { createProgress } from '../../../src/node/commands/createProgress.ts'

function record(isTerminal: boolean) {
  const written: string[] = []
  let time = 0
  const report = createProgress({ write: (text) => written.push(text), isTerminal, now: () => time })
  return { written, report, wait: (milliseconds: number) => (time += milliseconds) }
}

describe('src/node/commands/createProgress', () => {
  test('lists a step with its time when it is done', () => {
    const { written, report, wait } = record(false)
    wait(1234)
    report('Checked the pages', 1)
    expect(written).toEqual(['  Checked the pages        1.2 s\n'])
  })

  test('counts each step from the end of the one before', () => {
    const { written, report, wait } = record(false)
    wait(2000)
    report('One', 1)
    wait(500)
    report('Two', 1)
    expect(written.at(-1)).toContain('0.5 s')
  })

  test('shows a bar on a terminal while a step lasts', () => {
    const { written, report, wait } = record(true)
    wait(200)
    report('Rendered the pages', 0.5)
    expect(written.at(-1)).toMatch(/█{12}░{12} 50 %$/)
  })

  test('writes no bar into a pipe', () => {
    const { written, report, wait } = record(false)
    wait(200)
    report('Rendered the pages', 0.5)
    expect(written).toEqual([])
  })

  test('shows how many pages there are a second, and how long the rest will take', () => {
    const { written, report, wait } = record(true)
    wait(2000)
    report('Rendered the pages', 0.25, { done: 2500, total: 10_000 })
    expect(written.at(-1)).toContain('25 %, 1250 pages a second, 6 s left')
    wait(6000)
    report('Rendered the pages', 1, { done: 10_000, total: 10_000 })
    expect(written.at(-1)).toContain('8.0 s, 10000 of them, 1250 pages a second')
  })
})
