interface Content {
  /** What the file holds, as `jpg`. */
  kind: string | undefined
  /** Its first bytes, and its last ones. */
  head: Buffer
  tail: Buffer
  /** The length of the whole file. */
  bytes: number
  readAll(): Buffer
}

const endMark = Buffer.from([0xff, 0xd9])

/**
 * Whether the end of a picture is missing, as after an upload that broke off: a JPEG without its end mark (ITU-T T.81, B.1.1.3),
 * a PNG without its last chunk (W3C PNG, 11.2.5), a WebP that is shorter than it says (RFC 9649, 2.4). Others are not judged.
 * The whole file is read only where its last bytes do not tell.
 */
export function isCutOff({ kind, head, tail, bytes, readAll }: Content): boolean {
  if (kind === 'jpg') return !tail.includes(endMark) && isWithoutEnd(readAll())
  if (kind === 'png') return head.includes('IDAT') && !tail.includes('IEND') && !readAll().includes('IEND')
  return kind === 'webp' && head.length >= 12 && head.readUInt32LE(4) + 8 > bytes
}

/** A camera may write much behind the end; the small picture within a photo has an end of its own, before the first scan. */
function isWithoutEnd(whole: Buffer): boolean {
  const scan = findScan(whole)
  return scan !== undefined && whole.indexOf(endMark, scan) < 0
}

/** Where the first scan begins, or the file ends before it; undefined where its segments cannot be told apart. */
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
