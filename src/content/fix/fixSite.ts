import { type CompileInput, compileSite } from '../compileSite.ts'
import { unreadOf } from '../json/parseTree.ts'
import { isOwnCode } from '../model/files/ownFiles.ts'
import { isError, type Problem, type Texts } from '../problem/problem.ts'
import { countByName, problemName } from '../problem/problemName.ts'
import { builtInTypes } from '../schema/sectionTypes.ts'
import { applyFixes, type Fix, moveChanges } from './applyFixes.ts'
import { fixJson } from './fixJson.ts'
import { isWorse, weighFile } from './weighFile.ts'

export interface FixInput extends CompileInput {
  sources: Texts
  /** Files that must not change. Problems with an edit in one of them are not fixed. */
  untouchable?: ReadonlySet<string>
}

interface FixedSite {
  /** All texts, including unchanged ones. */
  sources: Texts
  /** The fixes in the order in which they were applied. Places refer to the new texts. */
  fixed: Fix[]
  /** The remaining problems, found in the new texts. */
  problems: Problem[]
  /** Files that prevent other checks, see `Compiled`. */
  waiting: readonly string[]
}

/** The most passes. A fix may reveal another fixable problem, and each rejected fix costs a pass. */
const mostPasses = 40

/**
 * Applies all edits that problems offer, pass after pass, until no problem has one. Reverts an edit that makes a file
 * worse, which means that less of the file can be read or it has more errors at the same depth. A file whose JSON
 * cannot be repaired completely keeps the repairs before the first error that needs a decision.
 */
export function fixSite({ untouchable = new Set(), ...input }: FixInput): FixedSite {
  const { types = builtInTypes } = input
  const check = (sources: Texts) => {
    const { problems, waiting } = compileSite({ ...input, sources })
    return { problems, waiting }
  }
  const refused = new Set<string>()
  let site: FixedSite = { sources: input.sources, fixed: [], problems: [], waiting: [] }
  for (const [file, raw] of Object.entries(input.sources)) {
    if (untouchable.has(file) || isOwnCode(file)) continue
    const { text, fixed } = fixJson(file, raw, types)
    if (fixed.length > 0)
      site = { ...site, sources: { ...site.sources, [file]: text }, fixed: [...site.fixed, ...fixed] }
  }
  site = { ...site, ...check(site.sources) }
  const unread = filesOf(site.problems).filter((file) => unreadOf(site.sources[file] ?? '') > 0)
  const closed = new Set([...untouchable, ...unread])
  const mayFix = (problem: Problem) =>
    !refused.has(problemName(problem)) && (problem.edits ?? []).every(({ file }) => !closed.has(file))

  const tryFixes = (problems: readonly Problem[]): void => {
    const applied = applyFixes(site.sources, problems)
    if (applied.fixed.length === 0) return
    const { problems: next, waiting } = check(applied.sources)
    // If the number of errors falls, only errors count: what visitors see as broken matters more than a new remark
    // about another file, such as a link that leads to its own page.
    const counted = errorsIn(next) < errorsIn(site.problems) ? next.filter(isError) : next
    const worse = filesOf(applied.fixed.map(({ problem }) => problem)).filter((file) =>
      isWorse(
        weighFile(file, { ...site, types }),
        weighFile(file, { sources: applied.sources, problems: counted, types }),
      ),
    )
    const idle = new Set(applied.fixed.map(({ problem }) => problem).filter(isStillThere(site.problems, next)))
    if (worse.length === 0 && idle.size === 0) {
      const fixed = [...moveChanges(site.fixed, applied.fixed), ...applied.fixed]
      site = { sources: applied.sources, fixed, problems: next, waiting }
      return
    }
    if (applied.fixed.length === 1) for (const { problem } of applied.fixed) refused.add(problemName(problem))
    // Offsets are valid for one pass only, so the other edits are tried in the next one.
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

/** Returns whether a problem is as frequent as before its fix, counted by name. */
function isStillThere(before: readonly Problem[], after: readonly Problem[]): (problem: Problem) => boolean {
  const [had, has] = [countByName(before), countByName(after)]
  return (problem) => (has.get(problemName(problem)) ?? 0) >= (had.get(problemName(problem)) ?? 0)
}

/** The files that the edits of some problems change. */
const filesOf = (problems: readonly Problem[]) => [
  ...new Set(problems.flatMap(({ edits = [] }) => edits.map(({ file }) => file))),
]

const errorsIn = (problems: readonly Problem[]) => problems.filter(isError).length
