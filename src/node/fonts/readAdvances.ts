import type { FontTables } from './readWoff2.ts'

/** An instance of a variable font: the values of its axes, such as `{ wght: 700 }`. */
export type Cut = Readonly<Record<string, number>>

interface Axis {
  tag: string
  least: number
  usual: number
  most: number
}

/** Tables are sequences of numbers, read at the offsets of the OpenType specification. */
const fixed = (table: Buffer, at: number) => table.readInt32BE(at) / 65_536
const fraction = (table: Buffer, at: number) => table.readInt16BE(at) / 16_384

/** The variation axes of a font (OpenType, `fvar`); empty for a static font. */
export function readAxes(tables: FontTables): Axis[] {
  const fvar = tables.get('fvar')
  if (!fvar) return []
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size
    const tag = fvar.toString('latin1', at, at + 4)
    return { tag, least: fixed(fvar, at + 4), usual: fixed(fvar, at + 8), most: fixed(fvar, at + 12) }
  })
}

/**
 * Creates the function that returns the advance width of a glyph in font units (OpenType, `hmtx`, and `HVAR` for an
 * instance).
 */
export function createAdvances(tables: FontTables, cut: Cut): (glyph: number) => number {
  const count = need(tables, 'hhea').readUInt16BE(34)
  const hmtx = need(tables, 'hmtx')
  const widen = createWidening(tables, cut)
  return (glyph) => {
    const index = Math.min(glyph, count - 1)
    return hmtx.readUInt16BE(tables.isTransformed ? 1 + index * 2 : index * 4) + widen(glyph)
  }
}

/** Returns a table that every font has; throws a RangeError if it is missing. */
export function need(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new RangeError(`The font has no table ${tag}`)
  return table
}

/** Creates the function that returns what an instance adds to the advance width of a glyph. */
function createWidening(tables: FontTables, cut: Cut): (glyph: number) => number {
  const hvar = tables.get('HVAR')
  if (!hvar) return () => 0
  const place = normalize(tables, cut)
  const store = hvar.readUInt32BE(4)
  const mapAt = hvar.readUInt32BE(8)
  const scalars = regionScalars(hvar, store + hvar.readUInt32BE(store + 2), place)
  return (glyph) => {
    const [outer, inner] = mapAt === 0 ? [0, glyph] : readMapping(hvar, mapAt, glyph)
    return sumDeltas(hvar, store + hvar.readUInt32BE(store + 8 + outer * 4), inner, scalars)
  }
}

/**
 * The normalized coordinates of an instance between -1 and 1, one for each axis (OpenType, "Coordinate scales and
 * normalization").
 */
function normalize(tables: FontTables, cut: Cut): number[] {
  const bends = readBends(tables.get('avar'))
  return readAxes(tables).map(({ tag, least, usual, most }, index) => {
    const value = Math.min(Math.max(cut[tag] ?? usual, least), most)
    const span = value < usual ? usual - least : most - usual
    return bend(span === 0 ? 0 : (value - usual) / span, bends[index] ?? [])
  })
}

/** The segment map of each axis: pairs of a value and its replacement (OpenType, `avar`). */
function readBends(avar: Buffer | undefined): [number, number][][] {
  if (!avar) return []
  let at = 8
  return Array.from({ length: avar.readUInt16BE(6) }, () => {
    const start = at + 2
    const count = avar.readUInt16BE(at)
    at = start + count * 4
    return Array.from({ length: count }, (_, index): [number, number] => [
      fraction(avar, start + index * 4),
      fraction(avar, start + index * 4 + 2),
    ])
  })
}

function bend(value: number, pairs: readonly [number, number][]): number {
  const next = pairs.findIndex(([from]) => from >= value)
  const [before, after] = [pairs[next - 1], pairs[next]]
  if (!after) return value
  if (!before || after[0] === before[0]) return after[1]
  return before[1] + ((value - before[0]) / (after[0] - before[0])) * (after[1] - before[1])
}

/** The factor of each variation region at given coordinates. */
function regionScalars(hvar: Buffer, list: number, place: readonly number[]): number[] {
  const axes = hvar.readUInt16BE(list)
  return Array.from({ length: hvar.readUInt16BE(list + 2) }, (_, region) => {
    let scalar = 1
    for (let axis = 0; axis < axes; axis++) {
      const at = list + 4 + (region * axes + axis) * 6
      const [start, peak, end] = [fraction(hvar, at), fraction(hvar, at + 2), fraction(hvar, at + 4)]
      scalar *= scalarOf(place[axis] ?? 0, start, peak, end)
    }
    return scalar
  })
}

function scalarOf(value: number, start: number, peak: number, end: number): number {
  if (peak === 0 || value === peak) return 1
  if (value <= start || value >= end) return 0
  return value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
}

/** The location of a glyph's deltas (OpenType, `DeltaSetIndexMap`). */
function readMapping(hvar: Buffer, at: number, glyph: number): [number, number] {
  const [format, entry] = [hvar.readUInt8(at), hvar.readUInt8(at + 1)]
  const count = format === 0 ? hvar.readUInt16BE(at + 2) : hvar.readUInt32BE(at + 2)
  const size = ((entry & 0x30) >> 4) + 1
  const innerBits = (entry & 0x0f) + 1
  const value = hvar.readUIntBE(at + (format === 0 ? 4 : 6) + Math.min(glyph, count - 1) * size, size)
  return [Math.floor(value / 2 ** innerBits), value % 2 ** innerBits]
}

/**
 * The weighted sum of a row of deltas (OpenType, `ItemVariationData`); the first ones have twice as many bits as the
 * others.
 */
function sumDeltas(hvar: Buffer, data: number, row: number, scalars: readonly number[]): number {
  const [rows, words, columns] = [hvar.readUInt16BE(data), hvar.readUInt16BE(data + 2), hvar.readUInt16BE(data + 4)]
  if (row >= rows) return 0
  const wide = words & 0x7fff
  const bytes = words & 0x8000 ? 2 : 1
  let at = data + 6 + columns * 2 + row * (columns + wide) * bytes
  let sum = 0
  for (let column = 0; column < columns; column++) {
    const size = column < wide ? bytes * 2 : bytes
    sum += hvar.readIntBE(at, size) * (scalars[hvar.readUInt16BE(data + 6 + column * 2)] ?? 0)
    at += size
  }
  return sum
}
