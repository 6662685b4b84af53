/**
 * Edits that keep a file as its writer laid it out: indentation, line ends and the order of fields stay. All of them give
 * undefined, or no edit, where the file is not JSON or the path leads nowhere.
 */
import type { JsonNode } from '../json/parseTree.ts'
import { type JsonLayout, printJson } from '../json/printJson.ts'
import type { Edit } from './problem.ts'
import { findNode, type Path, type Source } from './source.ts'

/** A field to write: its name and its value as JavaScript has it, not as JSON text. */
export interface NewField {
  name: string
  value: unknown
  /** Whether it becomes the first field of its block. Default: the last. */
  first?: boolean
}

/** Adds a field to the block at `path`; `[]` is the file's own block. The block must not have the field yet. */
export function insertField(source: Source, path: Path, { name, value, first }: NewField): Edit | undefined {
  const block = nodeAt(source, path)
  if (block?.kind !== 'object') return undefined
  return insertPart({ source, node: block, name, value, first })
}

/** Adds an entry at the end of the list at `path`, or as its first. */
export function insertEntry(source: Source, path: Path, { value, first }: Omit<NewField, 'name'>): Edit | undefined {
  const list = nodeAt(source, path)
  if (list?.kind !== 'array') return undefined
  return insertPart({ source, node: list, value, first })
}

/** Writes another value at `path`. What is missing on the way there is added: `setValue(s, ['a', 'b'], 1)` in `{}`. */
export function setValue(source: Source, path: Path, value: unknown): Edit | undefined {
  const found = findNode(source.root(), path)
  if (!found) return undefined
  const { node, member, depth } = found
  if (depth === path.length) {
    const isFilled = spanAt(node, 0) !== undefined
    const oneLine = isFilled
      ? source.position(node.start).line === source.position(node.end).line
      : !startsLine(source, member?.keyStart ?? node.start)
    const layout = { ...layoutOf(source), indent: indentAt(source, node.start), oneLine }
    return { file: source.file, start: node.start, end: node.end, text: printJson(value, layout) }
  }
  const [name, ...rest] = path.slice(depth)
  if (typeof name !== 'string' || rest.some((step) => typeof step !== 'string')) return undefined
  const inner = rest.reduceRight<unknown>((nested, step) => ({ [step]: nested }), value)
  return insertField(source, path.slice(0, depth), { name, value: inner })
}

/** Gives the field at `path` another name. */
export function renameField(source: Source, path: Path, name: string): Edit | undefined {
  const found = findNode(source.root(), path)
  if (!found?.member || found.depth < path.length) return undefined
  const { keyStart: start, keyEnd: end } = found.member
  return { file: source.file, start, end, text: JSON.stringify(name) }
}

/** Removes the field at `path` with its comma and its line. */
export const removeField = (source: Source, path: Path): Edit | undefined => removeAt(source, path)

/** Removes the entry of a list at `path` with its comma and its line. */
export const removeEntry = (source: Source, path: Path): Edit | undefined => removeAt(source, path)

function removeAt(source: Source, path: Path): Edit | undefined {
  const last = path.at(-1)
  return last === undefined ? undefined : removeParts(source, path.slice(0, -1), [last])[0]
}

/** Removes several fields, or several entries, of the block or list at `path`; edits made one by one would overlap. */
export function removeParts(source: Source, path: Path, parts: readonly (string | number)[]): Edit[] {
  const node = nodeAt(source, path)
  if (!node) return []
  const wanted = (part: string | number) => parts.includes(part)
  const indices = (node.members ?? node.items ?? []).flatMap((_, index) =>
    wanted(node.members ? (node.members[index]?.key ?? index) : index) ? [index] : [],
  )
  return cutParts(source, node, indices)
}

/** Removes fields or entries by their place in a block or list, so that one of two fields of the same name can go. */
export function cutParts(source: Source, node: JsonNode, indices: readonly number[]): Edit[] {
  const { file } = source
  const gone = [...new Set(indices)].sort((a, b) => a - b)
  const size = (node.members ?? node.items ?? []).length
  if (gone.length > 0 && gone.length === size) return [{ file, start: node.start + 1, end: node.end - 1, text: '' }]
  const edits: Edit[] = []
  for (let at = 0; at < gone.length; at++) {
    const first = gone[at] ?? 0
    while (gone[at + 1] === (gone[at] ?? 0) + 1) at++
    const last = gone[at] ?? first
    const next = spanAt(node, last + 1)
    // What follows moves up to where the removed part began; at the end, the comma before it goes.
    const start = next ? spanAt(node, first)?.start : spanAt(node, first - 1)?.end
    const end = next ? next.start : spanAt(node, last)?.end
    if (start !== undefined && end !== undefined) edits.push({ file, start, end, text: '' })
  }
  return edits
}

interface Part {
  source: Source
  node: JsonNode
  /** None for an entry of a list. */
  name?: string
  value: unknown
  first?: boolean | undefined
}

function insertPart({ source, node, name, value, first = false }: Part): Edit {
  const { file } = source
  const { unit, lineEnd } = layoutOf(source)
  const print = (indent: string, oneLine: boolean) => {
    const text = printJson(value, { indent, unit, lineEnd, oneLine })
    return name === undefined ? text : `${JSON.stringify(name)}: ${text}`
  }
  const neighbour = spanAt(node, first ? 0 : (node.members ?? node.items ?? []).length - 1)
  if (!neighbour) {
    const outer = indentAt(source, node.start)
    const indent = `${outer}${unit}`
    const [open, close] = name === undefined ? '[]' : '{}'
    const text = `${open}${lineEnd}${indent}${print(indent, false)}${lineEnd}${outer}${close}`
    // The whole block: two additions to an empty one lack the comma between them, so they must not be made at once.
    return { file, start: node.start, end: node.end, text }
  }
  const ownLine = startsLine(source, neighbour.start)
  const indent = indentAt(source, neighbour.start)
  const gap = ownLine ? `${lineEnd}${indent}` : ' '
  const text = print(indent, !ownLine)
  return first
    ? { file, start: neighbour.start, end: neighbour.start, text: `${text},${gap}` }
    : { file, start: neighbour.end, end: neighbour.end, text: `,${gap}${text}`, appends: name ?? text }
}

function nodeAt(source: Source, path: Path): JsonNode | undefined {
  const found = findNode(source.root(), path)
  return found?.depth === path.length ? found.node : undefined
}

/** Where a field, its name included, or an entry stands. */
function spanAt(node: JsonNode, index: number): { start: number; end: number } | undefined {
  const member = node.members?.[index]
  return member ? { start: member.keyStart, end: member.value.end } : node.items?.[index]
}

const lineAt = (source: Source, offset: number) => source.line(source.position(offset).line)
const indentAt = (source: Source, offset: number) => /^[ \t]*/.exec(lineAt(source, offset).text)?.[0] ?? ''
const startsLine = (source: Source, offset: number) =>
  lineAt(source, offset).start + indentAt(source, offset).length === offset
/** The indentation and the line ends that a file uses; two spaces and `\n` where it shows none. */
function layoutOf(source: Source): Omit<JsonLayout, 'oneLine'> {
  const { text } = source
  const lineEnd = /\r?\n|\r/.exec(text)?.[0] ?? '\n'
  const unit = /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? '  '
  return { indent: '', unit, lineEnd }
}
