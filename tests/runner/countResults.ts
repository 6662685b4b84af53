/** Counts tests from the JSON reports of the runners, for scripts/test.ts. */
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { LooseError } from './errorReporter.ts'

export type Counts = { passed: number; failed: number; skipped: number }

/** The report of a runner: its counts, and for each failed test its name with the first words of its error. */
export type Report = Counts & { failures: string[] }

/**
 * The result of a step of `npm test`, with a sentence for each failure that no runner has printed, and the last lines
 * that the runner of a failed step wrote to stderr.
 */
export type StepResult = Report & { remarks: string[]; complaints?: string[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests?: number
  testResults: VitestFile[]
}
type VitestFile = { name: string; status: string; message?: string; assertionResults: VitestTest[] }
type VitestTest = { status: string; fullName: string; failureMessages?: string[] | null }

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: PlaywrightError[]
  suites?: PlaywrightSuite[]
}
type PlaywrightError = { message?: string; location?: { file: string; line: number } }
type PlaywrightSuite = { title: string; specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightSpec = { title: string; tests: { status: string; results: { errors?: PlaywrightError[] }[] }[] }

/**
 * Reads Vitest's JSON report. A file that failed without a failed test (it does not load, a hook throws) counts as one.
 */
export function countVitest(report: unknown): Report {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0, testResults } = report as VitestReport
  const failedTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map((test) => ({ name, ...test })),
  )
  const failedFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + failedFiles.length,
    skipped: numPendingTests + numTodoTests,
    failures: [
      ...failedTests.map(({ name, fullName, failureMessages }) =>
        nameFailure([path.basename(name), fullName], failureMessages?.[0]),
      ),
      ...failedFiles.map(({ name, message }) => nameFailure([path.basename(name)], message)),
    ],
  }
}

/**
 * Reads Playwright's JSON report. Errors outside tests (a global setup that throws) count, and so does a flaky test.
 */
export function countPlaywright(report: unknown): Report {
  const { stats, errors, suites = [] } = report as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => nameFailures(suite)),
      ...errors.map(({ message }) => nameFailure(['outside of tests'], message)),
    ],
  }
}

function nameFailures({ title, specs = [], suites = [] }: PlaywrightSuite, outer: string[] = []): string[] {
  const names = [...outer, title]
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        nameFailure([...names, spec.title], ...results.flatMap(({ errors = [] }) => errors.map(tell))),
      ),
  )
  return [...failed, ...suites.flatMap((suite) => nameFailures(suite, names))]
}

/** Returns an error with the line in the test: a timeout alone does not say what was awaited. */
function tell({ message = '', location }: PlaywrightError): string {
  return location ? `${shorten(message)} (${path.basename(location.file)}:${location.line})` : message
}

/** The maximum length of an error after the name of its test; the runner has printed all of it above. */
const mostOfError = 160

function nameFailure(names: string[], ...messages: (string | undefined)[]): string {
  const short = messages.map((message = '') => shorten(message)).join('; ')
  return `${names.join(' › ')}${short && `: ${short}`}`
}

/** Returns the first words of an error on one line, without code frames and stack. */
function shorten(message: string): string {
  const [error = ''] = stripVTControlCharacters(message).split(/\n\s+(?:at |\d+ \|)/, 1)
  const words = error.replace(/\s+/g, ' ').trim()
  return words.length > mostOfError ? `${words.slice(0, mostOfError)}…` : words
}

/** The result of a step without a report, such as the type check: one test, passed if the command exited with 0. */
export function countExitCode(exitCode: number): StepResult {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0, failures: [], remarks: [] }
}

/**
 * The output of a runner: the text of its report (undefined: none), that of its errors outside tests, and its exit
 * code.
 */
export type Leavings = { report: string | undefined; errors?: string | undefined; exitCode: number }

/**
 * Reads the report of a named step with the given count function. Faults that the counts would hide fail too: no
 * report, no test, an error outside tests, or a non-zero exit code.
 */
export function readReport(
  name: string,
  { report, errors, exitCode }: Leavings,
  count: (report: unknown) => Report,
): StepResult {
  let counts: Report
  let loose: LooseError[]
  try {
    counts = count(JSON.parse(report ?? ''))
    loose = JSON.parse(errors ?? '[]') as LooseError[]
  } catch {
    const remarks = [`The ${name} tests left no report that can be read.`]
    return { passed: 0, failed: 1, skipped: 0, failures: [], remarks }
  }
  const failed = counts.failed + loose.length
  const failures = [...counts.failures, ...loose.map(nameLoose)]
  const fail = (remark: string): StepResult => ({ ...counts, failed: failed + 1, failures, remarks: [remark] })
  if (failed > 0) return { ...counts, failed, failures, remarks: [] }
  if (counts.passed === 0) return fail(`The ${name} step ran no test.`)
  if (exitCode !== 0) return fail(`The ${name} runner ended with ${exitCode} though no test failed.`)
  return { ...counts, remarks: [] }
}

/** The maximum number of test files named after an error. */
const mostFiles = 5

function nameLoose({ message, files }: LooseError): string {
  const more = files.length > mostFiles ? ` and ${files.length - mostFiles} more` : ''
  return `${shorten(message)}${files.length > 0 ? ` (${files.slice(0, mostFiles).join(', ')}${more})` : ''}`
}

/** The number of lines of a runner that are repeated at the end of the log. */
const mostLines = 30

/** Returns the last lines of a runner's stderr, without empty ones at the end. */
export const lastLines = (text: string): string[] => text.trimEnd().split('\n').slice(-mostLines)

/** Returns lines for the end of a long log: each failure of a step by its name, or the step itself if it has none. */
export function listFailures(step: string, { failed, failures, remarks }: StepResult): string[] {
  if (failed === 0) return []
  return (failures.length > 0 ? failures : [remarks[0] ?? 'as printed above']).map((one) => `FAILED ${step}: ${one}`)
}

/** Sums the counts of all steps. */
export function addUp(results: Counts[]): Counts {
  const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** Returns the last line of `npm test`: "12 passed, 0 failed", with ", 2 skipped" only if there are any. */
export function countLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
