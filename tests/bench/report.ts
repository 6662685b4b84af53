/** One line of the table: what was measured, and its budget in design.md. */
export interface Row {
  what: string
  measured: string
  /** Empty if there is no budget. */
  budget: string
  /** Whether a size exceeds its budget, which makes the command fail. Times never fail, because machines differ. */
  isOver?: boolean
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const inSeconds = (seconds: number) => `${seconds.toFixed(2)} s`
export const megabytes = (number: number) => `${Math.round(number)} MB`

/** Compares a size in bytes with its maximum. */
export function sizeRow(what: string, bytes: number, most: number): Row {
  return { what, measured: kilobytes(bytes), budget: kilobytes(most), isOver: bytes > most }
}

/** Formats rows as a Markdown table with aligned columns. */
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
