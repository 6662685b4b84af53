import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive; its name is a relative path with `/`. */
interface ZippedFile {
  name: string
  content: Uint8Array
}

/** The limits of an archive without ZIP64 extensions (APPNOTE 6.3.10, 4.4.1.4). */
const mostFiles = 65_535
const mostBytes = 0xffffffff
/** Names are UTF-8 (4.4.4, bit 11). */
const flags = 0x0800
/** The earliest date of the format. It is constant, so that the same files give the same archive. */
const date = 0x0021

/**
 * Packs files into a ZIP archive (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT). Returns undefined if
 * they exceed its limits.
 */
export function writeZip(files: readonly ZippedFile[]): Buffer | undefined {
  if (files.length > mostFiles) return undefined
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of files) {
    const packed = deflateRawSync(content)
    const isSmaller = packed.length < content.length
    const body = isSmaller ? packed : Buffer.from(content)
    const bytes = Buffer.from(name)
    const facts = describe({ content, body, name: bytes, method: isSmaller ? 8 : 0 })
    parts.push(numbers([0x04034b50, 4], [20, 2]), facts, bytes, body)
    directory.push(
      numbers([0x02014b50, 4], [20, 2], [20, 2]),
      facts,
      // No extra field, no comment, first disk, no attributes, offset of the local header.
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      bytes,
    )
    offset += 6 + facts.length + bytes.length + body.length
  }
  const list = Buffer.concat(directory)
  if (offset + list.length > mostBytes) return undefined
  const count = files.length
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2])
  return Buffer.concat([...parts, list, end])
}

interface Entry {
  content: Uint8Array
  body: Buffer
  name: Buffer
  method: number
}

/** The header fields of a file that the local header and the central directory share. */
const describe = ({ content, body, name, method }: Entry) =>
  numbers(
    [flags, 2],
    [method, 2],
    [0, 2],
    [date, 2],
    [crc32(content), 4],
    [body.length, 4],
    [content.length, 4],
    [name.length, 2],
    [0, 2],
  )

/** Writes pairs of a number and its size in bytes, little-endian. */
function numbers(...all: readonly (readonly [number, number])[]): Buffer {
  const buffer = Buffer.alloc(all.reduce((sum, [, size]) => sum + size, 0))
  let at = 0
  for (const [value, size] of all) at = buffer.writeUIntLE(value, at, size)
  return buffer
}
