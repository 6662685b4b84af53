import type { Edit, Problem, Texts } from '../problem/problem.ts'
import { sortProblems } from '../problem/sortProblems.ts'

/** A replaced piece of text; `start` and `end` are the range of the new text in the new file. */
export interface AppliedEdit {
  file: string
  start: number
  end: number
  /** The old text; empty for an addition. */
  before: string
  /** The new text; empty for a deletion. */
  after: string
}

export interface Fix {
  problem: Problem
  changes: AppliedEdit[]
}

interface AppliedFixes {
  /** All texts, including unchanged ones. Byte-order marks are kept. */
  sources: Texts
  fixed: Fix[]
  /** Problems whose edits overlap those of another problem, in file order. */
  waiting: Problem[]
}

/**
 * Applies the edits of problems in one pass. The texts must be those in which the problems were found. The edits of a
 * problem are applied together or not at all. If two problems overlap, the one that comes first in the file order wins.
 */
export function applyFixes(sources: Texts, problems: readonly Problem[]): AppliedFixes {
  const taken = new Map<string, Taken>()
  const chosen: Problem[] = []
  const waiting: Problem[] = []
  for (const problem of sortProblems(problems)) {
    const edits = problem.edits ?? []
    if (edits.length === 0) continue
    const fits = edits.every((edit) => Object.hasOwn(sources, edit.file)) && !edits.some((edit) => meets(taken, edit))
    if (!fits) {
      waiting.push(problem)
      continue
    }
    chosen.push(problem)
    for (const edit of edits) take(taken, edit)
  }
  const texts: Record<string, string> = { ...sources }
  const changes = new Map<Edit, AppliedEdit>()
  for (const [file, { edits }] of taken) texts[file] = applyEdits(sources[file] ?? '', edits, changes)
  const fixed = chosen.map((problem) => ({
    problem,
    changes: (problem.edits ?? []).flatMap((edit) => changes.get(edit) ?? []),
  }))
  return { sources: texts, fixed, waiting }
}

/** Moves earlier fixes to their places after later ones. Omits changes that a later fix replaced. */
export function moveChanges(earlier: readonly Fix[], later: readonly Fix[]): Fix[] {
  const edits = new Map<string, Edit[]>()
  for (const edit of later.flatMap(({ problem }) => problem.edits ?? [])) {
    const others = edits.get(edit.file)
    if (others) others.push(edit)
    else edits.set(edit.file, [edit])
  }
  if (edits.size === 0) return [...earlier]
  const rows = new Map([...edits].map(([file, list]) => [file, rowOf(list)]))
  const move = (change: AppliedEdit): AppliedEdit[] => {
    const row = rows.get(change.file)
    if (!row) return [change]
    if (change.start < change.end && (row[countUpTo(row, 'start', change.start) - 1]?.reach ?? -1) >= change.end)
      return []
    const shift = row[countUpTo(row, 'end', change.start) - 1]?.shift ?? 0
    return [shift === 0 ? change : { ...change, start: change.start + shift, end: change.end + shift }]
  }
  const moved = earlier.map((fix) => ({ ...fix, changes: fix.changes.flatMap(move) }))
  return moved.filter(({ changes }) => changes.length > 0)
}

/** An edit of a file, whose edits do not overlap. */
interface Placed {
  start: number
  end: number
  /** The largest end offset of the edits up to this one. */
  reach: number
  /** The change in length up to and including this edit, which shifts the text after it. */
  shift: number
}

/** Sorts the edits of a file and removes duplicates: an edit that two problems share was applied once. */
function rowOf(edits: readonly Edit[]): Placed[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  const seen = new Set<string>()
  let [reach, shift] = [0, 0]
  return sorted.flatMap(({ start, end, text }) => {
    const key = `${start}\0${end}\0${text}`
    if (seen.has(key)) return []
    seen.add(key)
    reach = Math.max(reach, end)
    shift += text.length - (end - start)
    return [{ start, end, reach, shift }]
  })
}

/** Counts the edits that start, or end, at or before an offset. Both offsets increase along the row. */
function countUpTo(row: readonly Placed[], side: 'start' | 'end', offset: number): number {
  let [low, high] = [0, row.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((row[middle]?.[side] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

/** The edits of one file that will be applied. */
interface Taken {
  edits: Edit[]
  /** The largest end offset: an edit that starts behind it overlaps none. */
  end: number
  /** The offset of the last insertion. */
  addition: number
}

function meets(taken: ReadonlyMap<string, Taken>, edit: Edit): boolean {
  const others = taken.get(edit.file)
  if (!others || edit.start > others.end) return false
  if (edit.start === others.end && edit.start < edit.end && others.addition < edit.start) return false
  return others.edits.some((other) => {
    // Two problems may share an edit.
    if (other.start === edit.start && other.end === edit.end && other.text === edit.text) return false
    const isRow = other.start === edit.start && other.appends !== undefined && edit.appends !== undefined
    if (isRow) return other.appends === edit.appends
    const isAddition = edit.start === edit.end || other.start === other.end
    return isAddition
      ? edit.start <= other.end && other.start <= edit.end
      : edit.start < other.end && other.start < edit.end
  })
}

function take(taken: Map<string, Taken>, edit: Edit): void {
  const others = taken.get(edit.file) ?? { edits: [], end: -1, addition: -1 }
  others.edits.push(edit)
  others.end = Math.max(others.end, edit.end)
  if (edit.start === edit.end) others.addition = Math.max(others.addition, edit.start)
  taken.set(edit.file, others)
}

/**
 * Applies edits that do not overlap. Offsets exclude the byte-order mark, which is kept.
 *
 * @param changes receives what each edit replaced
 */
export function applyEdits(raw: string, edits: readonly Edit[], changes = new Map<Edit, AppliedEdit>()): string {
  const mark = raw.startsWith('\ufeff') ? '\ufeff' : ''
  const text = raw.slice(mark.length)
  let result = ''
  let at = 0
  let last: Edit | undefined
  // The sort is stable, so insertions at the same offset keep their order.
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const isRepeated = last && last.start === edit.start && last.end === edit.end && last.text === edit.text
    if (isRepeated) continue
    last = edit
    const { file, start, end, text: after } = edit
    result += text.slice(at, start)
    changes.set(edit, {
      file,
      start: result.length,
      end: result.length + after.length,
      before: text.slice(start, end),
      after,
    })
    result += after
    at = end
  }
  return mark + result + text.slice(at)
}
