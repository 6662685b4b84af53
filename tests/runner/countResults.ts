/** Counts tests from the JSON reports of the runners, for scripts/test.ts. */

export type Counts = { passed: number; failed: number; skipped: number }

/** What a step of `npm test` came to: its counts, and a sentence for each failure that no runner has printed. */
export type StepResult = Counts & { remarks: string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests?: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Vitest's JSON report. A file that failed without a failed test (it does not load, a hook throws) counts as one. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0, testResults } = report as VitestReport
  const failedFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + failedFiles.length,
    skipped: numPendingTests + numTodoTests,
  }
}

/** Playwright's JSON report. Errors outside tests (a global setup that throws) count, and so does a flaky test. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = report as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** A step without a report of its own, such as the type check: one test, passed when the command ended with 0. */
export function countExitCode(exitCode: number): StepResult {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0, remarks: [] }
}

/**
 * A step that leaves a report: the report's text (undefined: there is none), the exit code of its runner and the way
 * to count. What the counts alone would hide fails too: no report, no test, a runner that complains all the same.
 */
export function readReport(
  name: string,
  report: string | undefined,
  exitCode: number,
  count: (report: unknown) => Counts,
): StepResult {
  let counts: Counts
  try {
    counts = count(JSON.parse(report ?? ''))
  } catch {
    return { passed: 0, failed: 1, skipped: 0, remarks: [`The ${name} tests left no report that can be read.`] }
  }
  const fail = (remark: string): StepResult => ({ ...counts, failed: counts.failed + 1, remarks: [remark] })
  if (counts.failed > 0) return { ...counts, remarks: [] }
  if (counts.passed === 0) return fail(`The ${name} step ran no test.`)
  if (exitCode !== 0) return fail(`The ${name} runner ended with ${exitCode} though no test failed.`)
  return { ...counts, remarks: [] }
}

/** The sums of all steps. */
export function addUp(results: Counts[]): Counts {
  const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The last line of `npm test`: "12 passed, 0 failed", with ", 2 skipped" only where there are any. */
export function countLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
