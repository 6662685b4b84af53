/**
 * `npm test`: types, format, unit and browser tests; `npm test -- unit browser` runs only the named steps, including
 * `long`.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path, { join } from 'node:path'
import { joinWords } from '../src/content/wording/phrases.ts'
import { ensureChromium } from '../tests/browser/engines/chromium.ts'
import {
  addUp,
  countExitCode,
  countLine,
  countPlaywright,
  countVitest,
  lastLines,
  listFailures,
  type Report,
  readReport,
  type StepResult,
} from '../tests/runner/countResults.ts'
import { longUnitTests } from '../tests/runner/longUnitTests.ts'
import { runCommand } from './runCommand.ts'

const root = join(import.meta.dirname, '..')

type Way = { env?: NodeJS.ProcessEnv; onComplaint?: (text: string) => void }

/**
 * Runs the command of a package with this Node.js and inherited output. Resolves to the exit code. `onComplaint` also
 * receives stderr.
 */
function run(name: string, args: string[], { env, onComplaint }: Way = {}): Promise<number> {
  const folder = join(root, 'node_modules', name)
  const { bin }: { bin: Record<string, string> } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const command = join(folder, Object.values(bin)[0] ?? '')
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', onComplaint ? 'pipe' : 'inherit'],
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text)
    onComplaint?.(text)
  })
  return new Promise((done) => {
    child.on('error', () => done(1))
    child.on('close', (code) => done(code ?? 1))
  })
}

type Files = { report: string; errors: string }
type Reporting = { name: string; count: (report: unknown) => Report; start: (files: Files) => Promise<number> }

/**
 * Runs a step whose runner writes a JSON report, and can write errors outside of tests. `start` resolves to the exit
 * code.
 */
async function runReporting({ name, count, start }: Reporting): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-test-'))
  const files = { report: join(folder, 'report.json'), errors: join(folder, 'errors.json') }
  const read = (file: string) => readFile(file, 'utf8').catch(() => undefined)
  try {
    const exitCode = await start(files)
    return readReport(name, { report: await read(files.report), errors: await read(files.errors), exitCode }, count)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// Must come before Vitest's own reporters, which rename the errors that they print.
const errorReporter = join(root, 'tests/runner/errorReporter.ts')

/** Runs the unit tests in these files. Default: all. */
async function runUnit(files: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  let complaints = ''
  const result = await runReporting({
    name: 'unit',
    count: countVitest,
    start: ({ report, errors }) => {
      const reporters = [errorReporter, 'default', 'json'].map((reporter) => `--reporter=${reporter}`)
      return run('vitest', ['run', ...files, ...reporters, `--outputFile=${report}`], {
        env: { ...env, ASHLAR_UNIT_ERRORS: errors },
        onComplaint: (text) => {
          complaints += text
        },
      })
    },
  })
  return result.failed > 0 ? { ...result, complaints: lastLines(complaints) } : result
}

/** Runs the browser tests whose path contains one of the words. Default: all. */
async function runBrowser(env: NodeJS.ProcessEnv = {}, parts: readonly string[] = []): Promise<StepResult> {
  const browser = await ensureChromium()
  if ('instruction' in browser) {
    const remarks = [`There is no browser to run the browser tests in. ${browser.instruction}`]
    return { passed: 0, failed: 1, skipped: 0, failures: [], remarks }
  }
  const args = ['test', '--config', 'tests/browser/playwright.config.ts', ...parts]
  return runReporting({
    name: 'browser',
    count: countPlaywright,
    start: ({ report }) =>
      run('playwright', args, { env: { ...env, ASHLAR_CHROMIUM: browser.path, ASHLAR_BROWSER_REPORT: report } }),
  })
}

/** Runs the long tests: property tests with many examples, scale, and pages with the structure of another page. */
async function runLong(): Promise<StepResult> {
  const env = { ASHLAR_LONG: '1' }
  const results = [await runUnit(longUnitTests(root), env), await runBrowser(env)]
  return {
    ...addUp(results),
    failures: results.flatMap(({ failures }) => failures),
    remarks: results.flatMap(({ remarks }) => remarks),
    complaints: results.flatMap(({ complaints = [] }) => complaints),
  }
}

/** Tests the own section types of a site. The test serves them itself, so the site of this repository is not built. */
const runSections = (site?: string): Promise<StepResult> =>
  runBrowser({ ASHLAR_URL: 'http://127.0.0.1/', ...(site !== undefined && { ASHLAR_OWN_ROOT: site }) }, [
    'own/sections',
  ])

/** The steps by their name. `site` is the folder of another site. */
const steps: Record<string, (site?: string) => Promise<StepResult>> = {
  types: async () => countExitCode(await run('typescript', ['--noEmit'])),
  format: async () => countExitCode(await run('@biomejs/biome', ['ci', '--error-on-warnings', '.'])),
  unit: () => runUnit(),
  browser: () => runBrowser(),
  long: runLong,
  sections: runSections,
}

/** The steps of `npm test` without a name. */
const everyday = ['types', 'format', 'unit', 'browser']

async function runSteps(names: string[], site?: string): Promise<number> {
  const results: StepResult[] = []
  const failures: string[] = []
  const complaints: string[] = []
  const wanted = names.length > 0 ? names : everyday
  for (const [name, step] of Object.entries(steps)) {
    if (!wanted.includes(name)) continue
    const start = Date.now()
    console.log(`\n== ${name}`)
    const result = await step(site)
    for (const remark of result.remarks) console.log(remark)
    console.log(`== ${name}: ${countLine(result)} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
    results.push(result)
    failures.push(...listFailures(name, result))
    complaints.push(...(result.complaints ?? []))
  }
  for (const line of [...complaints, ...failures]) console.log(line)
  const all = addUp(results)
  console.log(`\n${countLine(all)}`)
  return all.failed > 0 ? 1 : 0
}

await runCommand({
  usage: `Usage: npm test    runs everything but the long tests
       npm test -- unit browser    runs only the steps it names: ${Object.keys(steps).join(', ')}
       npm test -- sections --root FOLDER    tries the section types of the site in FOLDER`,
  options: { root: { type: 'string' } },
  takesWords: true,
  run({ root: site }, names) {
    const unknown = names.find((name) => !Object.hasOwn(steps, name))
    if (site !== undefined && names.join() !== 'sections') {
      console.error('--root belongs to the step "sections": npm test -- sections --root FOLDER.')
      return 2
    }
    if (unknown === undefined) return runSteps(names, site && path.resolve(site))
    console.error(
      `"${unknown}" is not a step of the tests. Write ${joinWords(Object.keys(steps))}, or nothing for all but the last two.`,
    )
    return 2
  },
})
