/**
 * Changes the text of a file and keeps the rest byte for byte: layout, order of fields, line endings, byte-order mark.
 */
import { isDeepStrictEqual } from 'node:util'
import { applyEdits } from '../../../content/fix/applyFixes.ts'
import { printJson } from '../../../content/json/printJson.ts'
import {
  cutParts,
  indentAt,
  layoutOf,
  removePart,
  removeParts,
  setValue,
  startsLine,
} from '../../../content/problem/edits.ts'
import type { Edit } from '../../../content/problem/problem.ts'
import { createSource, findNode, type Path, type Source } from '../../../content/problem/source.ts'
import { isFields } from '../../../content/schema/schema.ts'
import { alignLists } from './alignLists.ts'

/** A change that the editor requests. */
export type Change =
  /**
   * Sets a field or an entry to a value. Parts that are equal in the old and new value keep their position and layout.
   */
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }
  /** `path` ends with the index of the new entry in its list. */
  | { kind: 'insert'; path: Path; value: unknown }
  /** Moves an entry within its list. `to` is its index after the move. */
  | { kind: 'move'; path: Path; to: number }
  /** Inserts a copy of an entry after it. */
  | { kind: 'copy'; path: Path }
  /** Replaces the whole file. */
  | { kind: 'text'; text: string }

/** Returns the text after a change, or undefined if the text is not valid JSON or lacks the path. */
export function changeText(file: string, raw: string, change: Change): string | undefined {
  if (change.kind === 'text') return change.text
  const source = createSource(file, raw)
  if (!source.root()) return undefined
  if (change.kind === 'set') return setTo(file, raw, change.path, change.value)
  const edits = editsOf(source, change)
  const all = edits?.filter((edit) => edit !== undefined)
  return all && all.length > 0 && all.length === edits?.length ? applyEdits(raw, all) : undefined
}

function editsOf(source: Source, change: Exclude<Change, { kind: 'text' | 'set' }>): (Edit | undefined)[] | undefined {
  const { path } = change
  if (change.kind === 'remove') return existsAt(source, path) ? [removePart(source, path)] : undefined
  const index = path.at(-1)
  const list = findNode(source.root(), path.slice(0, -1))
  const items = list?.depth === path.length - 1 ? list.node.items : undefined
  if (!items || typeof index !== 'number') return undefined
  const place = path.slice(0, -1)
  if (change.kind === 'insert') return [insertEntry(source, place, index, (layout) => printJson(change.value, layout))]
  const entry = items[index]
  if (!entry || !list) return undefined
  const words = source.text.slice(entry.start, entry.end)
  if (change.kind === 'copy') return [insertEntry(source, place, index + 1, () => words)]
  const { to } = change
  if (!Number.isInteger(to) || to < 0 || to >= items.length || to === index) return undefined
  return [insertEntry(source, place, to > index ? to + 1 : to, () => words), ...cutParts(source, list.node, [index])]
}

const existsAt = (source: Source, path: Path) => findNode(source.root(), path)?.depth === path.length

type Layout = Parameters<typeof printJson>[1]

/** Inserts an entry in the layout of its siblings. Returns undefined if the list or the index does not exist. */
function insertEntry(source: Source, list: Path, index: number, write: (layout: Layout) => string): Edit | undefined {
  const { file } = source
  const node = findNode(source.root(), list)?.node
  const items = node?.items
  if (!node || !items || !Number.isInteger(index) || index < 0 || index > items.length) return undefined
  const layout = layoutOf(source)
  const [before, next] = [items[index - 1], items[index]]
  const beside = before ?? next
  if (!beside) {
    const outer = indentAt(source, node.start)
    const indent = `${outer}${layout.unit}`
    const words = write({ ...layout, indent, oneLine: false })
    const text = `[${layout.lineEnd}${indent}${words}${layout.lineEnd}${outer}]`
    return { file, start: node.start, end: node.end, text }
  }
  const ownLine = startsLine(source, beside.start)
  const indent = indentAt(source, beside.start)
  const gap = ownLine ? `${layout.lineEnd}${indent}` : ' '
  const words = write({ ...layout, indent, oneLine: !ownLine })
  return before
    ? { file, start: before.end, end: before.end, text: `,${gap}${words}` }
    : { file, start: beside.start, end: beside.start, text: `${words},${gap}` }
}

/** Sets the value at a path in steps; each step changes one field or entry that differs. */
function setTo(file: string, raw: string, path: Path, value: unknown): string | undefined {
  let text = raw
  for (;;) {
    const source = createSource(file, text)
    const edits = stepTo(source, path, value)
    if (edits === 'refused') return undefined
    const next = edits.length === 0 ? text : applyEdits(text, edits)
    // JSON writes -0 as 0, so the step changed nothing.
    if (next === text) return text
    text = next
  }
}

/** The edits of the next step; none if the value is already set. */
function stepTo(source: Source, path: Path, value: unknown): Edit[] | 'refused' {
  const found = findNode(source.root(), path)
  if (found?.depth !== path.length) return orRefused(setValue(source, path, value))
  const now: unknown = JSON.parse(source.text.slice(found.node.start, found.node.end))
  if (isDeepStrictEqual(now, value)) return []
  // With a duplicate key, each step would find the same difference again.
  if (isFields(now) && isFields(value) && !hasTwins(found.node.members ?? []))
    return stepFields(source, path, now, value)
  if (Array.isArray(now) && Array.isArray(value) && now.length > 0 && value.length > 0)
    return stepEntries(source, path, now, value)
  return orRefused(setValue(source, path, value))
}

const orRefused = (edit: Edit | undefined): Edit[] | 'refused' => (edit ? [edit] : 'refused')

const hasTwins = (members: readonly { key: string }[]) => new Set(members.map(({ key }) => key)).size < members.length

type Values = Readonly<Record<string, unknown>>

function stepFields(source: Source, path: Path, now: Values, value: Values): Edit[] | 'refused' {
  const names = Object.keys(value)
  const different = names.find((name) => Object.hasOwn(now, name) && !isDeepStrictEqual(now[name], value[name]))
  if (different !== undefined) return stepTo(source, [...path, different], value[different])
  const added = names.find((name) => !Object.hasOwn(now, name))
  if (added !== undefined) return orRefused(setValue(source, [...path, added], value[added]))
  return removeParts(
    source,
    path,
    Object.keys(now).filter((name) => !Object.hasOwn(value, name)),
  )
}

function stepEntries(source: Source, path: Path, now: unknown[], value: unknown[]): Edit[] | 'refused' {
  const run = alignLists(now, value).find(({ same }) => !same)
  if (!run) return []
  const { before, after } = run
  if (before.to > before.from && after.to > after.from) {
    return stepTo(source, [...path, before.from], value[after.from])
  }
  if (before.to > before.from) {
    const gone = Array.from({ length: before.to - before.from }, (_, index) => before.from + index)
    return removeParts(source, path, gone)
  }
  const written = (layout: Layout) => printJson(value[after.from], layout)
  return orRefused(insertEntry(source, path, before.from, written))
}
