import { pageAddress, pageFolder } from '../model/pageAddress.ts'
import type { PageFields } from '../model/pageNotes.ts'
import type { SeenByOthers } from '../resolve/seenByOthers.ts'
import { eachName } from './placeNames.ts'

/** A page file of which others may see something else than before. */
export interface PageChange {
  file: string
  /** Its page before and now; undefined without a page. */
  before: SeenByOthers | undefined
  after: SeenByOthers | undefined
}

export interface PageFiles {
  /** Those that have not changed. */
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
 * @returns their files; undefined where any page may be affected, or so much has changed that checking all is faster
 */
export function findDependents(changes: readonly PageChange[], files: PageFiles): ReadonlySet<string> | undefined {
  const unchanged = [...files.unchanged]
  const folders = new Set(unchanged.map(pageFolder))
  const traces = changes.flatMap((change) => tracesOf(change, folders))
  if (traces.length > mostTraces || traces.some(({ pattern }) => !pattern)) return undefined
  if (traces.length === 0) return new Set()
  const isFound = (file: string) => {
    const text = files.textOf(file)
    const small = text.toLowerCase()
    const met = traces.filter(({ pattern }) => pattern?.test(small))
    const owned = met.length > 0 ? ownNames(files.fieldsOf(file)) : new Set()
    return hidesLetters.test(text) || met.some(({ own }) => own === undefined || !owned.has(own))
  }
  return new Set(unchanged.filter(isFound))
}

/** More traces than this take longer than a check of everything: each takes 0.05 s with 10,000 pages. */
const mostTraces = 40

/** JSON may write any letter as `\u0041`, and a slash as `\/`. */
const hidesLetters = /\\[u/]/

/** A text that every file contains which a change may affect. */
interface Trace {
  /** Undefined where that has no letters to look for. */
  pattern: RegExp | undefined
  /** A name that is no sign of another town to a page that has it too. */
  own?: string
}

function tracesOf({ file, before, after }: PageChange, folders: ReadonlySet<string>): Trace[] {
  const [[then, anchorsThen], [now, anchors]] = [before ?? [], after ?? []]
  const isThere = then && now
  const isSameTarget = isThere && then.draft === now.draft && isSame(anchorsThen, anchors)
  const isSameTown = isSame([then?.name, then?.location], [now?.name, now?.location])
  const general = new Set([
    ...(isSameTarget ? [] : [lastPart(pageAddress(file))]),
    ...(isThere || folders.has(pageFolder(file)) ? [] : [lastPart(pageFolder(file))]),
  ])
  const own = new Set<string>()
  for (const page of isSameTown ? [] : [then, now]) {
    if (!page?.location) continue
    general.add(page.name)
    eachName(page.location, (text, kind) => void (kind === 'city' ? general : own).add(text))
  }
  const spellings = new Set([...general].map((text) => text.toLowerCase()))
  return [
    ...[...spellings].map((text) => ({ pattern: patternOf(text) })),
    ...[...own].map((text) => ({ pattern: patternOf(text), own: text })),
  ]
}

function ownNames(page: PageFields | undefined): Set<string> {
  const names = new Set<string>()
  if (page?.location) eachName(page.location, (text) => void names.add(text))
  return names
}

/** Links to a page end in it, and lists name it by that. */
const lastPart = (address: string) => address.split('/').findLast((part) => part !== '') ?? ''

/** The words of a text in small letters, whatever stands between them: letters beyond ASCII too, and line breaks of JSON. */
function patternOf(text: string): RegExp | undefined {
  const words = text.toLowerCase().match(/[a-z0-9]+/g)
  return words ? new RegExp(`${words.join('(?:\\\\[bfnrt]|[^a-z0-9])+')}(?![a-z0-9])`) : undefined
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
