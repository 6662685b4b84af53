import { expandBlocks } from '../../content/blocks/expandBlocks.ts'
import { isPage } from '../../content/check/checkPage.ts'
import type { CompileInput } from '../../content/compileSite.ts'
import { countryIn } from '../../content/model/files/configFile.ts'
import { isOfTemplate, isPageFile } from '../../content/model/files/pageAddress.ts'
import { fieldsOf, findHeading, listAnchors } from '../../content/model/pageNotes.ts'
import { withoutByteOrderMark } from '../../content/problem/source.ts'
import type { SeenByOthers } from '../../content/resolve/seenByOthers.ts'
import { findDependents, type PageChange } from '../../content/review/findDependents.ts'
import type { BuildInput } from '../input/readInput.ts'
import type { CheckState } from '../state/checkState.ts'

/** What is checked. */
export type CheckInput = Pick<
  BuildInput,
  | 'sources'
  | 'assets'
  | 'samples'
  | 'pictures'
  | 'fonts'
  | 'readAges'
  | 'readChanges'
  | 'today'
  | 'readProblems'
  | 'launch'
  | 'hashes'
  | 'checkInputsHash'
> &
  Pick<CompileInput, 'drafts' | 'publish' | 'command'>

/** Which results of an earlier check still hold. */
export interface Trusted {
  /** The page files whose earlier verdict holds. */
  files: ReadonlySet<string>
  /** Whether every page is to others what it was. */
  isSameToOthers: boolean
  /** Whether no file has changed. */
  isUnchanged: boolean
}

/** More changed files than this are checked like a new site. */
const mostChanges = 200

/** Finds the page files whose earlier result still holds; undefined where everything has to be checked. */
export function findTrusted(input: CheckInput, earlier: CheckState): Trusted | undefined {
  const { hashes, checkInputsHash, launch, publish } = input
  // What a template makes depends on several files.
  if ([...hashes.keys()].some(isOfTemplate)) return undefined
  const sources = expandBlocks(input.sources)
  if (launch || publish || checkInputsHash !== earlier.checkInputsHash) return undefined
  const all = new Set([...earlier.files.keys(), ...hashes.keys()])
  const changed = new Set([...all].filter((file) => earlier.files.get(file)?.hash !== hashes.get(file)))
  if (changed.size > mostChanges || ![...changed].every(isPageFile)) return undefined
  const country = countryIn(sources)
  const changes = [...changed].flatMap(
    (file) => changeOf(file, { isThere: hashes.has(file), textOf: sources.read, country, earlier }) ?? [],
  )
  const unchanged = [...hashes.keys()].filter((file) => isPageFile(file) && !changed.has(file))
  const dependents = findDependents(changes, {
    unchanged,
    textOf: sources.read,
    fieldsOf: (file) => earlier.files.get(file)?.page?.fields,
  })
  if (!dependents) return undefined
  const looked = new Set([...changed, ...dependents])
  if (looked.size > 0) addOpen(looked, earlier.problems)
  const files = new Set(unchanged.filter((file) => !looked.has(file)))
  return { files, isSameToOthers: changes.length === 0, isUnchanged: changed.size === 0 }
}

/**
 * Adds the files whose earlier problem may have changed: those that refer to a page that is checked again, and leftovers,
 * which are graver where the other town's page has the same sentence.
 */
function addOpen(looked: Set<string>, problems: CheckState['problems']): void {
  let size: number
  do {
    size = looked.size
    for (const { file, code, also } of problems)
      if (isPageFile(file) && (code === 'leftover' || (also && looked.has(also.file)))) looked.add(file)
  } while (looked.size > size)
}

interface ChangeInputs {
  isThere: boolean
  textOf(file: string): string
  country: string
  earlier: CheckState
}

/** How a changed file differs for other pages; undefined where they see no difference. */
function changeOf(file: string, { isThere, textOf, country, earlier }: ChangeInputs): PageChange | undefined {
  const page = earlier.files.get(file)?.page
  const before: SeenByOthers | undefined = page && [page.fields, page.notes.anchors]
  const found = isThere ? seenIn(textOf(file), country) : undefined
  const after = found === 'wrong' ? undefined : found?.seen
  // Other pages do not see the change of a wrong page; no two are to have one main heading.
  const isSame =
    found === 'wrong' || (JSON.stringify(after) === JSON.stringify(before) && found?.heading === page?.notes.heading)
  if (found && earlier.files.has(file) && isSame) return undefined
  return { file, before, after }
}

/** What others see of a page file, and its main heading. */
function seenIn(text: string, country: string): { seen: SeenByOthers; heading: string | undefined } | 'wrong' {
  const page = readFields(text)
  if (!isPage(page, country)) return 'wrong'
  return { seen: [fieldsOf(page), listAnchors(page.sections)], heading: findHeading(page.sections) }
}

function readFields(text: string): unknown {
  try {
    return JSON.parse(withoutByteOrderMark(text))
  } catch {
    return undefined
  }
}
