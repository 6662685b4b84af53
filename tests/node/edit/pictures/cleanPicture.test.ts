import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { judgePicture } from '../../../../src/node/edit/pictures/judgePicture.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const photo = () => sharp({ create: { width: 40, height: 24, channels: 3, background: '#336699', noise } })
const exif = {
  IFD0: { Copyright: 'Somebody', Artist: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 17/1 24/1', GPSLongitudeRef: 'W', GPSLongitude: '76/1 36/1 44/1' },
}
/** Metadata that a picture contains besides its pixels. */
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Somebody"/></rdf:RDF></x:xmpmeta>'

const told = (orientation: number) =>
  photo().withExif(exif).withXmp(xmp).withMetadata({ orientation }).withExifMerge(exif)

const kinds: [string, (orientation: number) => Promise<Buffer>][] = [
  ['JPEG', (orientation) => told(orientation).jpeg().toBuffer()],
  ['progressive JPEG', (orientation) => told(orientation).jpeg({ progressive: true }).toBuffer()],
  ['PNG', (orientation) => told(orientation).png().toBuffer()],
  ['WebP', (orientation) => told(orientation).webp().toBuffer()],
  ['AVIF', (orientation) => told(orientation).avif({ effort: 0 }).toBuffer()],
]

const pixels = (bytes: Buffer) => sharp(bytes).rotate().raw().toBuffer()

async function clean(bytes: Buffer) {
  const judged = await judgePicture(bytes)
  if ('why' in judged) throw new Error(judged.why)
  return judged
}

describe('src/node/edit/pictures/cleanPicture', () => {
  test.each(kinds)('takes out of a %s where and by whom it was taken, and no pixel', async (_, make) => {
    const before = await make(1)
    expect((await sharp(before).metadata()).exif).toBeDefined()
    const { bytes, wasCleaned } = await clean(before)
    expect(wasCleaned).toBe(true)
    const { exif: left } = await sharp(bytes).metadata()
    expect(left?.length ?? 0).toBeLessThan(before.length)
    expect(bytes.includes('Somebody')).toBe(false)
    expect(bytes.includes('xmpmeta')).toBe(false)
    expect(await pixels(bytes)).toEqual(await pixels(before))
  })

  test.each(kinds)('keeps how a camera was held that took a %s', async (_, make) => {
    const before = await make(6)
    const { bytes, width, height } = await clean(before)
    expect(bytes.includes('Somebody')).toBe(false)
    const [was, is] = [await sharp(before).metadata(), await sharp(bytes).metadata()]
    expect(is.autoOrient).toEqual(was.autoOrient)
    expect({ width, height }).toEqual(is.autoOrient)
    expect(await pixels(bytes)).toEqual(await pixels(before))
  })

  test('cuts off what phones put behind a JPEG, and keeps its colours', async () => {
    const before = await photo().withIccProfile('p3').jpeg().toBuffer()
    const { bytes } = await clean(Buffer.concat([before, Buffer.from('MotionPhoto: Somebody')]))
    expect(bytes).toEqual(before)
    expect((await sharp(bytes).metadata()).icc).toBeDefined()
  })

  test('takes out of a GIF what programs note in it, and leaves its frames and how often they are shown', async () => {
    const frames = await Promise.all([photo(), photo().negate()].map((frame) => frame.png().toBuffer()))
    const before = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 3, delay: [100, 200] })
      .toBuffer()
    const end = before.length - 1
    const block = (label: number, ...blocks: string[]) =>
      Buffer.concat([
        Buffer.from([0x21, label]),
        ...blocks.map((words) => Buffer.concat([Buffer.from([words.length]), Buffer.from(words)])),
        Buffer.from([0]),
      ])
    const notes = [block(0xfe, 'Made by Somebody'), block(0xff, 'XMP DataXMP', xmp.slice(0, 200))]
    const told = Buffer.concat([before.subarray(0, end), ...notes, before.subarray(end), Buffer.from('Somebody')])
    const { bytes, wasCleaned } = await clean(told)
    expect(wasCleaned).toBe(true)
    expect(bytes).toEqual((await clean(before)).bytes)
    expect(bytes.includes('Somebody')).toBe(false)
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pages: 2, loop: 3, delay: [100, 200] })
  })

  test('takes out of a drawing what its program notes, and what a camera has noted in a photo within it', async () => {
    const inner = await photo().withExif(exif).jpeg().toBuffer()
    const shapes = '<rect width="8" height="8" id="inkscape:x > y"/><style>/* kept */ a > b { fill: red }</style>'
    const picture = (data: Buffer) =>
      `<image width="8" height="8" href="data:image/jpeg;base64,${data.toString('base64')}"/>`
    const drawing = (notes: string, attributes: string, data: Buffer) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.example/" width="8" height="8"${attributes}>${notes}${shapes}${picture(data)}</svg>`
    const notes =
      '<!-- /home/Somebody --><metadata id="m"><rdf:RDF xmlns:rdf="x:y"><metadata/>Somebody</rdf:RDF></metadata><sodipodi:namedview a="Somebody"><g/></sodipodi:namedview>'
    const { bytes, wasCleaned } = await clean(
      Buffer.from(drawing(notes, ' sodipodi:docname="/home/Somebody/logo.svg"', inner)),
    )
    const { bytes: photoAlone } = await clean(inner)
    expect(wasCleaned).toBe(true)
    expect(bytes.toString()).toBe(drawing('', '', photoAlone))
    expect(photoAlone.includes('Somebody')).toBe(false)
  })

  test('gives a picture back as it is that holds nothing else', async () => {
    for (const plain of [
      await photo().jpeg().toBuffer(),
      await photo().png().toBuffer(),
      await photo().webp().toBuffer(),
    ])
      expect(await clean(plain)).toMatchObject({ bytes: plain, wasCleaned: false })
  })
})
