import { isSameJson } from '../json/isSameJson.ts'
import { pageAddress, pageFolder } from '../model/files/pageAddress.ts'
import type { PageFields } from '../model/pageNotes.ts'
import type { SeenByOthers } from '../resolve/seenByOthers.ts'
import type { PlaceName } from './leftovers/placeName.ts'
import { eachName, nameKey } from './leftovers/placeNames.ts'
import { spellingsOf } from './leftovers/spellings.ts'

/** A page file of which others may see something else than before. */
export interface PageChange {
  file: string
  /** Its page before and now; undefined without a page. */
  before: SeenByOthers | undefined
  after: SeenByOthers | undefined
  /** Whether it has got a form, or lost its own. */
  isFormOther?: boolean
  /** The names and amounts that its price lists have otherwise than before. */
  repriced?: readonly string[]
  /** Whether its texts give other phone numbers than before: those of all other pages are held against them. */
  isRenumbered?: boolean
}

export interface PageFiles {
  /** The files that have not changed. */
  unchanged: Iterable<string>
  textOf(file: string): string
  /** The page of such a file without its sections. */
  fieldsOf(file: string): PageFields | undefined
}

/**
 * Finds the pages whose problems may change because other pages have changed: those that link to one of these or list it,
 * and those that mention its name or a name of its town. It searches the texts of their files, which takes 0.6 s for 10,000
 * pages where checking them takes 4; so a few may be found that do not depend on the change.
 *
 * @returns their files; undefined where any page may be affected, as by a page that is about another office than before or gives
 * another phone number, or so much has changed that checking all is faster
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

/** More traces than this take longer than a check of everything: each takes 0.05 s with 10,000 pages. */
const mostTraces = 40

/** JSON may write any letter as `\u0041`, and a slash as `\/`; letters of other scripts and shapes may look Latin. */
const hidesLetters = /\\[u/]|[\u0131\u0251-\u02ff\u0370-\u1dff\u2100-\u214f\u2460-\u24ff\ufb00-\uffff]/

/** A text that every file contains which a change may affect. */
interface Trace {
  /** Undefined where that has no letters to look for. */
  pattern: RegExp | undefined
  /** A name that is no evidence of another town to a page that has it too. */
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
    // Forms are filled in with the names of services, and no other service may have them in its title.
    ...(isSameJson(namesOf(then), namesOf(now)) && then?.draft === now?.draft
      ? []
      : [...namesOf(then), ...namesOf(now)]),
    ...differing(then?.tags, now?.tags),
    // A text that tells the price of a thing names it; another may say an amount that a list has.
    ...repriced,
    // What leads to a page leads to its translation in the other language.
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

/** The tags that one of two pages has: lists choose pages by them. */
const differing = (one: readonly string[] = [], other: readonly string[] = []) => [
  ...one.filter((tag) => !other.includes(tag)),
  ...other.filter((tag) => !one.includes(tag)),
]

const isListed = (page: PageFields) => page.draft !== true && page.status !== 'hidden'

const namesOf = (page: PageFields | undefined) =>
  page === undefined || page.location ? [] : [page.name, ...(page.card?.title === undefined ? [] : [page.card.title])]

/** The ways to write a name. */
const spelled = (text: string, kind: PlaceName['kind']) => spellingsOf(text, kind).map((words) => words.join(' '))

function ownNames(page: PageFields | undefined): Set<string> {
  const names = new Set<string>()
  if (page?.location) eachName(page.location, (text) => void names.add(nameKey(text)))
  return names
}

/** Links to a page end in it, and lists name it by that. */
const lastPart = (address: string) => address.split('/').findLast((part) => part !== '') ?? ''

/** The words of a text in small letters, whatever stands between them or nothing: letters beyond ASCII too, and line breaks of JSON. */
function patternOf(texts: readonly string[], letters = (word: string) => word): RegExp | undefined {
  const patterns = texts.map((text) =>
    foldAccents(text.toLowerCase())
      .match(/[a-z0-9]+/g)
      ?.map(letters)
      .join(gap),
  )
  return patterns.includes(undefined) ? undefined : new RegExp(`(?:${patterns.join('|')})(?![a-z0-9])`)
}

/** Shorter names have no slips, see `createNearNameCheck`. */
const fewestLetters = 5

/** A name with a slip of the pen, `towsno`, of which the first letter is right, as `createNearNameCheck` finds it. */
function slipsOf(key: string): RegExp[] {
  const letters = [...key.replaceAll(' ', '')]
  if (letters.length < fewestLetters || letters.some((letter) => letter < 'a' || letter > 'z')) return []
  const rest = (from: number) => letters.slice(from).join('[ -]?')
  // Each letter is wrong, missing or doubled, has changed places with the next one, or the slip comes later.
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

/** Characters that stand inside words without making them others, as `letterOf` skips them. */
const skippedCharacters = /[\u0300-\u036f]|[\u00ad\u2060\ufeff]|[\u200b-\u200d]/g
const mayHold = /[\u00ad\u00c0-\u036f\u1e00-\u1eff\u200b-\u200d\u2060\ufeff]/

/** A text without accents, soft hyphens and joiners. */
const foldAccents = (text: string) => (mayHold.test(text) ? text.normalize('NFD').replace(skippedCharacters, '') : text)
