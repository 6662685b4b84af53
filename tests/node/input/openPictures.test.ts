import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPictures } from '../../../src/node/input/openPictures.ts'

/** Returns the start of a PNG (https://www.w3.org/TR/png-3/#5DataRep), which is enough for its size. */
const png = (width: number, height: number) => {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

/** Returns a JPEG with EXIF, padding and frame header (ITU T.81, B.2), without image data. */
const jpeg = (width: number, height: number, orientation: number, padding = 0) => {
  const exif = Buffer.from(
    '457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100000000' + '00000000',
    'hex',
  )
  exif.writeUInt16BE(orientation, 24)
  const frame = Buffer.from('080000000003011100021101031101', 'hex')
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  const part = (marker: number, content: Buffer) => {
    const start = Buffer.from([0xff, marker, 0, 0])
    start.writeUInt16BE(content.length + 2, 2)
    return Buffer.concat([start, content])
  }
  const notes = Array.from({ length: Math.ceil(padding / 60_000) }, () => part(0xe2, Buffer.alloc(60_000, 0x20)))
  return Buffer.concat([Buffer.from([0xff, 0xd8]), part(0xe1, exif), ...notes, part(0xc0, frame), Buffer.alloc(400)])
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const look = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content)
  return openPictures(folder).get(`/${name}`)
}

describe('src/node/input/openPictures', () => {
  test('reads bytes, kind and size', () => {
    expect(look('a.png', png(1200, 630))).toEqual({ bytes: 33, kind: 'png', size: { width: 1200, height: 630 } })
  })

  test.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-8 behind 70 kB', (text: string) => Buffer.from(text.replace('<script', `${' '.repeat(70_000)}<script`))],
  ])('finds a program in a drawing in %s', (_, encode) => {
    const text = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    expect(look('a.svg', encode(text))?.program).toBe('<script>')
  })

  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: '#875' } })
  const withNoise = drawn.composite([
    { input: Buffer.from('<svg width="300" height="200"><circle cx="90" cy="90" r="80" fill="#fed"/></svg>') },
  ])

  test.each(['jpeg', 'png', 'webp'] as const)('sees that the end of a %s file is missing', async (format) => {
    const whole = await withNoise
      .clone()
      .withExif({ IFD0: { Artist: 'A' } })
      .toFormat(format)
      .toBuffer()
    const behind = Buffer.concat([whole, Buffer.alloc(2000, 1)])
    expect(look('a.jpg', whole)?.isCutOff).toBeUndefined()
    expect(look('b.jpg', behind)?.isCutOff).toBeUndefined()
    expect(look('c.jpg', whole.subarray(0, Math.floor(whole.length * 0.7)))?.isCutOff).toBe(true)
  })

  const begun = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g><circle cx="320"'
  test.each([
    ['a tag that is cut off', begun, true],
    ['an open group', `${begun}/></g>\n`, true],
    ['an end before a long remark', `${begun}/></g></svg>\n<!-- ${'note '.repeat(100)}-->`, undefined],
    ['a root of one tag', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" />', undefined],
    ['a root with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg >', undefined],
  ])('sees whether a drawing is whole that has %s', (_, text, isCut) => {
    expect(look('a.svg', text)?.isCutOff).toBe(isCut)
  })

  test('goes by what a file holds, not by its name', () => {
    expect(look('a.jpg', png(1200, 630))?.kind).toBe('png')
  })

  test('gives the size of a photo taken upright as it is shown', () => {
    expect(look('a.jpg', jpeg(4000, 3000, 6))?.size).toEqual({ width: 3000, height: 4000 })
  })

  test('finds a size that stands behind 200 kB of notes', () => {
    expect(look('a.jpg', jpeg(4000, 3000, 1, 200_000))?.size).toEqual({ width: 4000, height: 3000 })
  })

  test.each([
    ['a text', 'Hello'],
    ['nothing', ''],
  ])('says that %s is no picture', (_, content) => {
    expect(look('a.jpg', content)).toEqual({ bytes: content.length, kind: undefined, size: undefined })
  })

  test('knows a drawing without a size', () => {
    expect(
      look('a.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
    ).toEqual({
      bytes: 83,
      kind: 'svg',
      size: undefined,
    })
  })

  test('gives nothing for a file that is not there', () => {
    expect(openPictures(folder).get('/gone.jpg')).toBeUndefined()
  })

  test('looks into a file once', () => {
    const pictures = openPictures(folder)
    writeFileSync(join(folder, 'a.png'), png(1200, 630))
    const first = pictures.get('/a.png')
    rmSync(join(folder, 'a.png'))
    expect(pictures.get('/a.png')).toBe(first)
  })
})
