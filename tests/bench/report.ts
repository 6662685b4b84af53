/** One line of the table: what was measured, and the budget of design.md that it is held against. */
export interface Row {
  what: string
  measured: string
  /** Empty where nothing is promised. */
  budget: string
  /** Whether a size is past its budget: then the command fails. Times are told, not judged, as machines differ. */
  isOver?: boolean
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const inSeconds = (seconds: number) => `${seconds.toFixed(2)} s`
export const megabytes = (number: number) => `${Math.round(number)} MB`

/** A size in bytes against the most it may be. */
export function sizeRow(what: string, bytes: number, most: number): Row {
  return { what, measured: kilobytes(bytes), budget: kilobytes(most), isOver: bytes > most }
}

/** Rows as a Markdown table, its columns of even width. */
export function formatTable(title: string, rows: readonly Row[]): string {
  const cells = [
    ['what', title, 'budget'],
    ...rows.map(({ what, measured, budget, isOver }) => [what, measured, isOver ? `${budget}, MISSED` : budget]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line), ''].join('\n')
}
