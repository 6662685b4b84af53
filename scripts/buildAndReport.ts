import { formatProblems, summarize } from '../src/content/format/formatProblems.ts'
import { count } from '../src/content/wording/phrases.ts'
import { buildSite } from '../src/node/buildSite.ts'
import { BrokenCode } from '../src/node/code/bundles.ts'
import { buildWarnings } from '../src/node/commands/buildWarnings.ts'
import { createProgress, seconds } from '../src/node/commands/createProgress.ts'
import { relativePath } from '../src/node/disk/relativePath.ts'
import type { BuildOptions, BuildResult, Built } from '../src/node/options/buildOptions.ts'
import { recordAddresses } from '../src/node/output/recordAddresses.ts'
import { kilobytes, measureSizes } from '../src/node/output/sizes.ts'
import { showsColours } from './runCommand.ts'

interface BuildCommand extends Omit<BuildOptions, 'env' | 'report' | 'publish'> {
  /** True if the site is published; its URL paths are then recorded. */
  record?: boolean
}

/**
 * Builds a site and prints the steps with their times, the problems, and the sizes.
 *
 * @returns the result of the build; undefined if problems stopped it
 */
export async function buildAndReport({ record = false, ...options }: BuildCommand): Promise<BuildResult['built']> {
  const { root, outDir, shard } = options
  const started = performance.now()
  // React reads this when it is loaded, and uses its faster production code.
  process.env.NODE_ENV = 'production'
  const write = (text: string) => void process.stdout.write(text)
  const report = createProgress({ write, isTerminal: process.stdout.isTTY === true, now: () => performance.now() })
  const result = await buildSite({ ...options, publish: record, env: process.env, report }).catch((error: unknown) => {
    if (!(error instanceof BrokenCode)) throw error
    process.stderr.write(error.message)
  })
  if (!result) return
  const { sources, built, waiting = [] } = result
  // Tips are only for people who write pages; `npm run check` shows them.
  const found = result.problems.filter(({ severity }) => severity !== 'tip')
  const problems = built ? [...found, ...buildWarnings(built)] : found
  write(formatProblems(problems, sources, { colour: showsColours() }))
  if (!built) {
    write(`${summarize({ problems, sources, waiting })}\n`)
    return
  }
  const sizes = measureSizes(outDir, built.files)
  write(
    [
      `Built ${built.pages} pages${shard ? ` (part ${shard.number} of ${shard.count})` : ''} into ${relativePath(outDir) || '.'}/ in ${seconds(performance.now() - started)}.`,
      `  ${describeChanges(built)}`,
      `  heaviest page   ${kilobytes(sizes.page.bytes)} gzip with its stylesheet (${sizes.page.path})`,
      `  stylesheet      ${kilobytes(sizes.stylesheet)} gzip`,
      `  script at load  ${kilobytes(sizes.starter)} gzip; the app, at the first touch, ${kilobytes(sizes.app)}`,
      `  fonts           ${kilobytes(sizes.fonts)}`,
      '',
    ].join('\n'),
  )
  if (record) write(recordAddresses({ root, sources, addresses: built.addresses }))
  return built
}

/** Describes the changes of the build in the folder. */
function describeChanges({ files, written, deleted }: Built): string {
  if (written === 0 && deleted === 0) return 'Every file was as it had to be.'
  const removed = deleted === 0 ? '' : `, ${count(deleted, 'file')} deleted`
  return `${written === files.length ? 'All' : `${written} of`} ${count(files.length, 'file')} written${removed}.`
}
