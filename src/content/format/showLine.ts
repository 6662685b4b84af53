import { printable } from '../wording/phrases.ts'

interface Cell {
  shown: string
  /** Columns on the screen. */
  width: number
  /** Offsets in the line; `end` is exclusive. */
  start: number
  end: number
}

const wide =
  /^[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u
const zero = /^[\p{Mn}\p{Me}\p{Cf}]$/u

/** Splits a line into screen cells; a tab takes two columns, and a control character becomes a dot. */
function toCells(line: string, from: number, to: number): Cell[] {
  const cells: Cell[] = []
  let at = from
  for (const char of line.slice(from, to)) {
    const start = at
    at += char.length
    const shown = char === '\t' ? '  ' : printable(char)
    const width = shown === char ? columnsOf(char) : shown.length
    cells.push({ shown, width, start, end: at })
  }
  return cells
}

function columnsOf(char: string): number {
  if (zero.test(char)) return 0
  return wide.test(char) ? 2 : 1
}

const widthOf = (cells: readonly Cell[]) => cells.reduce((sum, { width }) => sum + width, 0)

/**
 * Returns a line as a terminal shows it, and `~` under its characters `start` to `end`, truncated around them to
 * `width` columns.
 */
export function showLine(line: string, start: number, end: number, width: number) {
  const last = Math.max(start + 1, Math.min(end, line.length))
  // Only the surroundings are split, because a line may be megabytes long.
  const from = Math.max(0, start - 4 * width)
  const cells = toCells(line, from, Math.min(line.length, start + 4 * width))
  const isMarked = (cell: Cell) => cell.start < last && cell.end > start
  let first = 0
  let stop = cells.length
  if (from > 0 || last > start + 4 * width || widthOf(cells) > width || stop < line.length - from) {
    const mark = cells.findIndex((cell) => cell.end > start)
    const anchor = mark < 0 ? cells.length : mark
    const markedWidth = Math.min(widthOf(cells.filter(isMarked)), width)
    const room = Math.max(10, Math.floor((width - markedWidth) / 2))
    first = anchor
    for (let used = 0; first > 0 && used < room; first--) used += cells[first - 1]?.width ?? 0
    stop = first
    for (let used = 0; stop < cells.length && used < width; stop++) used += cells[stop]?.width ?? 0
  }
  const shown = cells.slice(first, stop)
  const cutBefore = from > 0 || first > 0
  const cutAfter = (shown.at(-1)?.end ?? line.length) < line.length
  const before = widthOf(shown.filter(({ end }) => end <= start))
  const marked = Math.max(1, widthOf(shown.filter(isMarked)))
  return {
    text: `${cutBefore ? '…' : ''}${shown.map((cell) => cell.shown).join('')}${cutAfter ? '…' : ''}`.trimEnd(),
    underline: `${' '.repeat(before + (cutBefore ? 1 : 0))}${'~'.repeat(marked)}`,
  }
}
