import { isDeepStrictEqual } from 'node:util'
import { expandBlocks } from '../../content/blocks/expandBlocks.ts'
import { type Compiled, compileSite } from '../../content/compileSite.ts'
import { codesDecidedByToday } from '../../content/link/findPast.ts'
import { isPageFile, pageAddress } from '../../content/model/files/pageAddress.ts'
import { createSectionReader } from '../../content/model/pageNotes.ts'
import type { SitePage } from '../../content/model/siteModel.ts'
import type { Problem } from '../../content/problem/problem.ts'
import { sortProblems } from '../../content/problem/sortProblems.ts'
import { seenByOthers } from '../../content/resolve/seenByOthers.ts'
import type { CheckMemory } from '../../content/review/checkMemory.ts'
import { longNameCode } from '../../content/review/findLongNames.ts'
import { mostComparedPages } from '../../content/review/reviewInput.ts'
import { hashOfAll } from '../cache/cache.ts'
import type { CheckedFile, CheckState } from '../state/checkState.ts'
import { type CheckInput, findTrusted, type Trusted } from './findTrusted.ts'

interface CheckResult extends Compiled {
  sketches: CheckMemory['sketches']
}

/**
 * Checks a site. If only a few pages have changed since a check without errors, it only checks these and their
 * dependents against all others, and adds the earlier problems of the rest. As soon as a new problem appears elsewhere,
 * it checks everything, and also on a small site, where texts of all pages are compared.
 *
 * @returns `state` is the basis of the next check; the earlier one if no file has changed
 */
export function checkInput(input: CheckInput, earlier: CheckState | undefined): CheckResult & { state: CheckState } {
  const trusted = earlier && usable(findTrusted(input, earlier), input)
  const few = trusted && checkFew(input, earlier, trusted)
  const checked = few ?? checkAll(input)
  return { ...checked, state: few && trusted?.isUnchanged ? earlier : stateOf(checked, input, earlier) }
}

const usable = (trusted: Trusted | undefined, { hashes }: CheckInput) =>
  trusted?.isUnchanged || [...hashes.keys()].filter(isPageFile).length > mostComparedPages ? trusted : undefined

function checkAll(input: CheckInput): CheckResult {
  const sketches: CheckMemory['sketches'] = new Map()
  return { ...compileSite({ ...input, memory: { trusted: new Map(), sketches } }), sketches }
}

/** Checks the pages that are not trusted; undefined if that finds a new problem in any other file. */
function checkFew(input: CheckInput, earlier: CheckState, trusted: Trusted): CheckResult | undefined {
  const { files, isSameToOthers } = trusted
  const sketches: CheckMemory['sketches'] = new Map(earlier.sketches)
  // Problems that depend on the current day are found again for every page.
  const kept = earlier.problems.filter(({ file, code }) => files.has(file) && !codesDecidedByToday.has(code))
  const hasTitles = isSameToOthers && earlier.problems.every(({ file }) => files.has(file) || !isPageFile(file))
  const memory = { trusted: openPages(trusted, earlier, input), sketches, hasTitles }
  const { problems, ...compiled } = compileSite({ ...input, memory })
  const wasFound = (problem: Problem) => earlier.problems.some((found) => isDeepStrictEqual(found, problem))
  const isOpen = ({ file, code }: Problem) => (isPageFile(file) && !files.has(file)) || codesDecidedByToday.has(code)
  if (!problems.every((problem) => isOpen(problem) || wasFound(problem))) return undefined
  // A long company name replaces the problems of many titles by one. If too few remain, each title needs its own
  // problem.
  const isNameLong = (found: readonly Problem[]) => found.some(({ code }) => code === longNameCode)
  if (isNameLong(earlier.problems) && !isNameLong(problems)) return undefined
  return { ...compiled, problems: sortProblems([...kept, ...problems]), sketches }
}

/** The pages of trusted files. Their sections are read when they are needed. */
function openPages({ files }: Trusted, earlier: CheckState, { sources, types }: CheckInput): CheckMemory['trusted'] {
  const sections = createSectionReader(expandBlocks(sources, types).read)
  const pages = new Map<string, SitePage>()
  for (const file of files) {
    const page = earlier.files.get(file)?.page
    if (page) pages.set(file, { file, path: pageAddress(file), page: page.fields, notes: page.notes, sections })
  }
  return pages
}

function stateOf(checked: CheckResult, input: CheckInput, earlier: CheckState | undefined): CheckState {
  const { problems, model, pages, sketches } = checked
  const files = new Map<string, CheckedFile>([...input.hashes].map(([file, hash]) => [file, { hash }]))
  for (const page of pages) {
    const { file, path, page: fields, notes } = page
    const hash = input.hashes.get(file) ?? ''
    const known = earlier?.files.get(file)
    const seen = () =>
      (hash !== '' && known?.hash === hash ? known.publicViewHash : undefined) ?? hashOfAll(seenByOthers(page))
    const publicViewHash = model?.pages.has(path) ? seen() : undefined
    files.set(file, { hash, publicViewHash, page: { fields, notes } })
  }
  return { checkInputsHash: input.checkInputsHash, files, sketches, problems }
}
