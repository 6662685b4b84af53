import type { FontTables } from './readWoff2.ts'

/** Preferred table formats: all of Unicode, or its first 65,536 characters (OpenType, `cmap`, formats 12 and 4). */
const formats = [12, 4]

/** Creates the function that returns the glyph of a code point; 0 if the font lacks it. */
export function readLetters(tables: FontTables): (letter: number) => number {
  const cmap = tables.get('cmap')
  if (!cmap) return () => 0
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const [format, start] =
    formats
      .map((format) => [format, starts.find((at) => cmap.readUInt16BE(at) === format)] as const)
      .find(([, at]) => at !== undefined) ?? []
  if (start === undefined) return () => 0
  return format === 12 ? (letter) => inGroups(cmap, start, letter) : (letter) => inSegments(cmap, start, letter)
}

function inGroups(cmap: Buffer, start: number, letter: number): number {
  for (let at = start + 16, left = cmap.readUInt32BE(start + 12); left > 0; at += 12, left--) {
    const [first, last] = [cmap.readUInt32BE(at), cmap.readUInt32BE(at + 4)]
    if (first <= letter && letter <= last) return cmap.readUInt32BE(at + 8) + letter - first
  }
  return 0
}

function inSegments(cmap: Buffer, start: number, letter: number): number {
  const bytes = cmap.readUInt16BE(start + 6)
  // Four arrays: end codes, after a padding field start codes, deltas, and offsets of glyph lists.
  const [lasts, firsts] = [start + 14, start + 16 + bytes]
  for (let at = 0; at < bytes; at += 2) {
    if (letter > cmap.readUInt16BE(lasts + at)) continue
    const first = cmap.readUInt16BE(firsts + at)
    if (letter < first) return 0
    const difference = cmap.readInt16BE(firsts + bytes + at)
    const list = firsts + bytes * 2 + at
    const offset = cmap.readUInt16BE(list)
    if (offset === 0) return (letter + difference) & 0xffff
    const glyph = cmap.readUInt16BE(list + offset + (letter - first) * 2)
    return glyph === 0 ? 0 : (glyph + difference) & 0xffff
  }
  return 0
}
