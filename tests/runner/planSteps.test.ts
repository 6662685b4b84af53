import { describe, expect, test } from 'vitest'
import { planSteps } from './planSteps.ts'

describe('tests/runner/planSteps', () => {
  test('runs everything but the long tests if nothing is requested', () => {
    expect([...planSteps([])]).toEqual(['types', 'format', 'unit', 'browser'].map((name) => [name, {}]))
  })

  test('runs the long tests alone', () => {
    expect([...planSteps(['types', 'long'])].map(([name]) => name)).toEqual(['types', 'long'])
  })

  test('runs the long tests of a requested step in it', () => {
    const both = { ASHLAR_LONG: 'too' }
    expect(Object.fromEntries(planSteps(['unit', 'browser', 'long']))).toEqual({ unit: both, browser: both })
    expect(Object.fromEntries(planSteps(['unit', 'long']))).toEqual({ unit: both, long: {} })
  })
})
