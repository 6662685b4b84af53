/** Texts that are put together from files, such as a page with the sections of its blocks; each character knows where it was written. */
import { type Edit, isError, type Place, type Problem } from './problem.ts'

/** A run of characters of a composed text. Runs follow each other without gaps. */
interface Run {
  start: number
  end: number
  /** Where it was written. */
  from: Place
  /** Whether it stands there letter by letter; otherwise it stands in the place of what is there. */
  isCopy: boolean
}

export interface ComposedText {
  text: string
  runs: readonly Run[]
}

/** The characters of a place in a file. */
export const copyOf = (file: { file: string; text: string }, start: number, end: number): ComposedText => {
  const from = { file: file.file, start, end }
  return { text: file.text.slice(start, end), runs: [{ start: 0, end: end - start, from, isCopy: true }] }
}

/** Other characters in the place of those of a file. */
export const insteadOf = (from: Place, text: string): ComposedText => ({
  text,
  runs: [{ start: 0, end: text.length, from, isCopy: false }],
})

/** Puts texts behind each other. */
export function join(parts: readonly ComposedText[]): ComposedText {
  let length = 0
  const runs = parts.flatMap(({ text, runs }) => {
    const from = length
    length += text.length
    return runs.map((run) => ({ ...run, start: from + run.start, end: from + run.end }))
  })
  return { text: parts.map(({ text }) => text).join(''), runs }
}

/** The characters `start` to `end` of a composed text. */
export function slice({ text, runs }: ComposedText, start: number, end: number): ComposedText {
  const cut = runs.flatMap((run): Run[] => {
    const [first, last] = [Math.max(run.start, start), Math.min(run.end, end)]
    if (first >= last) return []
    const from = run.isCopy ? placeInRun(run, first, last) : run.from
    return [{ ...run, start: first - start, end: last - start, from }]
  })
  return { text: text.slice(start, end), runs: cut }
}

/** The composed text that a file is read as; undefined for one that is read as it is written. */
export type ComposedFiles = (file: string) => ComposedText | undefined

/**
 * A problem of composed files at the place where it was written. A place that goes on in another file ends where its own
 * run does. Edits are dropped where they do not change the file of the problem, letter by letter.
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

/** The first of two problems at one place, as severe as the worse of them. */
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

/** Where all that stands between two quotation marks was written, if that is one place behind another quotation mark. */
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
