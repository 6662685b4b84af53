/**
 * Texts composed from several files, such as a page with the sections of its blocks. Each character maps to where it
 * was written.
 */
import { type Edit, isError, type Place, type Problem } from './problem.ts'

/** A run of characters of a composed text. Runs are contiguous. */
interface Run {
  start: number
  end: number
  /** The range in the file that the characters come from. */
  from: Place
  /** Whether the run copies its source range verbatim; otherwise it replaces the text of that range. */
  isCopy: boolean
}

export interface ComposedText {
  text: string
  runs: readonly Run[]
}

/** Copies the characters `start` to `end` of a file into a composed text. */
export const copyOf = (file: { file: string; text: string }, start: number, end: number): ComposedText => {
  const from = { file: file.file, start, end }
  return { text: file.text.slice(start, end), runs: [{ start: 0, end: end - start, from, isCopy: true }] }
}

/** A composed text that replaces the range `from` of a file with other characters. */
export const insteadOf = (from: Place, text: string): ComposedText => ({
  text,
  runs: [{ start: 0, end: text.length, from, isCopy: false }],
})

/** Concatenates composed texts. */
export function join(parts: readonly ComposedText[]): ComposedText {
  let length = 0
  const runs = parts.flatMap(({ text, runs }) => {
    const from = length
    length += text.length
    return runs.map((run) => ({ ...run, start: from + run.start, end: from + run.end }))
  })
  return { text: parts.map(({ text }) => text).join(''), runs }
}

/** Returns the characters `start` to `end` of a composed text. */
export function slice({ text, runs }: ComposedText, start: number, end: number): ComposedText {
  const cut = runs.flatMap((run): Run[] => {
    const [first, last] = [Math.max(run.start, start), Math.min(run.end, end)]
    if (first >= last) return []
    const from = run.isCopy ? placeInRun(run, first, last) : run.from
    return [{ ...run, start: first - start, end: last - start, from }]
  })
  return { text: text.slice(start, end), runs: cut }
}

/** Returns the composed text of a file, or undefined if the file is read as it is written. */
type ComposedFiles = (file: string) => ComposedText | undefined

/**
 * Moves a problem from composed texts to the files where the text was written. A range that continues in another file
 * ends where its own run ends. Edits are dropped if any of them would not change a verbatim copy from the problem's
 * file.
 */
export function moveProblem(problem: Problem, composed: ComposedFiles): Problem {
  const { edits, also, more, ...rest } = problem
  const place = movePlace(problem, composed)
  const moved = edits?.flatMap((edit) => {
    const inFile = moveEdit(edit, composed)
    return inFile && (edit.file !== problem.file || inFile.file === place.file) ? [inFile] : []
  })
  return {
    ...rest,
    ...place,
    ...(moved && moved.length === edits?.length && { edits: moved }),
    ...(also && { also: { ...also, ...movePlace(also, composed) } }),
    ...(more && { more: more.map((each) => movePlace(each, composed)) }),
  }
}

/** Returns the first of two problems at one place, or gives it the other's severity if that one is an error. */
export const worse = (first: Problem, other: Problem): Problem =>
  isError(other) ? { ...first, severity: other.severity } : first

function moveEdit(edit: Edit, composed: ComposedFiles): Edit | undefined {
  const runs = composed(edit.file)?.runs
  if (!runs) return edit
  const run = runAt(runs, edit.start)
  return run.isCopy && edit.end <= run.end ? { ...edit, ...placeInRun(run, edit.start, edit.end) } : undefined
}

function movePlace({ file, start, end }: Place, composed: ComposedFiles): Place {
  const whole = composed(file)
  if (!whole) return { file, start, end }
  const { runs } = whole
  const quoted = placeInQuotes(whole, start, end)
  if (quoted) return quoted
  const first = runAt(runs, start)
  const begin = placeInRun(first, start, Math.min(end, first.end))
  if (end <= first.end) return begin
  const last = runAt(runs, end - 1)
  const isBack = last.from.file === first.from.file && last.from.start >= begin.start
  return { ...begin, end: isBack ? placeInRun(last, last.start, end).end : first.from.end }
}

/** Finds where the content of a quoted string was written, if all of it comes from one verbatim run. */
function placeInQuotes({ text, runs }: ComposedText, start: number, end: number): Place | undefined {
  if (end - start < 3 || text[start] !== '"' || text[end - 1] !== '"') return undefined
  const inner = runAt(runs, start + 1)
  const isOne = inner.isCopy && inner.start === start + 1 && inner.end === end - 1
  return isOne ? inner.from : undefined
}

function placeInRun({ start: origin, from, isCopy }: Run, start: number, end: number): Place {
  if (!isCopy) return from
  const moved = (offset: number) => from.start + offset - origin
  return { file: from.file, start: moved(start), end: moved(end) }
}

function runAt(runs: readonly Run[], offset: number): Run {
  const found = runs.find(({ end }) => offset < end) ?? runs.at(-1)
  if (!found) throw new Error('Bug in the builder: a text is composed of nothing.')
  return found
}
