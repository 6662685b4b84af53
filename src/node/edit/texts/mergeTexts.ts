import { isDeepStrictEqual } from 'node:util'
import { createSource, type Path } from '../../../content/problem/source.ts'
import { readJson } from '../../../content/read/readJson.ts'
import { type Fields, isFields } from '../../../content/schema/schema.ts'
import { alignLists, type Run } from './alignLists.ts'
import { changeText } from './changeText.ts'

/**
 * A field that two sides changed in different ways. Undefined stands for a removed field or entry. An empty path stands
 * for the whole file, whose versions are texts.
 */
export interface Conflict {
  path: Path
  before: unknown
  mine: unknown
  theirs: unknown
}

interface Merge {
  /** The changes of both sides; in a conflict, those of `mine`. */
  text: string
  conflicts: Conflict[]
}

interface Versions {
  before: string
  mine: string
  theirs: string
}

/**
 * Merges two versions of a file with a common ancestor, field by field, in the layout of `theirs`. If one of the three
 * is not valid JSON and both sides changed, the whole file is one conflict.
 */
export function mergeTexts(file: string, { before, mine, theirs }: Versions): Merge {
  if (mine === before || mine === theirs) return { text: theirs, conflicts: [] }
  if (theirs === before) return { text: mine, conflicts: [] }
  const values = [before, mine, theirs].map((text) => readValue(file, text))
  if (values.includes(unreadable)) return wholeConflict({ before, mine, theirs })
  const [first, own, other] = values
  const conflicts: Conflict[] = []
  const merged = mergeValues({ before: first, mine: own, theirs: other }, [], conflicts)
  const text = changeText(file, theirs, { kind: 'set', path: [], value: merged })
  const isWhole = text === undefined || conflicts.some(({ path }) => path.length === 0)
  return isWhole ? wholeConflict({ before, mine, theirs }) : { text, conflicts }
}

/**
 * Like `mergeTexts`, with undefined for a file that does not exist. A file that only one side deleted, or that both
 * created, is a conflict.
 */
export function mergeFiles(
  file: string,
  { before, mine, theirs }: { [name in keyof Versions]: string | undefined },
): { text: string | undefined; conflicts: Conflict[] } {
  if (mine === before || mine === theirs) return { text: theirs, conflicts: [] }
  if (before === undefined || mine === undefined || theirs === undefined)
    return { text: mine, conflicts: [{ path: [], before, mine, theirs }] }
  return mergeTexts(file, { before, mine, theirs })
}

const wholeConflict = ({ before, mine, theirs }: Versions): Merge => ({
  text: mine,
  conflicts: [{ path: [], before, mine, theirs }],
})

const unreadable = Symbol('no JSON')

function readValue(file: string, text: string): unknown {
  const { problems, value } = readJson(createSource(file, text))
  return problems.length > 0 ? unreadable : value
}

interface Values {
  before: unknown
  mine: unknown
  theirs: unknown
}

function mergeValues({ before, mine, theirs }: Values, path: Path, conflicts: Conflict[]): unknown {
  if (isDeepStrictEqual(mine, before) || isDeepStrictEqual(mine, theirs)) return theirs
  if (isDeepStrictEqual(theirs, before)) return mine
  // Both sides can have added the same object.
  if ((before === undefined || isFields(before)) && isFields(mine) && isFields(theirs))
    return mergeFields({ before: before ?? {}, mine, theirs }, path, conflicts)
  if (Array.isArray(before) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists({ before, mine, theirs }, path, conflicts)
  conflicts.push({ path, before, mine, theirs })
  return mine
}

interface FieldValues {
  before: Fields
  mine: Fields
  theirs: Fields
}

function mergeFields({ before, mine, theirs }: FieldValues, path: Path, conflicts: Conflict[]): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const own = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)
  const merged = [...names].map((name) => {
    const values = { before: own(before, name), mine: own(mine, name), theirs: own(theirs, name) }
    return [name, mergeValues(values, [...path, name], conflicts)] as const
  })
  // `fromEntries` creates own properties for all names, including `__proto__`.
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

interface Lists {
  before: unknown[]
  mine: unknown[]
  theirs: unknown[]
}

/** What became of the entries of a list: the new value of each, and the entries added before it. */
interface Fate {
  /** By index; undefined for a removed entry. */
  entries: (unknown | undefined)[]
  /** Added entries, by the index of the entry that they precede. */
  added: unknown[][]
}

function mergeLists({ before, mine, theirs }: Lists, path: Path, conflicts: Conflict[]): unknown[] {
  const [own, other] = [fateOf(before, mine), fateOf(before, theirs)]
  const merged: unknown[] = []
  for (let index = 0; index <= before.length; index++) {
    const [added, others] = [own.added[index] ?? [], other.added[index] ?? []]
    merged.push(...others, ...(isDeepStrictEqual(added, others) ? [] : added))
    if (index === before.length) break
    const values = { before: before[index], mine: own.entries[index], theirs: other.entries[index] }
    // The index in the merged list, which is what the person sees.
    const value = mergeValues(values, [...path, merged.length], conflicts)
    if (value !== undefined) merged.push(value)
  }
  return merged
}

function fateOf(before: readonly unknown[], after: readonly unknown[]): Fate {
  const fate: Fate = {
    entries: new Array(before.length).fill(undefined),
    added: Array.from({ length: before.length + 1 }, () => []),
  }
  for (const run of alignLists(before, after)) takeRun(fate, run, after)
  return fate
}

function takeRun(fate: Fate, { before, after }: Run, values: readonly unknown[]): void {
  const size = Math.min(before.to - before.from, after.to - after.from)
  for (let index = 0; index < size; index++) fate.entries[before.from + index] = values[after.from + index]
  const rest = values.slice(after.from + size, after.to)
  fate.added[before.from + size]?.push(...rest)
}
