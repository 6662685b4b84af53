interface Content {
  /** The format by content, as `jpg`. */
  kind: string | undefined
  /** The first bytes of the file, and its last ones. */
  head: Buffer
  tail: Buffer
  /** The length of the whole file. */
  bytes: number
  readAll(): Buffer
}

const endMark = Buffer.from([0xff, 0xd9])

/**
 * Returns true if the end of a picture is missing, as after an interrupted upload: a JPEG without its end marker (ITU-T
 * T.81, B.1.1.3), a PNG without its last chunk (W3C PNG, 11.2.5), a WebP that is shorter than its header says (RFC
 * 9649, 2.4), a drawing whose first element is not closed. Other formats are not checked. The whole file is read only if its last bytes are inconclusive.
 */
export function isCutOff({ kind, head, tail, bytes, readAll }: Content): boolean {
  if (kind === 'jpg') return !tail.includes(endMark) && isWithoutEnd(readAll())
  if (kind === 'png') return head.includes('IDAT') && !tail.includes('IEND') && !readAll().includes('IEND')
  if (kind === 'svg') return !rootEnd.test(drawingOf(tail)) && isOpenDrawing(drawingOf(readAll()))
  return kind === 'webp' && head.length >= 12 && head.readUInt32LE(4) + 8 > bytes
}

const rootEnd = /<\/(?:[\w.-]+:)?svg\s*>/i
const drawingOf = (bytes: Buffer) => bytes.toString('latin1')

/** A drawing without content can be a single tag, `<svg/>`. */
const isOpenDrawing = (text: string): boolean => !rootEnd.test(text) && !/<(?:[\w.-]+:)?svg\b[^<>]*\/>/i.test(text)

/** Cameras can append data after the end marker, and an embedded thumbnail has its own, before the first scan. */
function isWithoutEnd(whole: Buffer): boolean {
  const scan = findScan(whole)
  return scan !== undefined && whole.indexOf(endMark, scan) < 0
}

/** The offset of the first scan, or the length of the file if it has none; undefined if its segments are malformed. */
function findScan(whole: Buffer): number | undefined {
  let at = 2
  while (at + 4 <= whole.length) {
    if (whole[at] !== 0xff) return undefined
    const mark = whole[at + 1]
    if (mark === 0xda) return at
    at += mark === 0xff ? 1 : 2 + whole.readUInt16BE(at + 2)
  }
  return whole.length
}
