import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { count } from '../wording/phrases.ts'
import type { ProsePart } from './markdown.ts'

type Text = Pick<TextField, 'path' | 'value'>

/** Finds sub-headings of a level that texts do not support, and table rows with more cells than visitors would see. */
export function checkProse({ path, value }: Text, parts: readonly ProsePart[]): Mistake[] {
  return parts.flatMap((part) => {
    const { start, end } = part
    if (part.kind === 'table') return findLongRows(value.slice(start, end), start, part.columns).map(longRow(path))
    if (part.level === 2 || part.level === 3) return []
    const at = start + value.slice(start).search(/#/)
    const meant = part.level === 1 ? '##' : '###'
    return [
      {
        path,
        span: { start: at, end: at + part.level },
        code: 'heading-level',
        message:
          part.level === 1
            ? 'One "#" makes the main heading of a page, and its hero has that.'
            : `Sub-headings have two signs, and those below them three, not ${part.level}.`,
        fix: `Write "${meant}".`,
        replacement: meant,
      },
    ]
  })
}

interface Row {
  start: number
  end: number
  cells: number
  columns: number
}

function findLongRows(table: string, offset: number, columns: number): Row[] {
  return matchesOf(/[^\n]+/g, table).flatMap(({ 0: line, index }) => {
    const row = line
      .trim()
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '')
    const cells = row.split(/(?<!\\)\|/).length
    const start = offset + index + line.length - line.trimStart().length
    return cells > columns ? [{ start, end: start + line.trim().length, cells, columns }] : []
  })
}

const longRow =
  (path: Text['path']) =>
  ({ start, end, cells, columns }: Row): Mistake => ({
    path,
    span: { start, end },
    code: 'row-too-long',
    message: `This row has ${count(cells, 'cell', 'cells')}, and the first row ${count(columns, 'column', 'columns')}: visitors would not see the last.`,
    fix: 'Give the first row as many, or delete what is too much. A bar within a cell is written \\\\|.',
  })
