import { isSameJson } from '../json/isSameJson.ts'
import { pageAddress, pageFolder } from '../model/files/pageAddress.ts'
import type { PageFields } from '../model/pageNotes.ts'
import type { SeenByOthers } from '../resolve/seenByOthers.ts'
import type { PlaceName } from './leftovers/placeName.ts'
import { eachName, nameKey } from './leftovers/placeNames.ts'
import { spellingsOf } from './leftovers/spellings.ts'

/** A page file whose change may affect other pages. */
export interface PageChange {
  file: string
  /** The page before and after the change; undefined without a page. */
  before: SeenByOthers | undefined
  after: SeenByOthers | undefined
  /** Whether the page gained or lost a form. */
  isFormOther?: boolean
  /** The names and amounts that changed in its price lists. */
  repriced?: readonly string[]
  /**
   * Whether its texts contain other phone numbers than before. The numbers of all other pages are compared with them.
   */
  isRenumbered?: boolean
}

interface PageFiles {
  /** The files that have not changed. */
  unchanged: Iterable<string>
  textOf(file: string): string
  /** Returns the page of such a file without its sections. */
  fieldsOf(file: string): PageFields | undefined
}

/**
 * Finds the pages whose problems may change because other pages have changed: pages that link to a changed page or list
 * it, and pages that mention its name or a name of its town. Searches the texts of their files. For 10,000 pages this
 * takes 0.6 s, while checking them takes 4 s. The result may include a few pages that do not depend on the change.
 *
 * @returns the files of these pages; undefined if any page may be affected, for example because a page has another
 *   office than before or another phone number, or if so much has changed that checking all pages is faster
 */
export function findDependents(changes: readonly PageChange[], files: PageFiles): ReadonlySet<string> | undefined {
  if (changes.some(({ before, after }) => before?.[0].branch !== after?.[0].branch)) return undefined
  if (changes.some(({ isRenumbered }) => isRenumbered)) return undefined
  const unchanged = [...files.unchanged]
  const folders = new Set(unchanged.map(pageFolder))
  const traces = changes.flatMap((change) => tracesOf(change, folders))
  if (traces.length > mostTraces || traces.some(({ pattern }) => !pattern)) return undefined
  if (traces.length === 0) return new Set()
  const isFound = (file: string) => {
    const text = files.textOf(file)
    const small = foldAccents(text.toLowerCase())
    const met = traces.filter(({ pattern }) => pattern?.test(small))
    const owned = met.length > 0 ? ownNames(files.fieldsOf(file)) : new Set()
    return hidesLetters.test(text) || met.some(({ own }) => own === undefined || !owned.has(own))
  }
  return new Set(unchanged.filter(isFound))
}

/**
 * With more traces than this, the search takes longer than checking everything: each trace takes 0.05 s for 10,000
 * pages.
 */
const mostTraces = 40

/**
 * JSON can encode any letter as `\u0041` and a slash as `\/`. Letters of other scripts and styles can look like Latin
 * ones.
 */
const hidesLetters = /\\[u/]|[\u0131\u0251-\u02ff\u0370-\u1dff\u2100-\u214f\u2460-\u24ff\ufb00-\uffff]/

/** A text that every file affected by a change contains. */
interface Trace {
  /** Undefined if the text has no letters to search for. */
  pattern: RegExp | undefined
  /** A name that a page also has for its own town, so that it does not point to another town there. */
  own?: string
}

function tracesOf(
  { file, before, after, isFormOther, repriced = [] }: PageChange,
  folders: ReadonlySet<string>,
): Trace[] {
  const [[then, anchorsThen], [now, anchors]] = [before ?? [], after ?? []]
  const isThere = then && now
  const isSameTarget = isThere && !isFormOther && then.draft === now.draft && isSameJson(anchorsThen, anchors)
  const isSameTown = isSameJson([then?.name, then?.location], [now?.name, now?.location])
  const general = new Set([
    ...(isSameTarget && isSameTown ? [] : [lastPart(pageAddress(file))]),
    ...((isThere && isListed(then) === isListed(now)) || folders.has(pageFolder(file))
      ? []
      : [lastPart(pageFolder(file))]),
    // Forms are prefilled with names of services, which the titles of other services must not contain.
    ...(isSameJson(namesOf(then), namesOf(now)) && then?.draft === now?.draft
      ? []
      : [...namesOf(then), ...namesOf(now)]),
    ...differing(then?.tags, now?.tags),
    // A text with the price of a thing contains its name. Another text may contain an amount that a list has.
    ...repriced,
    // Links to a page lead to its translation in the other language.
    ...(then?.translates === now?.translates
      ? []
      : [then, now].flatMap((page) => page?.translates ?? []).map(lastPart)),
  ])
  const cities = new Map<string, string>()
  const own = new Map<string, { text: string; kind: PlaceName['kind'] }>()
  for (const page of isSameTown ? [] : [then, now]) {
    if (!page?.location) continue
    general.add(page.name)
    eachName(page.location, (text, kind) => {
      if (kind === 'city') cities.set(nameKey(text), text)
      else own.set(nameKey(text), { text, kind })
    })
  }
  const texts = new Set([...general].map((text) => text.toLowerCase()))
  return [
    ...[...texts].map((text) => ({ pattern: patternOf([text]) })),
    ...[...cities.values()].map((text) => ({ pattern: patternOf([text, ...spelled(text, 'city')], inPieces) })),
    ...[...cities.keys()].flatMap(slipsOf).map((pattern) => ({ pattern })),
    ...[...own].map(([key, { text, kind }]) => ({ pattern: patternOf([text, ...spelled(text, kind)]), own: key })),
  ]
}

/** Returns the tags that only one of two pages has. Lists select pages by tags. */
const differing = (one: readonly string[] = [], other: readonly string[] = []) => [
  ...one.filter((tag) => !other.includes(tag)),
  ...other.filter((tag) => !one.includes(tag)),
]

const isListed = (page: PageFields) => page.draft !== true && page.status !== 'hidden'

const namesOf = (page: PageFields | undefined) =>
  page === undefined || page.location ? [] : [page.name, ...(page.card?.title === undefined ? [] : [page.card.title])]

/** Returns the spellings of a name. */
const spelled = (text: string, kind: PlaceName['kind']) => spellingsOf(text, kind).map((words) => words.join(' '))

function ownNames(page: PageFields | undefined): Set<string> {
  const names = new Set<string>()
  if (page?.location) eachName(page.location, (text) => void names.add(nameKey(text)))
  return names
}

/** Links to a page end with this part, and lists select a folder by it. */
const lastPart = (address: string) => address.split('/').findLast((part) => part !== '') ?? ''

/**
 * Returns a pattern for the words of texts in lower case, with anything but letters and digits between them: also
 * non-ASCII letters and line breaks of JSON.
 */
function patternOf(texts: readonly string[], letters = (word: string) => word): RegExp | undefined {
  const patterns = texts.map((text) =>
    foldAccents(text.toLowerCase())
      .match(/[a-z0-9]+/g)
      ?.map(letters)
      .join(gap),
  )
  return patterns.includes(undefined) ? undefined : new RegExp(`(?:${patterns.join('|')})(?![a-z0-9])`)
}

/** `createNearNameCheck` does not look for typos in shorter names. */
const fewestLetters = 5

/**
 * Returns patterns for a name with a typo, such as `towsno`, in which the first letter is correct, as
 * `createNearNameCheck` finds it.
 */
function slipsOf(key: string): RegExp[] {
  const letters = [...key.replaceAll(' ', '')]
  if (letters.length < fewestLetters || letters.some((letter) => letter < 'a' || letter > 'z')) return []
  const rest = (from: number) => letters.slice(from).join('[ -]?')
  // Each letter is wrong, missing, doubled or swapped with the next one, or the typo comes later.
  const pattern = letters.reduceRight(
    (later, letter, at) =>
      at === 0 ? letter + later : `(?:.{0,2}${rest(at + 1)}|..${rest(at + 2)}|${letter}[ -]?${later})`,
    '',
  )
  return [new RegExp(`(?<![a-z])${pattern}(?![a-z])`)]
}

/** `tow-son` and `t o w s o n`, which `readingsOf` reads as one word. */
const inPieces = (word: string) => [...word].join('[^a-z0-9"]{0,3}')

const gap = '(?:\\\\[bfnrt]|[^a-z0-9])*'

/** Characters inside words that do not change them, as `letterOf` skips them. */
const skippedCharacters = /[\u0300-\u036f]|[\u00ad\u2060\ufeff]|[\u200b-\u200d]/g
const mayHold = /[\u00ad\u00c0-\u036f\u1e00-\u1eff\u200b-\u200d\u2060\ufeff]/

/** Removes accents, soft hyphens and joiners. */
const foldAccents = (text: string) => (mayHold.test(text) ? text.normalize('NFD').replace(skippedCharacters, '') : text)
