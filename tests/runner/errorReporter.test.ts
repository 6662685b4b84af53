import { describe, expect, test } from 'vitest'
import { tellError } from './errorReporter.ts'

describe('tests/runner/errorReporter', () => {
  test('tells an error outside of tests with its kind and the file that ran', () => {
    const error = { type: 'Unhandled Rejection', name: 'TypeError', message: 'a', VITEST_TEST_PATH: '/tests/a.test.ts' }
    expect(tellError(error, ['/tests/b.test.ts'])).toEqual({
      message: 'Unhandled Rejection: TypeError: a',
      files: ['a.test.ts'],
    })
  })

  test('tells the causes of an error, and the files without an end where it names none', () => {
    const error = { name: 'Error', message: 'Worker lost', cause: { name: 'Error', message: 'It exited' } }
    expect(tellError(error, ['/tests/b.test.ts'])).toEqual({
      message: 'Error: Worker lost, because of Error: It exited',
      files: ['b.test.ts'],
    })
  })

  test('tells what is thrown without being an error', () => {
    expect(tellError({ type: 'Uncaught Exception', message: 'gone' }, []).message).toBe('Uncaught Exception: gone')
  })
})
