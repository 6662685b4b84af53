import { expandBlocks } from '../../content/blocks/expandBlocks.ts'
import { isPage, type PageRules } from '../../content/check/checkPage.ts'
import type { CompileInput } from '../../content/compileSite.ts'
import { isSameJson } from '../../content/json/isSameJson.ts'
import { countryIn } from '../../content/model/files/configFile.ts'
import { isOfTemplate, isPageFile, pageAddress } from '../../content/model/files/pageAddress.ts'
import {
  fieldsOf,
  findHeading,
  type GivenNumber,
  type ListedPrice,
  listAnchors,
  listPrices,
  type PageFields,
} from '../../content/model/pageNotes.ts'
import type { ProblemCode } from '../../content/problem/codes/problemCode.ts'
import { parseFile } from '../../content/problem/source.ts'
import type { SeenByOthers } from '../../content/resolve/seenByOthers.ts'
import { holdsForm, isForm } from '../../content/review/checkForms.ts'
import { findDependents, type PageChange } from '../../content/review/findDependents.ts'
import { listsForAll } from '../../content/review/prices/priceIndex.ts'
import { signedPrices } from '../../content/text/money/pricesIn.ts'
import { givenNumbers } from '../../content/text/numbersIn.ts'
import { readTexts } from '../../content/text/readTexts.ts'
import type { BuildInput } from '../input/readInput.ts'
import type { CheckState } from '../state/checkState.ts'

/** The inputs of a check. */
export type CheckInput = Pick<
  BuildInput,
  | 'assets'
  | 'types'
  | 'samples'
  | 'pictures'
  | 'fonts'
  | 'readAges'
  | 'readChanges'
  | 'readRevisions'
  | 'today'
  | 'readProblems'
  | 'launch'
  | 'hashes'
  | 'checkInputsHash'
> &
  Pick<CompileInput, 'sources' | 'drafts' | 'publish' | 'command'>

/** The results of an earlier check that are still valid. */
export interface Trusted {
  /** The page files whose earlier result is still valid. */
  files: ReadonlySet<string>
  /** True if other pages see no change in any page. */
  isSameToOthers: boolean
  /** True if no file has changed. */
  isUnchanged: boolean
}

/** With more changed files than this, everything is checked. */
const mostChanges = 200

/** Finds the page files whose earlier result is still valid; undefined if everything must be checked. */
export function findTrusted(input: CheckInput, earlier: CheckState): Trusted | undefined {
  const { hashes, checkInputsHash, launch, publish } = input
  // Pages of templates depend on several files.
  if ([...hashes.keys()].some(isOfTemplate)) return undefined
  const sources = expandBlocks(input.sources, input.types)
  if (launch || publish || checkInputsHash !== earlier.checkInputsHash) return undefined
  const all = new Set([...earlier.files.keys(), ...hashes.keys()])
  const changed = new Set([...all].filter((file) => earlier.files.get(file)?.hash !== hashes.get(file)))
  if (changed.size > mostChanges || ![...changed].every(isPageFile)) return undefined
  const rules = { country: countryIn(sources), types: input.types }
  const changes = [...changed].flatMap(
    (file) => changeOf(file, { isThere: hashes.has(file), textOf: sources.read, rules, earlier }) ?? [],
  )
  const unchanged = [...hashes.keys()].filter((file) => isPageFile(file) && !changed.has(file))
  const dependents = findDependents(changes, {
    unchanged,
    textOf: sources.read,
    fieldsOf: (file) => earlier.files.get(file)?.page?.fields,
  })
  if (!dependents) return undefined
  const translations = findTranslations(changes, { changed, unchanged, earlier })
  const looked = new Set([...changed, ...dependents, ...translations])
  if (looked.size > 0) addOpen(looked, earlier.problems)
  const files = new Set(unchanged.filter((file) => !looked.has(file)))
  return { files, isSameToOthers: changes.length === 0, isUnchanged: changed.size === 0 }
}

/** The originals and translations of changed pages, and of pages that a changed page starts or stops translating. */
function findTranslations(
  changes: readonly PageChange[],
  { changed, unchanged, earlier }: { changed: ReadonlySet<string>; unchanged: readonly string[]; earlier: CheckState },
): string[] {
  const translated = [
    ...changes.flatMap(({ before, after }) => [before?.[0].translates, after?.[0].translates]),
    ...[...changed].map((file) => earlier.files.get(file)?.page?.fields.translates),
  ]
  const originals = new Set([...[...changed].map(pageAddress), ...translated])
  return unchanged.filter((file) => {
    const original = earlier.files.get(file)?.page?.fields.translates
    return originals.has(pageAddress(file)) || (original !== undefined && originals.has(original))
  })
}

/**
 * Adds the files whose earlier problem may have changed: those that refer to a page that is checked again, leftovers,
 * which are more severe if the page of the other town has the same sentence, and buttons, forms and translations whose
 * fix names another form or page.
 */
function addOpen(looked: Set<string>, problems: CheckState['problems']): void {
  let size: number
  do {
    size = looked.size
    for (const { file, code, also } of problems)
      if (isPageFile(file) && (openCodes.has(code) || (also && looked.has(also.file)))) looked.add(file)
  } while (looked.size > size)
}

const openCodes: ReadonlySet<ProblemCode> = new Set([
  'leftover',
  'no-form-there',
  'form-of-other-language',
  'translated-twice',
])

interface ChangeInputs {
  isThere: boolean
  textOf(file: string): string
  rules: PageRules
  earlier: CheckState
}

/** The change of a file as other pages see it; undefined if they see no difference. */
function changeOf(file: string, { isThere, textOf, rules, earlier }: ChangeInputs): PageChange | undefined {
  const page = earlier.files.get(file)?.page
  const before: SeenByOthers | undefined = page && [page.fields, page.notes.anchors]
  const found = isThere ? seenIn(textOf(file), rules) : undefined
  const [after, hasForm] = found === 'wrong' ? [] : [found?.seen, found?.hasForm]
  const hadForm = page && holdsForm(page)
  // Other pages do not see the changes of a page with mistakes. The heading counts, because no two pages should share a
  // main heading.
  const pricesBefore = page && pricesToOthers(page.fields, page.notes.prices)
  const repriced = listedOtherwise(
    pricesBefore,
    found === 'wrong' ? [] : found && pricesToOthers(found.seen[0], found.prices),
  )
  const phones = found === 'wrong' ? [] : found?.phones
  const isRenumbered = !isSameJson(page?.notes.phones ?? [], phones ?? [])
  const isSame =
    !isRenumbered &&
    repriced.length === 0 &&
    (found === 'wrong' ||
      (isSameJson(after, before) &&
        found?.heading === page?.notes.heading &&
        (hasForm === hadForm || hadForm === undefined)))
  if (found && earlier.files.has(file) && isSame) return undefined
  return { file, before, after, isFormOther: hasForm !== hadForm, repriced, isRenumbered }
}

const pricesToOthers = (fields: PageFields, prices: readonly ListedPrice[] = []) => (listsForAll(fields) ? prices : [])

/**
 * The names and amounts of price list entries that only one of two states of a page contains. Texts of other pages can
 * repeat an amount that no list contains any more.
 */
function listedOtherwise(before: readonly ListedPrice[] = [], after: readonly ListedPrice[] = []): string[] {
  const [then, now] = [before, after].map((list) => new Set(list.map((entry) => JSON.stringify(entry))))
  const isOther = (entry: ListedPrice) => then?.has(JSON.stringify(entry)) !== now?.has(JSON.stringify(entry))
  const amountsIn = (price: string) => signedPrices(price).map(({ start, end }) => price.slice(start, end))
  return [...before, ...after].filter(isOther).flatMap(([title, price]) => [title, ...amountsIn(price)])
}

interface Seen {
  /** What other pages see of a page file. */
  seen: SeenByOthers
  heading: string | undefined
  hasForm: boolean
  prices: readonly ListedPrice[]
  phones: readonly GivenNumber[]
}

function seenIn(text: string, rules: PageRules): Seen | 'wrong' {
  const page = readFields(text)
  if (!isPage(page, rules)) return 'wrong'
  const { sections } = page
  return {
    seen: [fieldsOf(page), listAnchors(sections)],
    heading: findHeading(sections),
    hasForm: sections.some(isForm),
    prices: listPrices(sections),
    phones: givenNumbers(readTexts(page, rules.types)),
  }
}

function readFields(text: string): unknown {
  try {
    return parseFile(text)
  } catch {
    return undefined
  }
}
