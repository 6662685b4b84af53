import { crc32, deflateSync } from 'node:zlib'

/**
 * Returns a PNG of a few bytes whose header states the given size, whatever its content
 * (https://www.w3.org/TR/png-3/#5Chunk-layout).
 */
export function pngOfSize(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // 8-bit greyscale.
  head.set([8, 0, 0, 0, 0], 8)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(100_000))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

function chunk(name: string, content: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  const named = Buffer.concat([Buffer.from(name), content])
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
