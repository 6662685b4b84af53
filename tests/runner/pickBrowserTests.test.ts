import { describe, expect, test } from 'vitest'
import { pickBrowserTests } from './pickBrowserTests.ts'

const names = ['opens', 'opens @long']

/** The tests that run in an environment. */
function picked(env: NodeJS.ProcessEnv): string[] {
  const { grep, grepInvert } = pickBrowserTests(env)
  return names.filter((name) => (grep?.test(name) ?? true) && !grepInvert?.test(name))
}

describe('tests/runner/pickBrowserTests', () => {
  test('picks those of every run', () => {
    expect(picked({})).toEqual(['opens'])
  })

  test('picks the long ones alone', () => {
    expect(picked({ ASHLAR_LONG: '1' })).toEqual(['opens @long'])
  })
})
