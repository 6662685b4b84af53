import { isDeepStrictEqual } from 'node:util'
import type { Page } from '../../schemas/index.ts'
import {
  type CheckMemory,
  type Compiled,
  type CompileInput,
  compileSite,
  sortProblems,
} from '../content/compileSite.ts'
import type { Problem } from '../content/problem.ts'
import { type Fields, isFields } from '../content/schema.ts'
import { type SeenByOthers, seenByOthers } from '../content/seenByOthers.ts'
import type { SiteModel, SitePage } from '../content/siteModel.ts'
import { withoutMark } from '../content/source.ts'
import { type Anchor, fieldsOf, listAnchors, notesOf, openUnread } from '../content/unreadPage.ts'
import { hashOfAll } from './cache.ts'
import type { CheckState, KnownPages, NewCheck } from './checkState.ts'
import type { BuildInput } from './readInput.ts'

/** What is checked. */
export type ToCheck = Pick<
  BuildInput,
  'sources' | 'assets' | 'pictures' | 'readAges' | 'readProblems' | 'launch' | 'hashes' | 'setting'
> &
  Pick<CompileInput, 'drafts'>

/** What a check leaves for the next one, beside the problems it has found. */
export type CheckRecord = Omit<NewCheck, 'problems'>

/** What each page is recognised by as far as other pages see it, by file. */
export type Faces = CheckState['files']

/** More changed files than this are checked like a new site. */
const fewChanges = 200

/**
 * Checks a site. Where only texts of a few pages have changed since a check that found no error, these alone are held
 * against all others. An error within one of them comes to what was found before; as soon as that finds anything else, or
 * what was found may depend on them, everything is checked.
 *
 * @returns `memory` is what the next check may be given as its earlier one
 */
export function checkInput(input: ToCheck, earlier: CheckState | undefined): Compiled & { memory: CheckRecord } {
  const { setting } = input
  const conclude = (compiled: Compiled, known: NewCheck['known']) => {
    const memory = { setting, files: noteFiles(compiled.model, input, earlier), known }
    return { ...compiled, memory }
  }
  const trusted = earlier && findTrusted(input, earlier)
  const known = trusted && earlier?.readKnown()
  if (earlier && trusted && known) {
    const sketches = new Map(known.sketches)
    const pages = openPages(trusted, known.pages, input.sources)
    const { problems, model } = compileSite({ ...input, holdsPages: false, memory: { trusted: pages, sketches } })
    if (model && problems.length === 0) {
      const looked = ownPages(model).filter(({ file }) => !trusted.has(file))
      const isKnown = looked.every(({ file, page }) =>
        isDeepStrictEqual(known.pages.get(file)?.words, notesOf(page).words),
      )
      const noted = isKnown ? { sketches } : { sketches, pages: notePages(model) }
      return conclude({ model, problems: earlier.problems }, noted)
    }
    if (!model && problems.every(isWithin(trusted)))
      return conclude({ problems: sortProblems([...earlier.problems, ...problems]) }, { sketches })
  }
  const sketches: CheckMemory['sketches'] = new Map()
  const compiled = compileSite({ ...input, holdsPages: false, memory: { trusted: new Map(), sketches } })
  return conclude(compiled, { sketches, pages: notePages(compiled.model) })
}

/** Whether a problem is one of a changed page alone, so that no other page may have one for the same reason. */
const isWithin =
  (trusted: ReadonlySet<string>) =>
  ({ file, also }: Problem): boolean =>
    file.startsWith('pages/') && !trusted.has(file) && (also === undefined || also.file === file)

const notePages = (model: SiteModel | undefined): KnownPages['pages'] =>
  new Map(ownPages(model).map(({ file, page }) => [file, { fields: fieldsOf(page), ...notesOf(page) }]))

/** The files whose earlier verdict holds; undefined where none of them may be relied on. */
function findTrusted(input: ToCheck, earlier: CheckState): ReadonlySet<string> | undefined {
  const { hashes, setting, sources, launch } = input
  if (launch || setting !== earlier.setting || earlier.files.size !== hashes.size) return undefined
  const changed = new Set<string>()
  for (const [file, hash] of hashes) {
    const known = earlier.files.get(file)
    if (!known) return undefined
    if (known.hash === hash) continue
    const face = file.startsWith('pages/') ? faceOfText(sources[file] ?? '') : 'another'
    // What is no page has an error, which nobody sees the face of.
    if (face !== undefined && face !== known.face) return undefined
    changed.add(file)
  }
  // A leftover is worse where the other page has the same sentence; and what names a changed page may be mended by it.
  const isTouched = earlier.problems.some(
    ({ file, code, also }) => code === 'leftover' || changed.has(file) || (also && changed.has(also.file)),
  )
  if (isTouched || changed.size > fewChanges) return undefined
  return new Set([...hashes.keys()].filter((file) => file.startsWith('pages/') && !changed.has(file)))
}

/** The pages of files that are known, of which no more is read than is asked for. */
function openPages(
  trusted: ReadonlySet<string>,
  pages: KnownPages['pages'],
  sources: ToCheck['sources'],
): CheckMemory['trusted'] {
  const read = (file: string): Page => {
    const known = pages.get(file)
    const text = () => withoutMark(sources[file] ?? '')
    return known ? openUnread(known, text) : (JSON.parse(text()) as Page)
  }
  return new Map([...trusted].map((file) => [file, read(file)]))
}

function readFields(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text))
  } catch {
    return undefined
  }
}

const ownPages = (model: SiteModel | undefined): SitePage[] =>
  [...(model?.pages.values() ?? [])].filter(({ part }) => !part)

const faceOf = (seen: SeenByOthers | readonly [Fields, readonly Anchor[]]): string => hashOfAll(seen)

/** The same of a page file that was not checked; undefined where it is none. */
function faceOfText(text: string): string | undefined {
  const page = readFields(text)
  if (!isFields(page) || !Array.isArray(page.sections)) return undefined
  const { sections, ...fields } = page
  return faceOf([fields, listAnchors(sections)])
}

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
    faces.set(file, isKnown ? known.face : faceOf(seenByOthers({ page })))
  }
  return new Map([...hashes].map(([file, hash]) => [file, { hash, face: faces.get(file) ?? '' }]))
}
