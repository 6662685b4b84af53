import { brotliDecompressSync } from 'node:zlib'

/** The tables of a font by tag, as stored; `hmtx` can be transformed. */
export interface FontTables {
  get(tag: string): Buffer | undefined
  /** True if `hmtx` contains only consecutive widths (https://www.w3.org/TR/WOFF2/#hmtx_table_format). */
  isTransformed: boolean
}

/**
 * Tags by their number (https://www.w3.org/TR/WOFF2/#table_dir_format). The last number means that the tag follows as
 * text.
 */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '))
const writtenTag = 63
const headerBytes = 48

/** The largest size of all tables in bytes; those of Chinese fonts take 20 MB. */
const mostBytes = 64 * 1024 * 1024

/**
 * Decompresses a font in the WOFF2 format (https://www.w3.org/TR/WOFF2/).
 *
 * @throws if the file is damaged
 */
export function readWoff2(file: Buffer): FontTables {
  let at = headerBytes
  const readLength = (): number => {
    let length = 0
    for (let bytes = 0; bytes < 5; bytes++) {
      const byte = file.readUInt8(at++)
      length = length * 128 + (byte & 127)
      if (byte < 128) return length
    }
    throw new RangeError('A length has more than five bytes')
  }
  const places: { tag: string; start: number; length: number }[] = []
  let start = 0
  let isTransformed = false
  for (let count = file.readUInt16BE(12); count > 0; count--) {
    const flags = file.readUInt8(at++)
    const number = flags & writtenTag
    const tag = number === writtenTag ? file.toString('latin1', at, at + 4) : (knownTags[number] ?? '')
    if (number === writtenTag) at += 4
    const version = flags >> 6
    const written = readLength()
    const hasChanged = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
    const length = hasChanged ? readLength() : written
    if (tag === 'hmtx') isTransformed = hasChanged
    places.push({ tag, start, length })
    start += length
  }
  const packed = file.subarray(at, at + file.readUInt32BE(20))
  const tables = brotliDecompressSync(packed, { maxOutputLength: mostBytes })
  if (tables.length < start) throw new RangeError('The tables are cut off')
  return {
    get(tag) {
      const place = places.find((each) => each.tag === tag)
      return place && tables.subarray(place.start, place.start + place.length)
    },
    isTransformed,
  }
}
