import { crc32, inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../../src/node/edit/pages/writeZip.ts'

/** Returns the files of an archive by its directory, as programs that unpack it do. */
function unpack(zip: Buffer): [string, string][] {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, (): [string, string] => {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [method, sum, packed, size] = [10, 16, 20, 24].map((place) =>
      place === 10 ? zip.readUInt16LE(at + place) : zip.readUInt32LE(at + place),
    )
    const length = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + length)
    const start = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(start)).toBe(0x04034b50)
    const from = start + 30 + zip.readUInt16LE(start + 26)
    const body = zip.subarray(from, from + (packed ?? 0))
    const content = method === 8 ? inflateRawSync(body) : body
    expect([content.length, crc32(content)]).toEqual([size, sum])
    at += 46 + length
    return [name, content.toString()]
  })
}

describe('src/node/edit/pages/writeZip', () => {
  test('each file comes out as it went in, under its name', () => {
    const files: [string, string][] = [
      ['index.html', 'words '.repeat(1000)],
      ['locations/towson-md/index.html', 'x'],
      ['images/caf\u00e9.svg', '<svg/>'],
      ['empty', ''],
    ]
    const zip = writeZip(files.map(([name, text]) => ({ name, content: Buffer.from(text) })))
    expect(zip && unpack(zip)).toEqual(files)
    expect(zip?.length).toBeLessThan(1000)
  })

  test('more files than an archive can count make none', () => {
    const file = { name: 'x', content: Buffer.alloc(0) }
    expect(writeZip(Array.from({ length: 65_536 }, () => file))).toBeUndefined()
  })
})
