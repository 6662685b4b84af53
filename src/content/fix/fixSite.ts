import { checkRecord } from '../addresses/addressRecord.ts'
import { checkBlock } from '../check/checkBlock.ts'
import { checkExample } from '../check/checkExample.ts'
import { checkPage } from '../check/checkPage.ts'
import { checkSite } from '../check/checkSite.ts'
import { checkForm } from '../check/form/checkForm.ts'
import { type CompileInput, compileSite } from '../compileSite.ts'
import { type JsonNode, unreadOf } from '../json/parseTree.ts'
import { configFile, countryIn } from '../model/files/configFile.ts'
import { isOwnCode, typeOfExample } from '../model/files/ownFiles.ts'
import { recordFile } from '../model/files/recordFile.ts'
import { isBlockFile } from '../model/files/siteBlocks.ts'
import { isFormFile } from '../model/files/siteForms.ts'
import type { Problem, Texts } from '../problem/problem.ts'
import { countByName, problemName } from '../problem/problemName.ts'
import { createSource, type Source } from '../problem/source.ts'
import { readJson } from '../read/readJson.ts'
import { type Fields, isFields, isFieldType } from '../schema/schema.ts'
import { builtInTypes, isSection, type SectionTypes } from '../schema/sectionTypes.ts'
import { applyFixes, type Fix, moveChanges } from './applyFixes.ts'

export interface FixInput extends CompileInput {
  sources: Texts
  /** Files that must not change; a problem with an edit in one of them is left. */
  untouchable?: ReadonlySet<string>
}

export interface FixedSite {
  /** All texts, unchanged ones included. */
  sources: Texts
  /** What was fixed, in the order of the work; places are those in the new texts. */
  fixed: Fix[]
  /** What is left, found in the new texts. */
  problems: Problem[]
  /** Files that keep other checks from running, see `Compiled`. */
  waiting: readonly string[]
}

/** The most passes: a fix may reveal a problem that has a fix too, and each refused fix costs a pass. */
const mostPasses = 40
/** Faults of JSON show one at a time. The most characters to read for them in one file, half a second. */
const mostReading = 30_000_000

/**
 * Applies all edits that problems offer, pass after pass, until no problem has one. An edit is undone that makes a file
 * worse: less of the file can be read, or it has more errors of the same depth. A file whose JSON cannot be repaired to its
 * end keeps the repairs before the first fault that needs a decision.
 */
export function fixSite({ untouchable = new Set(), ...input }: FixInput): FixedSite {
  const { types = builtInTypes } = input
  const check = (sources: Texts) => {
    const { problems, waiting } = compileSite({ ...input, sources })
    return { problems, waiting }
  }
  const refused = new Set<string>()
  let site: FixedSite = { sources: input.sources, fixed: [], problems: [], waiting: [] }
  for (const file of Object.keys(input.sources))
    if (!untouchable.has(file) && !isOwnCode(file)) site = fixSyntax(site, file, types)
  site = { ...site, ...check(site.sources) }
  const unread = filesOf(site.problems).filter((file) => unreadOf(site.sources[file] ?? '') > 0)
  const closed = new Set([...untouchable, ...unread])
  const mayFix = (problem: Problem) =>
    !refused.has(problemName(problem)) && (problem.edits ?? []).every(({ file }) => !closed.has(file))

  const tryFixes = (problems: readonly Problem[]): void => {
    const applied = applyFixes(site.sources, problems)
    if (applied.fixed.length === 0) return
    const { problems: next, waiting } = check(applied.sources)
    // What visitors would see as broken counts more than a remark on another file, such as of a link that leads to its own page.
    const counted = errorsIn(next) < errorsIn(site.problems) ? next.filter(isError) : next
    const worse = filesOf(applied.fixed.map(({ problem }) => problem)).filter((file) =>
      isWorse(weigh(file, { ...site, types }), weigh(file, { sources: applied.sources, problems: counted, types })),
    )
    const idle = new Set(applied.fixed.map(({ problem }) => problem).filter(isStillThere(site.problems, next)))
    if (worse.length === 0 && idle.size === 0) {
      const fixed = [...moveChanges(site.fixed, applied.fixed), ...applied.fixed]
      site = { sources: applied.sources, fixed, problems: next, waiting }
      return
    }
    if (applied.fixed.length === 1) for (const { problem } of applied.fixed) refused.add(problemName(problem))
    // Offsets are right for one pass only: the others are tried in the next one.
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

/** Whether a fix left its problem: there are as many of that name as before. */
function isStillThere(before: readonly Problem[], after: readonly Problem[]): (problem: Problem) => boolean {
  const [had, has] = [countByName(before), countByName(after)]
  return (problem) => (has.get(problemName(problem)) ?? 0) >= (had.get(problemName(problem)) ?? 0)
}

/** The files that some problems have edits for. */
const filesOf = (problems: readonly Problem[]) => [
  ...new Set(problems.flatMap(({ edits = [] }) => edits.map(({ file }) => file))),
]

/** Mends the JSON of one file. */
function fixSyntax(site: FixedSite, file: string, types: SectionTypes): FixedSite {
  let text = site.sources[file] ?? ''
  let fixed: Fix[] = []
  for (const problem of findCures(file, text, types)) {
    const applied = applyFixes({ [file]: text }, [problem])
    text = applied.sources[file] ?? ''
    fixed = [...moveChanges(fixed, applied.fixed), ...applied.fixed]
  }
  if (fixed.length === 0) return site
  return { ...site, sources: { ...site.sources, [file]: text }, fixed: [...site.fixed, ...fixed] }
}

/** The place of a bracket is certain only once all of the file can be read. */
const isAboutBrackets = ({ code }: Problem) => /-(?:bracket|brace)$/.test(code)

/**
 * The problems whose edits mend the JSON of a file, fault by fault, as long as each lets the reader get further. Where a
 * fault is left, a wrong guess may have caused it: then the cures are cut at the first one that is about brackets, or is on
 * the line of that fault or the line before.
 */
function findCures(file: string, raw: string, types: SectionTypes): Problem[] {
  const cures: { problem: Problem; line: number }[] = []
  let text = raw
  let read = 0
  for (;;) {
    const unread = unreadOf(text)
    if (unread === 0) return cures.map(({ problem }) => problem)
    read += text.length
    const source = createSource(file, text)
    const [problem] = readJson(source, types).problems
    const after =
      problem?.edits && read <= mostReading ? applyFixes({ [file]: text }, [problem]).sources[file] : undefined
    if (!problem || after === undefined || unreadOf(after) >= unread) {
      const { line } = source.position(source.text.length - unread + 1)
      const first = cures.findIndex((cure) => cure.line >= line - 1 || isAboutBrackets(cure.problem))
      return cures.slice(0, first < 0 ? cures.length : first).map((cure) => cure.problem)
    }
    cures.push({ problem, line: source.position(problem.edits?.at(-1)?.end ?? 0).line })
    text = after
  }
}

/** Mistakes that hide others: what is inside them is not checked. */
const hiding = new Set(['missing-type', 'unknown-type', 'wrong-type', 'unknown-field'])
/** Deeper than the schemas go. */
const mostDepth = 16

/** The depth of each value in the tree, by the offset at which it, or its name, begins. */
function depthsOf(root: JsonNode): Map<number, number> {
  const depths = new Map<number, number>()
  const visit = (node: JsonNode, depth: number) => {
    depths.set(node.start, depth)
    if (depth === mostDepth) return
    for (const { keyStart, value } of node.members ?? []) {
      depths.set(keyStart, depth + 1)
      visit(value, depth + 1)
    }
    for (const item of node.items ?? []) visit(item, depth + 1)
  }
  visit(root, 0)
  return depths
}

/** How many mistakes hide others, at each depth. */
function countHiding(source: Source, problems: readonly Problem[]): number[] {
  const counts = Array.from({ length: mostDepth + 1 }, () => 0)
  const root = source.root()
  const hidden = problems.filter(({ code }) => hiding.has(code))
  if (!root || hidden.length === 0) return counts
  const depths = depthsOf(root)
  for (const { start } of hidden) {
    const depth = depths.get(start) ?? mostDepth
    counts[depth] = (counts[depth] ?? 0) + 1
  }
  return counts
}

/** The number of sections, or of fields of a form, without a known type. */
function countUntyped(value: unknown, types: SectionTypes): number {
  const { sections, fields }: Fields = isFields(value) ? value : {}
  const count = (list: unknown, isKnown: (entry: Fields) => boolean) =>
    Array.isArray(list) ? list.filter((entry) => isFields(entry) && !isKnown(entry)).length : 0
  return count(sections, (entry) => isSection(types, entry)) + count(fields, ({ type }) => isFieldType(type))
}

function checkOwn(source: Source, value: unknown, { sources, types }: Weighed): readonly Problem[] {
  if (source.file === configFile) return checkSite(source, value).problems
  if (isFormFile(source.file)) return checkForm(source, value).problems
  if (isBlockFile(source.file)) return checkBlock(source, value, types).problems
  if (source.file === recordFile) return checkRecord(source, value).problems
  const rules = { country: countryIn(sources), types }
  return typeOfExample(source.file) ? checkExample(source, value, rules) : checkPage(source, value, rules).problems
}

const isError = ({ severity }: Problem) => severity === 'error'
const errorsIn = (problems: readonly Problem[]) => problems.filter(isError).length

interface Weighed {
  sources: Texts
  problems: readonly Problem[]
  types: SectionTypes
}

/** How much is wrong with a file, the worst first: what each number counts hides what the following ones count. */
function weigh(file: string, site: Weighed): number[] {
  const { sources, problems, types } = site
  const source = createSource(file, sources[file] ?? '')
  const unread = unreadOf(source.text)
  const read = readJson(source, types)
  const own: readonly Problem[] = read.problems.length > 0 ? [] : checkOwn(source, read.value, site)
  const all = problems.filter((problem) => problem.file === file)
  const counts = [countUntyped(read.value, types), ...countHiding(source, own), own.length, errorsIn(all), all.length]
  return [unread, read.problems.length, ...counts]
}

function isWorse(before: readonly number[], after: readonly number[]): boolean {
  const first = before.findIndex((number, index) => number !== after[index])
  return first >= 0 && (after[first] ?? 0) > (before[first] ?? 0)
}
