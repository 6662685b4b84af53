import { isDeepStrictEqual } from 'node:util'
import { type Compiled, compileSite } from '../../content/compileSite.ts'
import { isPageFile, pageAddress } from '../../content/model/pageAddress.ts'
import { createSectionReader } from '../../content/model/pageNotes.ts'
import type { SiteModel, SitePage } from '../../content/model/siteModel.ts'
import type { Problem } from '../../content/problem/problem.ts'
import { sortProblems } from '../../content/problem/sortProblems.ts'
import { seenByOthers } from '../../content/resolve/seenByOthers.ts'
import type { CheckMemory } from '../../content/review/checkMemory.ts'
import { hashOfAll } from '../cache/cache.ts'
import type { CheckState, KnownPages, NewCheck } from '../state/checkState.ts'
import { type CheckInput, findTrusted, type Trusted } from './findTrusted.ts'

/** What a check leaves for the next one, beside the problems it has found. */
export type CheckRecord = Omit<NewCheck, 'problems'>

/**
 * Checks a site. Where only a few pages have changed since a check that found no error, only these, and the pages that may
 * depend on them, are checked against all others, and their problems are added to the earlier ones. As soon as a problem
 * turns up elsewhere, everything is checked.
 *
 * @returns `memory` is what the next check may be given as its earlier one
 */
export function checkInput(input: CheckInput, earlier: CheckState | undefined): Compiled & { memory: CheckRecord } {
  const trusted = earlier && findTrusted(input, earlier)
  const { compiled, known } = (trusted && checkFew(input, earlier, trusted)) ?? checkAll(input)
  const files = noteFiles(compiled.model, input, earlier)
  return { ...compiled, memory: { setting: input.setting, files, known } }
}

interface Checked {
  compiled: Compiled
  known: NewCheck['known']
}

function checkAll(input: CheckInput): Checked {
  const sketches: CheckMemory['sketches'] = new Map()
  const compiled = compileSite({ ...input, memory: { trusted: new Map(), sketches } })
  return { compiled, known: { sketches, pages: notePages(compiled.pages) } }
}

/** Checks the pages that are not trusted; undefined where that finds a new problem in any other file. */
function checkFew(input: CheckInput, earlier: CheckState, trusted: Trusted): Checked | undefined {
  const { files, known, isSameToOthers } = trusted
  const sketches: CheckMemory['sketches'] = new Map(known.sketches)
  const kept = earlier.problems.filter(({ file }) => files.has(file))
  const hasTitles = isSameToOthers && earlier.problems.every(({ file }) => files.has(file) || !isPageFile(file))
  const memory = { trusted: openPages(trusted, input.sources), sketches, hasTitles }
  const { problems, ...compiled } = compileSite({ ...input, memory })
  const wasTold = (problem: Problem) => earlier.problems.some((told) => isDeepStrictEqual(told, problem))
  const isOpen = ({ file }: Problem) => isPageFile(file) && !files.has(file)
  if (!problems.every((problem) => isOpen(problem) || wasTold(problem))) return undefined
  const { model, pages } = compiled
  const isKnown = ({ file, notes }: SitePage) =>
    files.has(file) || isDeepStrictEqual(known.pages.get(file)?.notes.words, notes.words)
  const isNoted = !model || (isSameToOthers && pages.every(isKnown))
  return {
    compiled: { ...compiled, problems: sortProblems([...kept, ...problems]) },
    known: isNoted ? { sketches } : { sketches, pages: notePages(pages) },
  }
}

const notePages = (pages: readonly SitePage[]): KnownPages['pages'] =>
  new Map(pages.map(({ file, page, notes }) => [file, { fields: page, notes }]))

/** The pages of trusted files, whose sections are read only when something asks for them. */
function openPages({ files, known }: Trusted, sources: CheckInput['sources']): CheckMemory['trusted'] {
  const sections = createSectionReader(sources.read)
  const pages = new Map<string, SitePage>()
  for (const file of files) {
    const { fields, notes } = known.pages.get(file) ?? {}
    if (fields && notes) pages.set(file, { file, path: pageAddress(file), page: fields, notes, sections })
  }
  return pages
}

const ownPages = (model: SiteModel | undefined): SitePage[] =>
  [...(model?.pages.values() ?? [])].filter(({ part }) => !part)

/** Each file as it was checked, and where it is a page of the model, what others see of it. */
function noteFiles(
  model: SiteModel | undefined,
  { hashes }: CheckInput,
  earlier: CheckState | undefined,
): CheckRecord['files'] {
  const views = new Map<string, string>()
  for (const page of ownPages(model)) {
    const { file } = page
    const known = earlier?.files.get(file)
    const isKnown = known !== undefined && known.publicViewHash !== '' && known.hash === hashes.get(file)
    views.set(file, isKnown ? known.publicViewHash : hashOfAll(seenByOthers(page)))
  }
  return new Map([...hashes].map(([file, hash]) => [file, { hash, publicViewHash: views.get(file) ?? '' }]))
}
