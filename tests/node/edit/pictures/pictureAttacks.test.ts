import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPicturesApi } from '../../../../src/node/edit/api/createPicturesApi.ts'
import { createVersions } from '../../../../src/node/edit/api/createVersions.ts'
import { judgePicture, mostPictureBytes } from '../../../../src/node/edit/pictures/judgePicture.ts'
import type { Step } from '../../../../src/node/edit/session/history.ts'
import { readSources } from '../../../../src/node/input/readSources.ts'
import { pngOfSize } from './pngOfSize.ts'

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8" ${attributes}>${inner}</svg>`

let jpeg: Buffer
let png: Buffer

/** Drawings with active content, or that load something. */
const drawings: [string, string][] = [
  ['a script', svg('<script>alert(1)</script>')],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
  ['a script of another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
  ['an event', svg('<rect width="8" height="8" onclick="alert(1)"/>')],
  ['an event at load', svg('', 'onload="alert(1)"')],
  ['a link that runs code', svg('<a xlink:href="javascript:alert(1)"><rect width="8" height="8"/></a>')],
  ['a link that hides its code', svg('<a xlink:href="java&#x73;cript:alert(1)"><rect width="8" height="8"/></a>')],
  [
    'a web page',
    svg('<foreignObject width="8" height="8"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
  ],
  ['a frame', svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="http://evil.example/"/>')],
  ['a picture from elsewhere', svg('<image href="http://evil.example/x.png" width="8" height="8"/>')],
  ['a picture from another folder', svg('<image xlink:href="../../secret.png" width="8" height="8"/>')],
  ['a file of the machine', svg('<image href="file:///etc/passwd" width="8" height="8"/>')],
  ['a drawing in a drawing', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="8" height="8"/>')],
  ['styles from elsewhere', svg('<style>@import "http://evil.example/x.css";</style>')],
  ['a fill from elsewhere', svg('<rect width="8" height="8" fill="url(http://evil.example/x#y)"/>')],
  ['a sheet from elsewhere', `<?xml-stylesheet href="http://evil.example/x.css"?>${svg('')}`],
  ['an entity of a file', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`],
  [
    'entities within entities',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
  ],
  [
    'shapes that are used a million times',
    svg(
      `<defs><rect id="a0" width="1" height="1"/>${[1, 2, 3, 4, 5, 6].map((number) => `<g id="a${number}">${`<use href="#a${number - 1}"/>`.repeat(10)}</g>`).join('')}</defs><use href="#a6"/>`,
    ),
  ],
  ['a side of a million pixels', svg('<rect width="8" height="8"/>').replace('width="8"', 'width="1000000"')],
  ['more than 1 MB', svg(`<desc>${'x'.repeat(1_100_000)}</desc>`)],
  ['an end that is missing', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
]

/** Files that are not pictures, or that must not be decoded. */
const others: [string, () => Buffer | Promise<Buffer>][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['words', () => Buffer.from('no picture at all')],
  ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page file', () => Buffer.from('{"name":"x"}')],
  ['a program', () => Buffer.from('7f454c46020101000000000000000000', 'hex')],
  ['a packed file', () => gzipSync('x')],
  ['a document', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['a drawing that is packed', () => gzipSync(svg(''))],
  ['a drawing in UTF-16', () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg('<script/>'), 'utf16le')])],
  ['a photo without its end', () => jpeg.subarray(0, jpeg.length / 2)],
  ['a photo of which only the head is there', () => jpeg.subarray(0, 200)],
  [
    'a photo with damage in its middle',
    () => Buffer.concat([png.subarray(0, 60), Buffer.alloc(60), png.subarray(120)]),
  ],
  ['a bomb: 60,000 x 60,000 pixels in a few bytes', () => pngOfSize(60_000, 60_000)],
  ['a bomb that is one line', () => pngOfSize(2_000_000_000, 1)],
  ['a picture without a size', () => pngOfSize(0, 0)],
  [
    'a bomb of frames: 2,000 of 400 x 400 pixels',
    async () => {
      const frame = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#336699' } })
        .gif()
        .toBuffer()
      // The frame without its header and its end, repeated.
      const [head, body] = [frame.subarray(0, frame.indexOf(0x2c)), frame.subarray(frame.indexOf(0x2c), -1)]
      return Buffer.concat([head, ...Array.from({ length: 2000 }, () => body), Buffer.from([0x3b])])
    },
  ],
  [
    'a drawing with a bomb in it',
    () => Buffer.from(svg(`<image href="data:image/png;base64,${pngOfSize(60_000, 60_000).toString('base64')}"/>`)),
  ],
  ['a picture of the printers', () => sharp(png).tiff().toBuffer()],
]

/** Request bodies of another shape. */
const bodies: [string, object][] = [
  ['no name', { data: '' }],
  ['no picture', { name: 'x.png' }],
  ['a name that is no text', { name: ['x.png'], data: 'AAAA' }],
  ['a name that is too long', { name: 'x'.repeat(400), data: 'AAAA' }],
  ['a picture that is no text', { name: 'x.png', data: { length: 4 } }],
  ['no Base64', { name: 'x.png', data: '****' }],
  ['Base64 for addresses', { name: 'x.png', data: 'AA-_' }],
  ['Base64 that is cut off', { name: 'x.png', data: 'AAA' }],
  ['Base64 with breaks', { name: 'x.png', data: 'AA\nA' }],
  ['an address in place of a picture', { name: 'x.png', data: 'data:image/png;base64,AAAA' }],
]

/** Malicious file names, with the expected name. */
const names: [string, string][] = [
  ['../../secret.png', 'secret.png'],
  ['..\\..\\secret.png', 'secret.png'],
  ['/etc/passwd', 'passwd.png'],
  ['C:\\Windows\\system.png', 'system.png'],
  ['....//....//x.png', 'x.png'],
  ['%2e%2e%2fx.png', '2e-2e-2fx.png'],
  ['evil.php', 'evil.png'],
  ['evil.svg', 'evil.png'],
  ['evil.png.html', 'evil-png.png'],
  ['.htaccess', 'picture.png'],
  ['index.html\0.png', 'index-html.png'],
  ['con.png', 'the-con.png'],
  ['a\u202egnp.exe', 'a-gnp.png'],
  ['\u4e2d\u6587.png', 'picture.png'],
  ['Lobby Photo (1).PNG', 'lobby-photo-1.png'],
  [`${'long-'.repeat(50)}.png`, `${'long-'.repeat(12).slice(0, -1)}.png`],
  ['', 'picture.png'],
]

describe('src/node/edit/pictures', () => {
  let parent = ''
  let root = ''
  const api = () =>
    createPicturesApi({
      ...{ root, found: () => readSources(root), versions: createVersions() },
      session: { note: () => undefined },
    })
  const add = async (name: string, bytes: Buffer) => await api().addPicture?.({ name, data: bytes.toString('base64') })
  const files = () => readdirSync(parent, { recursive: true, encoding: 'utf8' }).sort()

  beforeAll(async () => {
    const plain = { create: { width: 64, height: 48, channels: 3, background: '#336699' } } as const
    const noise = sharp({ ...plain, create: { ...plain.create, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    jpeg = await noise.jpeg().toBuffer()
    png = await noise.png().toBuffer()
  })
  beforeEach(() => {
    if (parent !== '') rmSync(parent, { recursive: true })
    parent = mkdtempSync(path.join(tmpdir(), 'ashlar-pictures-'))
    root = path.join(parent, 'site')
    mkdirSync(root)
  })
  afterAll(() => rmSync(parent, { recursive: true }))

  test.each([
    ...drawings.map(([name, text]): [string, () => Buffer] => [`a drawing with ${name}`, () => Buffer.from(text)]),
    ...others,
  ])('%s is refused in one line, and nothing is written', async (_name, make) => {
    const before = files()
    const bytes = await make()
    await expect(add('x.png', bytes)).rejects.toThrow(/^[A-Z][^\n]{10,160}\. Nothing was kept\.$/)
    expect(files()).toEqual(before)
  })

  test('more than 20 MB is refused, as a request that is too long and by itself', async () => {
    const bytes = Buffer.concat([png, Buffer.alloc(mostPictureBytes)])
    expect(await judgePicture(bytes)).toEqual({ why: 'The picture is larger than 20 MB.' })
    await expect(add('x.png', bytes)).rejects.toThrow('The text "data" of the request is too long.')
    expect(files()).toEqual(['site'])
  })

  test.each(bodies)('a request with %s is refused', async (_name, body) => {
    expect(() => api().addPicture?.({ ...body })).toThrow(/^The (?:request|text|picture)/)
    expect(files()).toEqual(['site'])
  })

  test.each(names)('%j becomes %s: letters and digits, with the ending of what the file holds', async (said, made) => {
    expect(await add(said, png)).toMatchObject({ picture: { src: `/images/${made}` } })
    expect(files()).toEqual(['site', 'site/public', 'site/public/images', `site/public/images/${made}`])
  })

  test('the same picture is kept once, and another of its name beside it', async () => {
    const other = await sharp(png).negate().png().toBuffer()
    const { addPicture } = api()
    const sent = await Promise.all(
      [
        ['a.png', png],
        ['a.png', png],
        ['A.PNG', other],
        ['b.png', png],
      ].map(([name, bytes]) => addPicture?.({ name, data: bytes?.toString('base64') })),
    )
    expect(sent.map((answer) => Reflect.get(Reflect.get(answer as object, 'picture'), 'src'))).toEqual([
      '/images/a.png',
      '/images/a.png',
      '/images/a-2.png',
      '/images/a.png',
    ])
    expect(readFileSync(path.join(root, 'public/images/a.png')).equals(png)).toBe(true)
  })

  test('a photo that lies on its side is as high as browsers show it, and a plain drawing is kept', async () => {
    const upright = await sharp(jpeg).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await add('u.jpg', upright)).toMatchObject({ picture: { src: '/images/u.jpg', width: 48, height: 64 } })
    const plain = svg('<defs><linearGradient id="a"/></defs><rect width="8" height="8" fill="url(#a)"/>')
    expect(await add('logo.svg', Buffer.from(plain))).toMatchObject({ picture: { src: '/images/logo.svg' } })
  })

  test('a folder that leads out of the site is not written through', async () => {
    mkdirSync(path.join(parent, 'outside'))
    mkdirSync(path.join(root, 'public'))
    symlinkSync(path.join(parent, 'outside'), path.join(root, 'public/images'))
    await expect(add('x.png', png)).rejects.toThrow('shortcut')
    rmSync(path.join(root, 'public/images'))
    rmdirSync(path.join(root, 'public'))
    symlinkSync(path.join(parent, 'outside'), path.join(root, 'public'))
    await expect(add('x.png', png)).rejects.toThrow('shortcut')
    expect(readdirSync(path.join(parent, 'outside'))).toEqual([])
  })

  test('a link or a file in the place of a new picture stays as it is', async () => {
    mkdirSync(path.join(root, 'public/images'), { recursive: true })
    writeFileSync(path.join(parent, 'secret.png'), 'secret')
    symlinkSync(path.join(parent, 'secret.png'), path.join(root, 'public/images/x.png'))
    symlinkSync(path.join(parent, 'gone.png'), path.join(root, 'public/images/X-2.png'))
    expect(await add('x.png', png)).toMatchObject({ picture: { src: '/images/x-3.png' } })
    expect([readFileSync(path.join(parent, 'secret.png'), 'utf8'), existsSync(path.join(parent, 'gone.png'))]).toEqual([
      'secret',
      false,
    ])
    rmSync(path.join(root, 'public'), { recursive: true })
    writeFileSync(path.join(root, 'public'), 'a file')
    await expect(add('x.png', png)).rejects.toThrow('no folder')
  })

  test('all pictures of a site with many are listed, for the search by name', () => {
    const assets = new Set(Array.from({ length: 1200 }, (_, index) => `/images/crew-${index}.jpg`))
    const found = () => ({ ...readSources(root), assets })
    const api = createPicturesApi({ root, found, versions: createVersions(), session: { note: () => undefined } })
    expect(api.pictures?.({})).toMatchObject({ pictures: { length: 1200 } })
  })

  test('undone, a picture leaves the site, unless a page shows it; done again, it is back', async () => {
    const steps: NonNullable<Step['act']>[] = []
    const api = createPicturesApi({
      ...{ root, found: () => readSources(root), versions: createVersions() },
      session: { note: (_, act) => void steps.push(act) },
    })
    await api.addPicture?.({ name: 'a.png', data: png.toString('base64') })
    // Adding the same picture again is not an undo step.
    await api.addPicture?.({ name: 'a.png', data: png.toString('base64') })
    const [take, ...others] = steps
    expect(others).toEqual([])
    const place = path.join(root, 'public/images/a.png')
    mkdirSync(path.join(root, 'pages'))
    writeFileSync(path.join(root, 'pages/index.json'), '{ "image": { "src": "/images/a.png" } }')
    expect(take?.('back')).toBe('pages/index.json shows it')
    rmSync(path.join(root, 'pages/index.json'))
    expect(take?.('back')).toBeUndefined()
    expect(existsSync(place)).toBe(false)
    expect(take?.('back')).toBe('/images/a.png is not there any more')
    expect(take?.('on')).toBeUndefined()
    expect(readFileSync(place)).toEqual(png)
  })
})
