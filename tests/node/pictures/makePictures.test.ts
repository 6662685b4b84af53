import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { openPictures } from '../../../src/node/input/openPictures.ts'
import { makePictures } from '../../../src/node/pictures/makePictures.ts'
import { baseSite } from '../../content/baseSite.ts'
import { pageFile } from '../../content/inMemory.ts'

const sumOfKept = createHash('sha256').update('kept').digest('hex')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-pictures-'))
  for (const name of ['public/images', 'out/images']) mkdirSync(join(folder, name), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Noise, which every format compresses badly. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

/** A single colour, whose files are written fast. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } }).jpeg()
const photo = (width: number, height: number) => noise(width, height).jpeg()
const card = (src: string) => ({ title: 'Waxing', text: 'Two coats.', image: { src, alt: 'A lobby' } })

/** Writes a file to public/images/ and makes the pictures of a page that shows it on a card. */
async function make(name: string, content: Sharp | Buffer, base = '/') {
  const bytes = Buffer.isBuffer(content) ? content : await content.toBuffer()
  writeFileSync(join(folder, 'public/images', name), bytes)
  writeFileSync(join(folder, 'out/images', name), bytes)
  const src = encodeURI(`/images/${name}`)
  const config = { ...(JSON.parse(baseSite['site.config.json'] ?? '') as object), base }
  const { model } = compileSite({
    sources: {
      ...baseSite,
      'site.config.json': JSON.stringify(config),
      'pages/trial.json': pageFile([{ type: 'cardGrid', items: [card(src)] }]),
    },
    assets: [`/images/${name}`],
  })
  if (!model) throw new Error('The site has a problem')
  const [publicDir, outDir, cacheDir] = [join(folder, 'public'), join(folder, 'out'), join(folder, 'cache')]
  const files = openPictures(publicDir)
  const { pictures, problems } = await makePictures({ model, files, publicDir, outDir, cacheDir })
  return { picture: pictures.get(src), problems, bytes }
}

const made = () => {
  try {
    return readdirSync(join(folder, 'out/assets')).sort()
  } catch {
    return []
  }
}
const left = (name: string) => readFileSync(join(folder, 'out/images', name))

describe('src/node/pictures/makePictures', () => {
  test('makes AVIF and WebP of each width below that of the photo, and of that itself', async () => {
    await make('lobby.jpg', plain(800, 600))
    expect(made().map((name) => name.replace(/-[\w-]{8}\./, '.'))).toEqual(
      ['400', '640', '800'].flatMap((width) => [`lobby-${width}.avif`, `lobby-${width}.webp`]),
    )
  })

  test('makes nothing wider than a card needs', async () => {
    const { picture } = await make('lobby.jpg', plain(2000, 1500))
    expect(picture?.sources?.[0]?.srcset.match(/(?<= )\d+w/g)).toEqual(['400w', '640w', '960w', '1280w'])
  })

  test('lists AVIF before WebP, with the base of the site', async () => {
    const { picture } = await make('lobby.jpg', photo(300, 200), '/shop/')
    expect(picture?.sources?.map(({ type, srcset }) => [type, srcset.replace(/-[\w-]{8}\./, '.')])).toEqual([
      ['image/avif', '/shop/assets/lobby-300.avif 300w'],
      ['image/webp', '/shop/assets/lobby-300.webp 300w'],
    ])
  })

  test('puts a smaller copy at the address of the original', async () => {
    const { bytes } = await make('lobby.jpg', photo(2000, 150))
    expect(left('lobby.jpg').length).toBeLessThan(bytes.length / 2)
    expect(await sharp(left('lobby.jpg')).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 120 })
  })

  test('leaves nothing of what the camera wrote, such as the place', async () => {
    const exif = { IFD0: { Copyright: 'Ada Moss' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 20/1 0/1' } }
    const { bytes } = await make('lobby.jpg', photo(500, 400).withExif(exif))
    expect(bytes.includes('Ada Moss')).toBe(true)
    const written = [left('lobby.jpg'), ...made().map((name) => readFileSync(join(folder, 'out/assets', name)))]
    const facts = await Promise.all(written.map((file) => sharp(file).metadata()))
    expect(facts.filter(({ exif, xmp, iptc }) => exif ?? xmp ?? iptc)).toEqual([])
    expect(written.filter((file) => file.includes('Ada Moss'))).toEqual([])
  })

  test('turns a photo the way the camera was held', async () => {
    const { picture } = await make('lobby.jpg', plain(800, 600).withMetadata({ orientation: 6 }))
    const [first = ''] = made()
    const { width = 0, height = 0 } = await sharp(readFileSync(join(folder, 'out/assets', first))).metadata()
    expect([picture?.size, height > width]).toEqual([{ width: 600, height: 800 }, true])
  })

  test('makes plain names of any', async () => {
    await make('Café (1).jpg', photo(300, 200))
    expect(made()[0]).toMatch(/^cafe-1-300-[\w-]{8}\.avif$/)
  })

  test('leaves a drawing as it is', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"></svg>')
    const { picture } = await make('sign.svg', drawing)
    expect([picture, made(), left('sign.svg')]).toEqual([{ size: { width: 40, height: 30 } }, [], drawing])
  })

  test('leaves a moving picture as it is', async () => {
    const frames = [noise(60, 40), noise(60, 40)].map((frame) => frame.png().toBuffer())
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer()
    const { picture } = await make('sweep.webp', moving)
    expect([picture, made(), left('sweep.webp').equals(moving)]).toEqual([
      { size: { width: 60, height: 40 } },
      [],
      true,
    ])
  })

  test('says which photo is damaged', async () => {
    const whole = await photo(800, 600).toBuffer()
    const { problems } = await make('lobby.jpg', whole.subarray(0, whole.length / 2))
    expect(problems).toMatchObject([{ file: 'public/images/lobby.jpg', code: 'damaged-picture', severity: 'error' }])
  })

  test('makes a photo once for all builds', async () => {
    const { bytes } = await make('lobby.jpg', photo(300, 200))
    const kept = readdirSync(join(folder, 'cache/pictures'))
    for (const name of kept)
      writeFileSync(join(folder, 'cache/pictures', name), name.endsWith('.sha256') ? sumOfKept : 'kept')
    await make('lobby.jpg', bytes)
    expect(String(left('lobby.jpg'))).toBe('kept')
  })
})
