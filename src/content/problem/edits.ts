/**
 * Edits that keep the layout of a file: indentation, line ends and the order of fields. All functions return undefined,
 * or no edit, if the file is not valid JSON or the path leads nowhere.
 */
import type { JsonNode } from '../json/parseTree.ts'
import { type JsonLayout, printJson } from '../json/printJson.ts'
import type { Edit } from './problem.ts'
import { findNode, type Path, type Source } from './source.ts'

/** Sets the value at `path` and adds missing objects on the way, as in `setValue(source, ['a', 'b'], 1)` on `{}`. */
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
  if (node.kind !== 'object' || typeof name !== 'string' || rest.some((step) => typeof step !== 'string'))
    return undefined
  const inner = rest.reduceRight<unknown>((nested, step) => ({ [step]: nested }), value)
  return insertField(source, node, name, inner)
}

/** Renames the field at `path`. */
export function renameField(source: Source, path: Path, name: string): Edit | undefined {
  const found = findNode(source.root(), path)
  if (!found?.member || found.depth < path.length) return undefined
  const { keyStart: start, keyEnd: end } = found.member
  return { file: source.file, start, end, text: JSON.stringify(name) }
}

/** Removes the field or list entry at `path`, with its comma and its line. */
export function removePart(source: Source, path: Path): Edit | undefined {
  const last = path.at(-1)
  return last === undefined ? undefined : removeParts(source, path.slice(0, -1), [last])[0]
}

/** Removes several fields or entries of the object or list at `path`. Separate edits would overlap. */
export function removeParts(source: Source, path: Path, parts: Path): Edit[] {
  const found = findNode(source.root(), path)
  if (found?.depth !== path.length) return []
  const { node } = found
  // A list may have many entries, and each one becomes an edit.
  if (node.items)
    return cutParts(
      source,
      node,
      parts.filter((part) => isEntryOf(node, part)),
    )
  const names = new Set(parts)
  const indices = (node.members ?? []).flatMap(({ key }, index) => (names.has(key) ? [index] : []))
  return cutParts(source, node, indices)
}

const isEntryOf = ({ items = [] }: JsonNode, part: string | number): part is number =>
  typeof part === 'number' && part in items

/**
 * Removes fields or entries by their index in an object or list, so that one of two fields with the same name can be
 * removed.
 */
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
    // The following part moves up to the start of the removed one. At the end of the list, the preceding comma goes
    // too.
    const start = next ? spanAt(node, first)?.start : spanAt(node, first - 1)?.end
    const end = next ? next.start : spanAt(node, last)?.end
    if (start !== undefined && end !== undefined) edits.push({ file, start, end, text: '' })
  }
  return edits
}

/** Appends a field to an object that does not have it yet. */
function insertField(source: Source, node: JsonNode, name: string, value: unknown): Edit {
  const { file } = source
  const { unit, lineEnd } = layoutOf(source)
  const print = (indent: string, oneLine: boolean) =>
    `${JSON.stringify(name)}: ${printJson(value, { indent, unit, lineEnd, oneLine })}`
  const last = spanAt(node, (node.members ?? []).length - 1)
  if (!last) {
    const outer = indentAt(source, node.start)
    const indent = `${outer}${unit}`
    const text = `{${lineEnd}${indent}${print(indent, false)}${lineEnd}${outer}}`
    // Replaces the whole object: two additions to an empty object would lack a comma, so they must not both apply.
    return { file, start: node.start, end: node.end, text }
  }
  const ownLine = startsLine(source, last.start)
  const indent = indentAt(source, last.start)
  const text = `,${ownLine ? `${lineEnd}${indent}` : ' '}${print(indent, !ownLine)}`
  return { file, start: last.end, end: last.end, text, appends: name }
}

/** The range of a field, including its name, or of an entry. */
function spanAt(node: JsonNode, index: number): { start: number; end: number } | undefined {
  const member = node.members?.[index]
  return member ? { start: member.keyStart, end: member.value.end } : node.items?.[index]
}

const lineAt = (source: Source, offset: number) => source.line(source.position(offset).line)

/** The whitespace at the beginning of the line that contains an offset. */
export const indentAt = (source: Source, offset: number) => /^[ \t]*/.exec(lineAt(source, offset).text)?.[0] ?? ''

/** Whether only whitespace precedes an offset on its line. */
export const startsLine = (source: Source, offset: number) =>
  lineAt(source, offset).start + indentAt(source, offset).length === offset

/** Detects the indentation and line ends of a file. Defaults: two spaces and `\n`. */
export function layoutOf(source: Source): Omit<JsonLayout, 'oneLine'> {
  const { text } = source
  const lineEnd = /\r?\n|\r/.exec(text)?.[0] ?? '\n'
  const unit = /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? '  '
  return { indent: '', unit, lineEnd }
}
