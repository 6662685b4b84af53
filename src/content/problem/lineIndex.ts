/** The lines of a text. Lines and columns count from 1, offsets from 0. A line ends with `\r\n`, `\n` or `\r`. */
export interface LineIndex {
  position(offset: number): { line: number; column: number }
  /** The start offset and text of a line without its line end; empty for a line that does not exist. */
  line(line: number): { start: number; text: string }
}

/** Creates a line index, which finds the line starts when it is first used. */
export function createLineIndex(getText: () => string): LineIndex {
  let known: readonly number[] | undefined
  const starts = () => (known ??= findLineStarts(getText()))
  return {
    position(offset) {
      const index = lastUpTo(starts(), offset)
      return { line: index + 1, column: offset - (starts()[index] ?? 0) + 1 }
    },
    line(line) {
      const text = getText()
      const start = starts()[line - 1]
      if (start === undefined) return { start: text.length, text: '' }
      let end = starts()[line] ?? text.length
      while (end > start && (text[end - 1] === '\n' || text[end - 1] === '\r')) end--
      return { start, text: text.slice(start, end) }
    },
  }
}

function findLineStarts(text: string): number[] {
  const starts = [0]
  for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length)
  return starts
}

/** The index of the last number in a sorted list that does not exceed `limit`, or 0 if all do. */
function lastUpTo(sorted: readonly number[], limit: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((sorted[middle] ?? 0) <= limit) low = middle
    else high = middle - 1
  }
  return low
}
