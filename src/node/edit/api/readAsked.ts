/** Reads request bodies. It refuses every other shape before it reaches the files. */
import { type Fields, isFields } from '../../../content/schema/schema.ts'
import type { Block, Change, Path, Run } from '../protocol.ts'
import type { Places } from '../server/createPlaces.ts'
import { Refusal } from '../server/serveEditor.ts'
import type { FileEdit } from '../session/openEditing.ts'

/** The longest text of a file, in UTF-16 code units: no page has 2 million. */
export const longestText = 2_000_000
/** The most steps of a path; page files have eight at most. */
const longestPath = 40
/** The most edits of one request. */
const mostEdits = 200

/** A text of a request. Throws a Refusal if it is missing, not a string, or longer than `most`. */
export function readText(body: Fields, name: string, most = longestText): string {
  const text = Object.hasOwn(body, name) ? body[name] : undefined
  if (typeof text !== 'string') throw new Refusal(`The request lacks the text "${name}".`)
  if (text.length > most) throw new Refusal(`The text "${name}" of the request is too long.`, 413)
  return text
}

/** A text that can be missing. */
export const readOptional = (body: Fields, name: string, most = 200): string | undefined =>
  Object.hasOwn(body, name) && body[name] !== undefined ? readText(body, name, most) : undefined

/** The name of a file that the editor can access. Throws a Refusal for others. */
export function readFile(body: Fields, places: Places): string {
  const file = readText(body, 'file', 1000)
  const why = places.judge(file)
  if (why !== undefined) throw new Refusal(`${why} Nothing was changed.`)
  return file
}

/** The names of such files, or undefined if the request names none. */
export function readFiles(body: Fields, places: Places): string[] | undefined {
  const files = Object.hasOwn(body, 'files') ? body.files : undefined
  if (files === undefined) return undefined
  if (!Array.isArray(files) || files.length > 10_000) throw new Refusal('The request names its files in another way.')
  return files.map((file: unknown) => readFile({ file }, places))
}

/** A path in a file: names and indexes. Throws a Refusal for anything else. */
export function readPath(value: unknown): Path {
  const isStep = (step: unknown): step is string | number =>
    (typeof step === 'string' && step.length <= 200) || (Number.isSafeInteger(step) && Number(step) >= 0)
  if (!Array.isArray(value) || value.length > longestPath || !value.every(isStep))
    throw new Refusal('The request names no place in a file.')
  return value
}

/** The edits of a request, each of a file that the editor can access. Throws a Refusal for anything else. */
export function readEdits(body: Fields, places: Places): FileEdit[] {
  const edits = Object.hasOwn(body, 'edits') ? body.edits : undefined
  if (!Array.isArray(edits) || edits.length === 0 || edits.length > mostEdits)
    throw new Refusal('The request holds no edits, or too many.')
  return edits.map((edit: unknown) => {
    if (!isFields(edit) || !isFields(edit.change)) throw new Refusal('The request holds an edit of another shape.')
    return { file: readFile(edit, places), change: readChange(edit.change) }
  })
}

/** The blocks of a text that was edited on the page. Throws a Refusal for anything else. */
export function readBlocks(blocks: unknown): Block[] {
  if (!Array.isArray(blocks) || blocks.length > 2000) throw new Refusal('The request holds no text.')
  return blocks.map((block: unknown) => {
    if (!isFields(block) || !Array.isArray(block.runs)) throw new Refusal('The request holds no text.')
    const { kind } = block
    return { kind: kind === 'ul' || kind === 'ol' ? kind : 'p', runs: block.runs.map(readRun) }
  })
}

function readRun(run: unknown): Run {
  if (!isFields(run)) throw new Refusal('The request holds no text.')
  const { bold, italic } = run
  const href = readOptional(run, 'href', 2000)
  return {
    text: readText(run, 'text'),
    ...(bold === true && { bold }),
    ...(italic === true && { italic }),
    ...(href !== undefined && { href }),
  }
}

function readChange(change: Fields): Change {
  const { kind, value, to } = change
  if (kind === 'text') return { kind, text: readText(change, 'text') }
  const path = readPath(change.path)
  if (kind === 'remove' || kind === 'copy') return { kind, path }
  if (kind === 'move') {
    if (!Number.isSafeInteger(to) || Number(to) < 0) throw new Refusal('The request does not say where to.')
    return { kind, path, to: Number(to) }
  }
  if (kind !== 'set' && kind !== 'insert') throw new Refusal('The editor knows no such change.')
  if (value === undefined) throw new Refusal('The request holds no value.')
  if (path.length === 0 && !isFields(value)) throw new Refusal('A file is one block.')
  return { kind, path, value }
}
