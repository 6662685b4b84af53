import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FontFace } from '../../../src/content/model/files/fontFile.ts'
import { openFonts } from '../../../src/node/fonts/openFonts.ts'

// The package has no types.
const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff' | 'sfnt' | 'woff2'; variationAxes?: object },
) => Promise<Buffer>

const root = join(import.meta.dirname, '../../..')
const shipped = openFonts(join(root, 'src/ui/theme/fonts'))
const ofSites = openFonts(join(root, 'tests/sites'))
const publicSans = readFileSync(join(root, 'src/ui/theme/fonts/public-sans.woff2'))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function readFont(name: string, content: Buffer | string) {
  writeFileSync(join(folder, name), content)
  return openFonts(folder).get(`/${name}`)
}

const faceOf = (font: { face: FontFace | undefined } | undefined) => {
  if (!font?.face) throw new Error('The font has no face')
  return font.face
}

describe('src/node/fonts/openFonts', () => {
  test('reads the weights of a font that varies, and its lines', () => {
    expect(faceOf(shipped.get('/public-sans.woff2'))).toMatchObject({
      weights: { least: 400, most: 700 },
      isItalic: false,
      isRestricted: false,
      ascent: 0.95,
      descent: 0.225,
    })
  })

  test('reads the one weight of a font with one', () => {
    const { family, weights, hasSerifs } = faceOf(ofSites.get('/restaurant/public/fonts/young-serif.woff2'))
    expect({ family, weights, hasSerifs }).toEqual({
      family: 'Young Serif',
      weights: { least: 400, most: 400 },
      hasSerifs: true,
    })
  })

  test('measures a cut as wide as a file that holds it alone', async () => {
    const bold = await subsetFont(publicSans, 'abcdefghijklmnopqrstuvwxyz ', {
      targetFormat: 'woff2',
      variationAxes: { wght: 700 },
    })
    const alone = faceOf(readFont('bold.woff2', bold)).width
    const varied = faceOf(shipped.get('/public-sans.woff2')).width
    expect(varied?.heading).toBeCloseTo(alone?.text ?? 0, 3)
    expect(varied?.heading).toBeGreaterThan(varied?.text ?? 1)
  })

  test('knows the letters that a font does not draw', () => {
    expect(faceOf(shipped.get('/public-sans.woff2')).lacking('Żółć é')).toEqual(['Ż', 'ł', 'ć'])
  })

  test('gives no width to a font without Latin letters', async () => {
    const signs = await subsetFont(publicSans, '0123456789', { targetFormat: 'woff2' })
    expect(faceOf(readFont('signs.woff2', signs)).width).toBeUndefined()
  })

  test.each([
    ['woff', 'woff'],
    ['sfnt', 'ttf'],
  ] as const)('tells the format %s whatever the name says', async (targetFormat, kind) => {
    const font = readFont(`${kind}.woff2`, await subsetFont(publicSans, 'ab', { targetFormat }))
    expect(font).toMatchObject({ kind, face: undefined })
  })

  test('gives no face to a font that is cut off, anywhere', () => {
    for (const bytes of [4, 12, 47, 60, 100, 200, 1_000, publicSans.length - 100])
      expect(readFont('cut.woff2', publicSans.subarray(0, bytes)), `${bytes} bytes`).toMatchObject({
        kind: 'woff2',
        face: undefined,
      })
  })

  test('knows what is no font, and what is not there', () => {
    expect(readFont('page.woff2', '<!doctype html>')).toMatchObject({ kind: undefined, face: undefined })
    expect(openFonts(folder).get('/gone.woff2')).toBeUndefined()
  })
})
