import { describe, expect, test } from 'vitest'
import { pickBrowserTests } from './pickBrowserTests.ts'

const names = ['opens', 'opens @long', 'opens @long @night']

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
    expect(picked({ ASHLAR_LONG: '1' })).toEqual(['opens @long', 'opens @long @night'])
    expect(picked({ ASHLAR_LONG: '1', ASHLAR_BRIEF: '1' })).toEqual(['opens @long'])
  })

  test('picks the long ones too, so that one run has both', () => {
    expect(picked({ ASHLAR_LONG: 'too' })).toEqual(names)
    expect(picked({ ASHLAR_LONG: 'too', ASHLAR_BRIEF: '1' })).toEqual(['opens', 'opens @long'])
  })
})
