import { isDeepStrictEqual } from 'node:util'
import { createSource, findNode } from '../../../content/problem/source.ts'
import { changeText } from '../texts/changeText.ts'
import type { Conflict } from '../texts/mergeTexts.ts'

/**
 * The conflicts that remain open with this text. Where the person's change was reverted, the text takes the version
 * from disk.
 */
export function settleConflicts(file: string, text: string | undefined, conflicts: readonly Conflict[]) {
  let after = text
  const open: Conflict[] = []
  for (const conflict of conflicts) {
    const { path, before, theirs } = conflict
    const now = valueNow(file, after, path)
    if (isDeepStrictEqual(now, theirs)) continue
    const taken = isDeepStrictEqual(now, before) ? takeTheirs(file, after, { ...conflict, mine: now }) : undefined
    if (taken) after = taken.text
    // An index can point to another entry by now, so the person must look again.
    else open.push(path.some((step) => typeof step === 'number') ? conflict : { ...conflict, mine: now })
  }
  return { text: after, open }
}

/**
 * Returns the text with the other program's version of a conflict, or undefined if the person's version has changed
 * since.
 */
export function takeTheirs(file: string, now: string | undefined, { path, mine, theirs }: Conflict) {
  if (path.length === 0) return { text: typeof theirs === 'string' ? theirs : undefined }
  if (now === undefined) return undefined
  const isEntry = typeof path.at(-1) === 'number'
  if (mine !== undefined && !isDeepStrictEqual(valueAtPath(file, now, path), mine)) return undefined
  const kind = mine === undefined && isEntry ? 'insert' : 'set'
  const after = changeText(file, now, theirs === undefined ? { kind: 'remove', path } : { kind, path, value: theirs })
  return after === undefined ? undefined : { text: after }
}

/** The value at a path of a text, or the text itself if the path is empty. */
export const valueNow = (file: string, text: string | undefined, path: Conflict['path']): unknown =>
  path.length === 0 || text === undefined ? text : valueAtPath(file, text, path)

function valueAtPath(file: string, text: string, path: Conflict['path']): unknown {
  const source = createSource(file, text)
  const found = findNode(source.root(), path)
  return found?.depth === path.length ? JSON.parse(source.text.slice(found.node.start, found.node.end)) : undefined
}

/**
 * Adjusts the path of a conflict after taking their version of an earlier entry in the same list adds or removes that
 * entry.
 */
export function shiftConflict(conflict: Conflict, chosen: Conflict, keep: 'mine' | 'theirs'): Conflict {
  const place = chosen.path.length - 1
  const [index, own] = [chosen.path[place], conflict.path[place]]
  const by = keep === 'mine' ? 0 : countAdded(chosen)
  const isBehind =
    typeof index === 'number' &&
    typeof own === 'number' &&
    own >= index &&
    isSamePath(conflict.path.slice(0, place), chosen.path.slice(0, place))
  return isBehind && by !== 0 ? { ...conflict, path: conflict.path.with(place, own + by) } : conflict
}

/** The change in a list's length after taking their version of an entry. */
function countAdded({ mine, theirs }: Conflict): -1 | 0 | 1 {
  if (theirs === undefined) return -1
  return mine === undefined ? 1 : 0
}

/** Returns true if two paths are equal. */
export const isSamePath = (one: Conflict['path'], other: Conflict['path']) =>
  one.length === other.length && one.every((step, index) => step === other[index])
