import { checkRecord, recordFile } from './addresses/record.ts'
import { applyFixes, type Fix, moveChanges } from './applyFixes.ts'
import { checkPage } from './checkPage.ts'
import { checkSite } from './checkSite.ts'
import { type CompileInput, compileSite } from './compileSite.ts'
import { configFile } from './configFile.ts'
import { unreadOf } from './jsonTree.ts'
import type { Problem, Sources } from './problem.ts'
import { readJson } from './readJson.ts'
import { createSource } from './source.ts'

export interface FixInput extends CompileInput {
  /** Files that must stay as they are; a problem whose edits touch one of them is left. */
  untouchable?: ReadonlySet<string>
}

export interface FixedSite {
  /** All texts, those that stayed the same included. */
  sources: Sources
  /** What was fixed, in the order in which it was done; places are those in the new texts. */
  fixed: Fix[]
  /** What is left, found in the new texts. */
  problems: Problem[]
}

/** A fix may bring to light what another one mends; a fix that is refused takes a pass for itself. */
const mostPasses = 40
/** Faults of JSON show one at a time. The characters read for that in one file: half a second. */
const mostReading = 30_000_000

/**
 * Applies all edits that problems offer, pass after pass, until nothing is left that has one. What makes a file worse is
 * not kept: text that could be read and no longer can, or more errors of the same depth than before.
 */
export function fixSite({ untouchable = new Set(), ...input }: FixInput): FixedSite {
  const refused = new Set<string>()
  const mayFix = (problem: Problem) =>
    !refused.has(nameOf(problem)) && (problem.edits ?? []).every(({ file }) => !untouchable.has(file))
  let site: FixedSite = { sources: input.sources, fixed: [], problems: [] }
  for (const file of Object.keys(input.sources)) if (!untouchable.has(file)) site = fixSyntax(site, file)
  site = { ...site, problems: compileSite({ ...input, sources: site.sources }).problems }

  const tryFixes = (problems: readonly Problem[]): void => {
    const applied = applyFixes(site.sources, problems)
    if (applied.fixed.length === 0) return
    const next = compileSite({ ...input, sources: applied.sources }).problems
    const worse = filesOf(applied.fixed).filter((file) =>
      isWorse(weigh(file, site.sources, site.problems), weigh(file, applied.sources, next)),
    )
    const idle = new Set(applied.fixed.map(({ problem }) => problem).filter(isStillThere(site.problems, next)))
    if (worse.length === 0 && idle.size === 0) {
      const fixed = [...moveChanges(site.fixed, applied.fixed), ...applied.fixed]
      site = { sources: applied.sources, fixed, problems: next }
      return
    }
    if (applied.fixed.length === 1) for (const { problem } of applied.fixed) refused.add(nameOf(problem))
    // Offsets are right for one pass only: what is left out here has its turn in the next one.
    const good = problems.filter(
      (problem) => !idle.has(problem) && !(problem.edits ?? []).some(({ file }) => worse.includes(file)),
    )
    if (good.length > 0 && good.length < problems.length) tryFixes(good)
    else if (problems.length > 1) tryFixes(problems.slice(0, problems.length >> 1))
  }
  for (let pass = 0; pass < mostPasses; pass++) {
    const before = { site, refused: refused.size }
    const fixable = site.problems.filter((problem) => problem.edits && mayFix(problem))
    if (fixable.length === 0) break
    tryFixes(fixable)
    if (site === before.site && refused.size === before.refused) break
  }
  return site
}

/** Whether a fix left its problem: as many of that name are there as before. */
function isStillThere(before: readonly Problem[], after: readonly Problem[]): (problem: Problem) => boolean {
  const [had, has] = [countByName(before), countByName(after)]
  return (problem) => (has.get(nameOf(problem)) ?? 0) >= (had.get(nameOf(problem)) ?? 0)
}

function countByName(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const problem of problems) counts.set(nameOf(problem), (counts.get(nameOf(problem)) ?? 0) + 1)
  return counts
}

/** A problem across passes, in which its place may move. */
const nameOf = ({ file, code, message }: Problem) => `${file}\0${code}\0${message}`

const filesOf = (fixed: readonly Fix[]) => [
  ...new Set(fixed.flatMap(({ problem }) => (problem.edits ?? []).map(({ file }) => file))),
]

/** Mends the JSON of one file, fault by fault, for as long as each cure lets the reader get further. */
function fixSyntax(site: FixedSite, file: string): FixedSite {
  let { sources, fixed } = site
  let read = 0
  for (;;) {
    const text = sources[file] ?? ''
    read += text.length
    if (read > mostReading) break
    const unread = unreadOf(text)
    if (unread === 0) break
    const { problems } = readJson(createSource(file, text))
    const applied = applyFixes(sources, problems)
    if (applied.fixed.length === 0 || unreadOf(applied.sources[file] ?? '') >= unread) break
    fixed = [...moveChanges(fixed, applied.fixed), ...applied.fixed]
    sources = applied.sources
  }
  return { ...site, sources, fixed }
}

/** Mistakes that keep what lies inside them from being looked at. */
const hiding = new Set(['missing-type', 'unknown-type', 'wrong-type', 'unknown-field'])

const checkerOf = (file: string) => (file === configFile ? checkSite : file === recordFile ? checkRecord : checkPage)

/** How much is wrong with a file, the gravest first: each number counts what hides the following ones. */
function weigh(file: string, sources: Sources, problems: readonly Problem[]): number[] {
  const source = createSource(file, sources[file] ?? '')
  const unread = unreadOf(source.text)
  const read = readJson(source)
  const own: readonly Problem[] = read.problems.length > 0 ? [] : checkerOf(file)(source, read.value).problems
  const hidden = own.filter(({ code }) => hiding.has(code))
  const all = problems.filter((problem) => problem.file === file)
  const errors = all.filter(({ severity }) => severity === 'error')
  return [unread, read.problems.length, hidden.length, own.length, errors.length, all.length]
}

function isWorse(before: readonly number[], after: readonly number[]): boolean {
  const first = before.findIndex((number, index) => number !== after[index])
  return first >= 0 && (after[first] ?? 0) > (before[first] ?? 0)
}
