import type { Edit, Problem, Texts } from '../problem/problem.ts'
import { sortProblems } from '../problem/sortProblems.ts'

/** A piece of text that a fix replaced; `start` and `end` are the place of the new text in the new file. */
export interface Change {
  file: string
  start: number
  end: number
  /** The text that was there; empty for an addition. */
  before: string
  /** The text that is there now; empty for a deletion. */
  after: string
}

export interface Fix {
  problem: Problem
  changes: Change[]
}

export interface AppliedFixes {
  /** All texts, those without a change included; a byte-order mark stays. */
  sources: Texts
  fixed: Fix[]
  /** Problems whose edits overlap those of another one, in the order of the files. */
  waiting: Problem[]
}

/**
 * Applies the edits of problems, in one pass, to the texts in which they were found. The edits of a problem are applied
 * together or not at all; where those of two problems overlap, the problem with the first place wins.
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
  const changes = new Map<Edit, Change>()
  for (const [file, { edits }] of taken) texts[file] = applyEdits(sources[file] ?? '', edits, changes)
  const fixed = chosen.map((problem) => ({
    problem,
    changes: (problem.edits ?? []).flatMap((edit) => changes.get(edit) ?? []),
  }))
  return { sources: texts, fixed, waiting }
}

/** Earlier fixes with their places after later ones; a change that a later fix has replaced is left out. */
export function moveChanges(earlier: readonly Fix[], later: readonly Fix[]): Fix[] {
  const edits = new Map<string, Edit[]>()
  for (const edit of later.flatMap(({ problem }) => problem.edits ?? [])) {
    const others = edits.get(edit.file)
    if (others) others.push(edit)
    else edits.set(edit.file, [edit])
  }
  if (edits.size === 0) return [...earlier]
  const rows = new Map([...edits].map(([file, list]) => [file, rowOf(list)]))
  const move = (change: Change): Change[] => {
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

/** An edit among those of its file, which do not overlap. */
interface Placed {
  start: number
  end: number
  /** Where the last of the edits up to this one ends. */
  reach: number
  /** By how much they move what follows. */
  shift: number
}

/** The edits of a file in their order, each once: one that two problems share was made once. */
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

/** How many edits begin, or end, up to an offset: both grow along the row. */
function countUpTo(row: readonly Placed[], side: 'start' | 'end', offset: number): number {
  let [low, high] = [0, row.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((row[middle]?.[side] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

/** The edits of one file that are to be applied. */
interface Taken {
  edits: Edit[]
  /** Where the last of them ends: an edit that begins behind it overlaps none. */
  end: number
  /** Offset of the last addition. */
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
 * The text after some edits that do not overlap; offsets count without a byte-order mark, which stays.
 *
 * @param changes gets what each edit replaced
 */
export function applyEdits(raw: string, edits: readonly Edit[], changes = new Map<Edit, Change>()): string {
  const mark = raw.startsWith('\ufeff') ? '\ufeff' : ''
  const text = raw.slice(mark.length)
  let result = ''
  let at = 0
  let last: Edit | undefined
  // A stable sort: additions at one place keep their order.
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
