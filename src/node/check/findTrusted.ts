import { isPage } from '../../content/check/checkPage.ts'
import type { CompileInput } from '../../content/compileSite.ts'
import { countryIn } from '../../content/model/configFile.ts'
import { isPageFile } from '../../content/model/pageAddress.ts'
import { fieldsOf, listAnchors, type PageFields } from '../../content/model/pageNotes.ts'
import { withoutMark } from '../../content/problem/source.ts'
import type { SeenByOthers } from '../../content/resolve/seenByOthers.ts'
import { findDependents, type PageChange } from '../../content/review/findDependents.ts'
import type { BuildInput } from '../input/readInput.ts'
import type { CheckState, KnownPages } from '../state/checkState.ts'

/** What is checked. */
export type CheckInput = Pick<
  BuildInput,
  'sources' | 'assets' | 'pictures' | 'readAges' | 'readProblems' | 'launch' | 'hashes' | 'setting'
> &
  Pick<CompileInput, 'drafts' | 'command'>

/** Which results of an earlier check still hold. */
export interface Trusted {
  /** The page files whose earlier verdict holds. */
  files: ReadonlySet<string>
  /** What is known of all pages of the earlier check. */
  known: KnownPages
  /** Whether every page is to others what it was. */
  isSameToOthers: boolean
}

/** More changed files than this are checked like a new site. */
const fewChanges = 200

/** Finds the page files whose earlier result still holds; undefined where everything has to be checked. */
export function findTrusted(input: CheckInput, earlier: CheckState): Trusted | undefined {
  const { hashes, setting, sources, launch } = input
  if (launch || setting !== earlier.setting) return undefined
  const changed = new Set(
    [...new Set([...earlier.files.keys(), ...hashes.keys()])].filter(
      (file) => earlier.files.get(file)?.hash !== hashes.get(file),
    ),
  )
  if (changed.size > fewChanges || ![...changed].every(isPageFile)) return undefined
  const known = earlier.readKnown()
  if (!known) return undefined
  const country = countryIn(sources)
  const changes = [...changed].flatMap((file) => changeOf(file, { input, country, earlier, known }) ?? [])
  const unchanged = [...hashes.keys()].filter((file) => isPageFile(file) && !changed.has(file))
  const dependents = findDependents(changes, {
    unchanged,
    textOf: sources.read,
    fieldsOf: (file) => known.pages.get(file)?.fields,
  })
  if (!dependents) return undefined
  const looked = new Set([...changed, ...dependents])
  if (looked.size > 0) addOpen(looked, earlier.problems)
  const files = new Set(unchanged.filter((file) => !looked.has(file)))
  return { files, known, isSameToOthers: changes.length === 0 }
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
  input: CheckInput
  country: string
  earlier: CheckState
  known: KnownPages
}

/** How a changed file differs for other pages; undefined where they see no difference. */
function changeOf(file: string, { input, country, earlier, known }: ChangeInputs): PageChange | undefined {
  const page = known.pages.get(file)
  const before: SeenByOthers | undefined = page && [page.fields, page.notes.anchors]
  const after = input.hashes.has(file) ? seenIn(input.sources.read(file), country) : undefined
  // While a page is wrong, nobody sees its change.
  if (after && earlier.files.has(file) && (after === noPage || JSON.stringify(after) === JSON.stringify(before)))
    return undefined
  return { file, before, after }
}

const noPage: SeenByOthers = [{} as PageFields, []]

/** What others see of a page file; nothing where it is wrong by itself. */
function seenIn(text: string, country: string): SeenByOthers {
  const page = readFields(text)
  return isPage(page, country) ? [fieldsOf(page), listAnchors(page.sections)] : noPage
}

function readFields(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text))
  } catch {
    return undefined
  }
}
