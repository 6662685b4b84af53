import { isDeepStrictEqual } from 'node:util'
import type { Page } from '../../../schemas/index.ts'
import { type Compiled, type CompileInput, compileSite } from '../../content/compileSite.ts'
import { isPageFile } from '../../content/model/pageAddress.ts'
import type { SiteModel, SitePage } from '../../content/model/siteModel.ts'
import { fieldsOf, notesOf, openUnread } from '../../content/model/unreadPage.ts'
import type { Problem } from '../../content/problem/problem.ts'
import { sortProblems } from '../../content/problem/sortProblems.ts'
import { withoutMark } from '../../content/problem/source.ts'
import { seenByOthers } from '../../content/resolve/seenByOthers.ts'
import type { CheckMemory } from '../../content/review/checkMemory.ts'
import { hashOfAll } from '../cache/cache.ts'
import type { BuildInput } from '../input/readInput.ts'
import type { CheckState, KnownPages, NewCheck } from '../state/checkState.ts'
import { findTrusted, type Trusted } from './findTrusted.ts'

/** What is checked. */
export type ToCheck = Pick<
  BuildInput,
  'sources' | 'assets' | 'pictures' | 'readAges' | 'readProblems' | 'launch' | 'hashes' | 'setting'
> &
  Pick<CompileInput, 'drafts'>

/** What a check leaves for the next one, beside the problems it has found. */
export type CheckRecord = Omit<NewCheck, 'problems'>

/** For each page file, the hash of the file and of what other pages see of it. */
export type Faces = CheckState['files']

/**
 * Checks a site. Where only a few pages have changed since a check that found no error, only these, and the pages that may
 * depend on them, are checked against all others, and their problems are added to the earlier ones. As soon as a problem
 * turns up elsewhere, everything is checked.
 *
 * @returns `memory` is what the next check may be given as its earlier one
 */
export function checkInput(input: ToCheck, earlier: CheckState | undefined): Compiled & { memory: CheckRecord } {
  const trusted = earlier && findTrusted(input, earlier)
  const { compiled, known } = (trusted && checkFew(input, earlier, trusted)) ?? checkAll(input)
  const files = noteFiles(compiled.model, input, earlier)
  return { ...compiled, memory: { setting: input.setting, files, known } }
}

interface Checked {
  compiled: Compiled
  known: NewCheck['known']
}

function checkAll(input: ToCheck): Checked {
  const sketches: CheckMemory['sketches'] = new Map()
  const compiled = compileSite({ ...input, holdsPages: false, memory: { trusted: new Map(), sketches } })
  return { compiled, known: { sketches, pages: notePages(compiled.pages) } }
}

/** Checks the pages that are not trusted; undefined where that finds a new problem in any other file. */
function checkFew(input: ToCheck, earlier: CheckState, trusted: Trusted): Checked | undefined {
  const { files, known, isSameToOthers } = trusted
  const sketches: CheckMemory['sketches'] = new Map(known.sketches)
  const kept = earlier.problems.filter(({ file }) => files.has(file))
  const hasTitles = isSameToOthers && earlier.problems.every(({ file }) => files.has(file) || !isPageFile(file))
  const memory = { trusted: openPages(trusted, input.sources), sketches, hasTitles }
  const { problems, ...compiled } = compileSite({ ...input, holdsPages: false, memory })
  const wasTold = (problem: Problem) => earlier.problems.some((told) => isDeepStrictEqual(told, problem))
  const isOpen = ({ file }: Problem) => isPageFile(file) && !files.has(file)
  if (!problems.every((problem) => isOpen(problem) || wasTold(problem))) return undefined
  const { model, pages } = compiled
  const isKnown = ({ file, page }: SitePage) =>
    files.has(file) || isDeepStrictEqual(known.pages.get(file)?.words, notesOf(page).words)
  const isNoted = !model || (isSameToOthers && pages.every(isKnown))
  return {
    compiled: { ...compiled, problems: sortProblems([...kept, ...problems]) },
    known: isNoted ? { sketches } : { sketches, pages: notePages(pages) },
  }
}

const notePages = (pages: readonly SitePage[]): KnownPages['pages'] =>
  new Map(pages.map(({ file, page }) => [file, { fields: fieldsOf(page), ...notesOf(page) }]))

/** The pages of trusted files, whose sections are read only when something asks for them. */
function openPages({ files, known }: Trusted, sources: ToCheck['sources']): CheckMemory['trusted'] {
  const pages = new Map<string, Page>()
  for (const file of files) {
    const page = known.pages.get(file)
    if (page)
      pages.set(
        file,
        openUnread(page, () => withoutMark(sources[file] ?? '')),
      )
  }
  return pages
}

const ownPages = (model: SiteModel | undefined): SitePage[] =>
  [...(model?.pages.values() ?? [])].filter(({ part }) => !part)

/** Each file as it was checked, and where it is a page of the model, what others see of it. */
function noteFiles(
  model: SiteModel | undefined,
  { hashes }: ToCheck,
  earlier: CheckState | undefined,
): CheckRecord['files'] {
  const faces = new Map<string, string>()
  for (const { file, page } of ownPages(model)) {
    const known = earlier?.files.get(file)
    const isKnown = known !== undefined && known.face !== '' && known.hash === hashes.get(file)
    faces.set(file, isKnown ? known.face : hashOfAll(seenByOthers({ page })))
  }
  return new Map([...hashes].map(([file, hash]) => [file, { hash, face: faces.get(file) ?? '' }]))
}
