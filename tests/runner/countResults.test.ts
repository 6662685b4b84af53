import { describe, expect, test } from 'vitest'
import {
  addUp,
  countExitCode,
  countLine,
  countPlaywright,
  countVitest,
  lastLines,
  listFailures,
  readReport,
} from './countResults.ts'

const file = (status: string, ...statuses: string[]) => ({
  name: '/somewhere/tests/a.test.ts',
  status,
  message: status === 'failed' ? 'Error: a hook' : '',
  assertionResults: statuses.map((each) => ({
    status: each,
    fullName: 'a does b',
    failureMessages: ['Error:\n  c\n    at d'],
  })),
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

describe('tests/runner/countResults', () => {
  test('counts skipped and planned tests of Vitest together', () => {
    expect(countVitest(vitestReport([file('passed', 'passed')]))).toEqual({
      passed: 3,
      failed: 0,
      skipped: 2,
      failures: [],
    })
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
    expect(countPlaywright(playwrightReport({ expected: 0 }, errors))).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['outside of tests: global setup'],
    })
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
    expect(readReport('unit', { report: undefined, exitCode: 0 }, countVitest)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [],
      remarks: ['The unit tests left no report that can be read.'],
    })
  })

  test('fails a step whose report has another shape', () => {
    expect(readReport('unit', { report: '{}', exitCode: 0 }, countVitest).failed).toBe(1)
  })

  test('fails a step that ran no test', () => {
    const report = JSON.stringify(playwrightReport({ expected: 0, skipped: 5 }))
    expect(readReport('browser', { report, exitCode: 0 }, countPlaywright)).toMatchObject({
      failed: 1,
      remarks: ['The browser step ran no test.'],
    })
  })

  test('fails a step whose runner ends badly though no test failed', () => {
    const report = JSON.stringify(playwrightReport({}))
    const result = readReport('browser', { report, exitCode: 1 }, countPlaywright)
    expect(result).toMatchObject({ passed: 4, failed: 1 })
  })

  test('fails a step by each error outside of its tests, and names it with the files that ran', () => {
    const report = JSON.stringify(vitestReport([file('passed', 'passed')]))
    const errors = JSON.stringify([
      { message: 'Unhandled Rejection: Error: gone', files: ['a.test.ts'] },
      { message: 'Worker exited', files: ['1', '2', '3', '4', '5', '6', '7'] },
    ])
    expect(readReport('unit', { report, errors, exitCode: 1 }, countVitest)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
      failures: ['Unhandled Rejection: Error: gone (a.test.ts)', 'Worker exited (1, 2, 3, 4, 5 and 2 more)'],
      remarks: [],
    })
  })

  test('adds nothing to a step whose tests failed', () => {
    const report = JSON.stringify(playwrightReport({ unexpected: 2 }))
    const result = readReport('browser', { report, exitCode: 1 }, countPlaywright)
    expect(result).toEqual({ passed: 4, failed: 2, skipped: 0, failures: [], remarks: [] })
  })

  test('names what failed, with the first words of its error', () => {
    const long = `\u001b[31mError: ${'c '.repeat(200)}`
    const spec = (status: string) => ({
      title: status,
      tests: [{ status, results: [{}, { errors: [{ message: long }] }] }],
    })
    const suites = [
      { title: 'a.spec.ts', specs: [spec('expected')], suites: [{ title: 'menu', specs: [spec('flaky')] }] },
    ]
    expect([
      ...countVitest(vitestReport([file('failed', 'failed', 'passed'), file('failed')], 1, 1)).failures,
      ...countPlaywright({ ...playwrightReport({ flaky: 1 }), suites }).failures,
    ]).toEqual([
      'a.test.ts › a does b: Error: c',
      'a.test.ts: Error: a hook',
      `a.spec.ts › menu › flaky: Error: ${'c '.repeat(76)}c…`,
    ])
  })

  test('says at which line a browser test waited in vain', () => {
    const errors = [
      { message: 'Test timeout of 3000ms exceeded.' },
      {
        message: 'Error: page.evaluate: Test timeout\n\n  4 | a\n> 5 | b\n    at c',
        location: { file: '/somewhere/site.ts', line: 5 },
      },
    ]
    const specs = [{ title: 'waits', tests: [{ status: 'unexpected', results: [{ errors }] }] }]
    const suites = [{ title: 'a.spec.ts', specs }]
    expect(countPlaywright({ ...playwrightReport({ unexpected: 1 }), suites }).failures).toEqual([
      'a.spec.ts › waits: Test timeout of 3000ms exceeded.; Error: page.evaluate: Test timeout (site.ts:5)',
    ])
  })

  test('lists failures by their step, and a step that failed without one', () => {
    const failed = { passed: 1, failed: 1, skipped: 0, failures: ['a.test.ts › a'], remarks: [] }
    expect([
      ...listFailures('unit', failed),
      ...listFailures('browser', { ...failed, failures: [], remarks: ['There is no browser.'] }),
      ...listFailures('types', countExitCode(1)),
      ...listFailures('format', countExitCode(0)),
    ]).toEqual(['FAILED unit: a.test.ts › a', 'FAILED browser: There is no browser.', 'FAILED types: as printed above'])
  })

  test('repeats the last lines of a runner', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`)
    expect(lastLines(`${lines.join('\n')}\n\n`)).toEqual(lines.slice(10))
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
