import type { JsonNode } from '../json/parseTree.ts'
import { indentAt, layoutOf, removePart, startsLine } from './edits.ts'
import type { Edit } from './problem.ts'
import { findNode, type Path, type Source } from './source.ts'

/** Moves a list entry to the end of another list. Its text stays the same except for the indentation. */
export function moveToList(source: Source, from: Path, list: Path): (Edit | undefined)[] {
  const [part, target] = [findNode(source.root(), from), findNode(source.root(), list)]
  const items = target?.node.items
  if (part?.depth !== from.length || target?.depth !== list.length || !items) return [undefined]
  return [addEntry(source, target.node, [part.node], items.at(-1)), removePart(source, from)]
}

/** Moves a list entry behind an entry of an enclosing list. */
export function moveBehind(source: Source, from: Path, entry: Path): (Edit | undefined)[] {
  const [part, before] = [findNode(source.root(), from), findNode(source.root(), entry)]
  const list = findNode(source.root(), entry.slice(0, -1))
  if (part?.depth !== from.length || before?.depth !== entry.length || !list) return [undefined]
  return [addEntry(source, list.node, [part.node], before.node), removePart(source, from)]
}

type Span = Pick<JsonNode, 'start' | 'end'>

/**
 * Adds objects, copied from elsewhere in the text, behind an entry of a list, or as the first entries of an empty list.
 */
export function addEntry(source: Source, list: Span, parts: readonly Span[], last: Span | undefined): Edit {
  const { text, file } = source
  const outer = indentAt(source, list.start)
  const ownLine = last === undefined || startsLine(source, last.start)
  const { lineEnd, unit } = layoutOf(source)
  const indent = last ? indentAt(source, last.start) : `${outer}${unit}`
  const gap = ownLine ? `${lineEnd}${indent}` : ' '
  const written = parts.map(({ start, end }) => indented(text.slice(start, end), indentAt(source, start), indent))
  if (!last)
    return {
      file,
      start: list.start + 1,
      end: list.end - 1,
      text: `${gap}${written.join(`,${gap}`)}${lineEnd}${outer}`,
    }
  return { file, start: last.end, end: last.end, text: written.map((words) => `,${gap}${words}`).join('') }
}

/** Replaces the indentation `before` with `after` on all lines of a piece of a file but the first. */
const indented = (words: string, before: string, after: string): string =>
  before === after
    ? words
    : words.replace(
        /(\r\n|\n|\r)([ \t]*)/g,
        (_, lineEnd: string, own: string) =>
          `${lineEnd}${own.startsWith(before) ? `${after}${own.slice(before.length)}` : own}`,
      )

/** Copies a field from elsewhere in the file to the end of an object, with its text as it is written. */
export function moveField(source: Source, from: Path, block: Path): Edit | undefined {
  const [part, target] = [findNode(source.root(), from), findNode(source.root(), block)]
  const members = target?.node.members
  const last = members?.at(-1)
  if (!part?.member || part.depth !== from.length || target?.depth !== block.length || !last) return undefined
  const { keyStart, value, key } = part.member
  const ownLine = startsLine(source, last.keyStart)
  const indent = indentAt(source, last.keyStart)
  const gap = ownLine ? `${layoutOf(source).lineEnd}${indent}` : ' '
  const words = indented(source.text.slice(keyStart, value.end), indentAt(source, keyStart), indent)
  return { file: source.file, start: last.value.end, end: last.value.end, text: `,${gap}${words}`, appends: key }
}
