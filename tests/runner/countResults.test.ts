import { describe, expect, test } from 'vitest'
import { addUp, countExitCode, countLine, countPlaywright, countVitest, readReport } from './countResults.ts'

const file = (status: string, ...statuses: string[]) => ({
  status,
  assertionResults: statuses.map((each) => ({ status: each })),
})

const vitestReport = (testResults: unknown[], passed = 3, failed = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults,
})

const playwrightReport = (stats: object, errors: unknown[] = []) => ({
  stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
})

describe('tests/runner/countResults.ts', () => {
  test('counts skipped and planned tests of Vitest together', () => {
    expect(countVitest(vitestReport([file('passed', 'passed')]))).toEqual({ passed: 3, failed: 0, skipped: 2 })
  })

  test('counts a test file that does not load as one failed', () => {
    expect(countVitest(vitestReport([file('failed')])).failed).toBe(1)
  })

  test('counts a file whose hook throws as one failed', () => {
    expect(countVitest(vitestReport([file('failed', 'passed', 'skipped')])).failed).toBe(1)
  })

  test('does not count a failed test and its file twice', () => {
    expect(countVitest(vitestReport([file('failed', 'failed', 'passed')], 1, 1)).failed).toBe(1)
  })

  test('counts errors outside the browser tests as failed', () => {
    const errors = [{ message: 'global setup' }]
    expect(countPlaywright(playwrightReport({ expected: 0 }, errors))).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('counts a flaky browser test as failed', () => {
    expect(countPlaywright(playwrightReport({ flaky: 1, unexpected: 2 })).failed).toBe(3)
  })

  test('counts a command without a report as one test', () => {
    expect([countExitCode(0), countExitCode(2)]).toMatchObject([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ])
  })

  test('fails a step whose report is missing, and says so', () => {
    expect(readReport('unit', undefined, 0, countVitest)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      remarks: ['The unit tests left no report that can be read.'],
    })
  })

  test('fails a step whose report has another shape', () => {
    expect(readReport('unit', '{}', 0, countVitest).failed).toBe(1)
  })

  test('fails a step that ran no test', () => {
    const report = JSON.stringify(playwrightReport({ expected: 0, skipped: 5 }))
    expect(readReport('browser', report, 0, countPlaywright)).toMatchObject({
      failed: 1,
      remarks: ['The browser step ran no test.'],
    })
  })

  test('fails a step whose runner ends badly though no test failed', () => {
    const result = readReport('browser', JSON.stringify(playwrightReport({})), 1, countPlaywright)
    expect(result).toMatchObject({ passed: 4, failed: 1 })
  })

  test('adds nothing to a step whose tests failed', () => {
    const result = readReport('browser', JSON.stringify(playwrightReport({ unexpected: 2 })), 1, countPlaywright)
    expect(result).toEqual({ passed: 4, failed: 2, skipped: 0, remarks: [] })
  })

  test('names skipped tests only where there are any', () => {
    const all = addUp([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 0 },
    ])
    expect([countLine(all), countLine({ ...all, skipped: 2 })]).toEqual([
      '5 passed, 1 failed',
      '5 passed, 1 failed, 2 skipped',
    ])
  })
})
