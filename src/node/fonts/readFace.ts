import type { FontFace } from '../../content/model/files/fontFile.ts'
import { type Cut, createAdvances, need, readAxes } from './readAdvances.ts'
import { readLetters } from './readLetters.ts'
import type { FontTables } from './readWoff2.ts'

/**
 * The frequency of unaccented letters and the space per thousand characters of English, French, Spanish and German
 * texts. They determine the average line width.
 */
const frequencies: Readonly<Record<string, number>> = {
  ' ': 165,
  e: 115,
  a: 68,
  n: 62,
  s: 59,
  i: 62,
  r: 57,
  t: 62,
  o: 49,
  l: 38,
  u: 37,
  d: 36,
  c: 26,
  m: 23,
  h: 28,
  p: 19,
  g: 16,
  b: 11,
  f: 12,
  v: 11,
  w: 10,
  y: 9,
  q: 5,
  k: 6,
  j: 3,
  x: 2,
  z: 4,
}

/** The instances that pages use: headings are bold and about 40 px high, texts 17 px. */
const cuts = { heading: { wght: 700, opsz: 40 }, text: { wght: 400, opsz: 17 } } as const satisfies Record<string, Cut>

const half = 500

/**
 * Reads the metrics of a font that pages need.
 *
 * @throws if tables are missing or damaged
 */
export function readFace(tables: FontTables): FontFace {
  const unit = need(tables, 'head').readUInt16BE(18)
  const os2 = need(tables, 'OS/2')
  const glyphOf = readLetters(tables)
  const weight = readAxes(tables).find(({ tag }) => tag === 'wght')
  const usual = os2.readUInt16BE(4)
  const selection = os2.readUInt16BE(62)
  const family = familyOf(tables)
  const inEms = (units: number) => units / unit
  // If the font sets this flag, the typographic metrics apply (OpenType, OS/2 fsSelection, bit 7).
  const [ascent, descent] =
    selection & 0x80
      ? [os2.readInt16BE(68), os2.readInt16BE(70)]
      : [need(tables, 'hhea').readInt16BE(4), need(tables, 'hhea').readInt16BE(6)]
  const widthOf = (cut: Cut) => inEms(meanWidth(createAdvances(tables, cut), glyphOf))
  const nought = glyphOf(0x30)
  const digitOf = (cut: Cut) => inEms(createAdvances(tables, cut)(nought))
  return {
    family,
    weights: weight
      ? { least: Math.round(weight.least), most: Math.round(weight.most) }
      : { least: usual, most: usual },
    isItalic: (selection & 1) === 1,
    hasSerifs: hasSerifs(os2, family),
    isRestricted: (os2.readUInt16BE(8) & 0x0f) === 2,
    ascent: inEms(ascent),
    descent: inEms(-descent),
    width: drawsMost(glyphOf) ? { heading: widthOf(cuts.heading), text: widthOf(cuts.text) } : undefined,
    digit: nought === 0 ? undefined : { heading: digitOf(cuts.heading), text: digitOf(cuts.text) },
    lacking: (text) => [...new Set(text)].filter((letter) => glyphOf(letter.codePointAt(0) ?? 0) === 0),
  }
}

type GlyphOf = ReturnType<typeof readLetters>

const weighed = Object.entries(frequencies).map(([letter, often]) => [letter.codePointAt(0) ?? 0, often] as const)

/** Returns true if a font covers more than half of the characters in texts with Latin letters. */
const drawsMost = (glyphOf: GlyphOf) =>
  weighed.reduce((sum, [letter, often]) => sum + (glyphOf(letter) === 0 ? 0 : often), 0) > half

function meanWidth(advanceOf: (glyph: number) => number, glyphOf: GlyphOf): number {
  let [sum, count] = [0, 0]
  for (const [letter, often] of weighed) {
    const glyph = glyphOf(letter)
    if (glyph === 0) continue
    sum += advanceOf(glyph) * often
    count += often
  }
  return sum / count
}

/** Uses the family class or the PANOSE number (OpenType, OS/2). Many fonts have neither; then the name decides. */
function hasSerifs(os2: Buffer, family: string): boolean {
  const [familyClass, panose, style] = [os2.readInt8(30), os2.readUInt8(32), os2.readUInt8(33)]
  if (panose === 2 && style > 1) return style < 11
  if (familyClass > 0) return familyClass !== 8 && familyClass < 9
  return /\b(?:serif|slab)\b/i.test(family) && !/\bsans\b/i.test(family)
}

/** The typographic family name of a font, or else its family name. */
function familyOf(tables: FontTables): string {
  const name = tables.get('name')
  if (!name) return ''
  const texts = name.readUInt16BE(4)
  const records = Array.from({ length: name.readUInt16BE(2) }, (_, index) => 6 + index * 12)
  for (const wanted of [16, 1])
    for (const at of records) {
      const isWindows = name.readUInt16BE(at) === 3
      if (!isWindows || name.readUInt16BE(at + 6) !== wanted) continue
      const start = texts + name.readUInt16BE(at + 10)
      return Buffer.from(name.subarray(start, start + name.readUInt16BE(at + 8)))
        .swap16()
        .toString('utf16le')
    }
  return ''
}
