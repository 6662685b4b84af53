import { crc32 } from 'node:zlib'

/** What the decoder knows of a picture. */
interface Known {
  ending: string
  /** The Exif orientation, 1 to 8 (Exif 2.32, 4.6.4). */
  orientation: number
  /** The Exif and XMP data that the decoder found. */
  exif?: Buffer | undefined
  xmp?: Buffer | undefined
}

/**
 * Removes the metadata of a picture: location, time, author, thumbnails and earlier versions. Pixels and colours stay
 * byte for byte, and so does the orientation.
 *
 * @returns undefined for a file that does not follow its format
 */
export function cleanPicture(bytes: Buffer, { ending, orientation, exif, xmp }: Known): Buffer | undefined {
  const held = orientation > 1 && orientation <= 8 ? writeOrientation(orientation) : undefined
  if (ending === '.jpg') return cleanJpeg(bytes, held)
  if (ending === '.png') return cleanPng(bytes, held)
  if (ending === '.webp') return cleanWebp(bytes, held)
  if (ending === '.gif') return cleanGif(bytes)
  if (ending === '.avif') return [exif, xmp].reduce<Buffer | undefined>(blankPart, bytes)
  return bytes
}

/** An Exif block with only the orientation: a TIFF file with one entry (TIFF 6.0, 2). */
function writeOrientation(orientation: number): Buffer {
  const block = Buffer.alloc(26)
  block.write('MM', 0, 'latin1')
  block.writeUInt16BE(42, 2)
  block.writeUInt32BE(8, 4)
  block.writeUInt16BE(1, 8)
  // The tag Orientation: type SHORT, count 1.
  block.writeUInt16BE(0x0112, 10)
  block.writeUInt16BE(3, 12)
  block.writeUInt32BE(1, 14)
  block.writeUInt16BE(orientation, 18)
  return block
}

/** Recognizes segments that define colours. All other application segments are removed (ITU T.81, B.1.1). */
function isJpegColour(marker: number, content: Buffer): boolean {
  const begins = (words: string) => content.subarray(0, words.length).toString('latin1') === words
  if (marker === 0xe0) return begins('JFIF\0')
  if (marker === 0xe2) return begins('ICC_PROFILE\0')
  return marker === 0xee
}

const isApplication = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

function cleanJpeg(bytes: Buffer, held: Buffer | undefined): Buffer | undefined {
  const parts: Buffer[] = [bytes.subarray(0, 2)]
  if (held) {
    const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), held])
    const size = content.length + 2
    parts.push(Buffer.from([0xff, 0xe1, size >> 8, size & 0xff]), content)
  }
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    // Fill bytes.
    if (marker === 0xff) {
      at++
      continue
    }
    // Phones append videos and further pictures, with their metadata, after the end marker.
    if (marker === 0xd9) return Buffer.concat([...parts, bytes.subarray(at, at + 2)])
    if (at + 4 > bytes.length) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (!isApplication(marker) || isJpegColour(marker, bytes.subarray(at + 4, end))) parts.push(bytes.subarray(at, end))
    const next = marker === 0xda ? endOfScan(bytes, end) : end
    parts.push(bytes.subarray(end, next))
    at = next
  }
  return undefined
}

/** The end offset of a scan: the next marker that is neither a restart marker nor an escaped 0xff. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at
  }
  return bytes.length
}

/** Chunks that affect the look or the animation (PNG 3, 11). */
const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

function cleanPng(bytes: Buffer, held: Buffer | undefined): Buffer | undefined {
  const parts: Buffer[] = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    if (pngChunks.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IHDR' && held) parts.push(pngChunk('eXIf', held))
    if (name === 'IEND') return Buffer.concat(parts)
    at = end
  }
  return undefined
}

function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}

/** Chunks with pixels and colours (RFC 9649, 2.7). */
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const [exifFlag, xmpFlag] = [0x08, 0x04]

function cleanWebp(bytes: Buffer, held: Buffer | undefined): Buffer | undefined {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  const parts: Buffer[] = []
  let isExtended = false
  for (let at = 12; at + 8 <= end; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    if (at + 8 + size > bytes.length) return undefined
    if (webpChunks.has(name)) {
      const chunk = Buffer.from(bytes.subarray(at, next))
      if (name === 'VP8X') {
        isExtended = true
        const flags = (chunk[8] ?? 0) & ~(exifFlag | xmpFlag)
        chunk[8] = held ? flags | exifFlag : flags
      }
      parts.push(chunk)
    }
    at = next
  }
  if (held && isExtended) parts.push(webpChunk('EXIF', held))
  const content = Buffer.concat(parts)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(content.length + 4, 4)
  return Buffer.concat([head, content])
}

function webpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}

/** The labels of extensions with notes: comments and data of one program (GIF89a, 24 and 26). */
const [gifComment, gifApplication] = [0xfe, 0xff]
/** Application extensions to keep: the number of loops and the colour profile. */
const gifApplications = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

function cleanGif(bytes: Buffer): Buffer | undefined {
  const tableOf = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))
  const start = 13 + tableOf(bytes[10] ?? 0)
  const parts: Buffer[] = [bytes.subarray(0, start)]
  for (let at = start; at < bytes.length; ) {
    const sign = bytes[at]
    if (sign === 0x3b) return Buffer.concat([...parts, bytes.subarray(at, at + 1)])
    const isImage = sign === 0x2c
    if (!isImage && sign !== 0x21) return undefined
    const inner = isImage ? at + 10 + tableOf(bytes[at + 9] ?? 0) + 1 : at + 2
    const end = endOfBlocks(bytes, inner)
    if (end === undefined) return undefined
    const label = isImage ? undefined : bytes[at + 1]
    const isKept = label === gifApplication && gifApplications.has(bytes.toString('latin1', at + 3, at + 14))
    if (isKept || (label !== gifComment && label !== gifApplication)) parts.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

/**
 * The end offset of the length-prefixed sub-blocks that start at `start`; the last one is empty. Undefined if the file
 * ends before.
 */
function endOfBlocks(bytes: Buffer, start: number): number | undefined {
  for (let at = start; at < bytes.length; at += 1 + (bytes[at] ?? 0)) if (bytes[at] === 0) return at + 1
  return undefined
}

/**
 * Overwrites a part but keeps its length, because AVIF stores the offset of each part. AVIF has a separate box for
 * rotation.
 */
function blankPart(bytes: Buffer | undefined, part: Buffer | undefined): Buffer | undefined {
  if (!bytes || !part) return bytes
  const words = part.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? part.subarray(6) : part
  const at = bytes.indexOf(words)
  if (at < 0) return undefined
  const cleaned = Buffer.from(bytes)
  const isExif = /^(?:MM|II)/.test(words.subarray(0, 2).toString('latin1'))
  const empty = isExif ? writeOrientation(1) : Buffer.alloc(0)
  cleaned.fill(isExif ? 0 : 0x20, at, at + words.length)
  empty.copy(cleaned, at, 0, Math.min(empty.length, words.length))
  return cleaned
}
