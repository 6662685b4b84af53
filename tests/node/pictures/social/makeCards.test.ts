import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import type { SiteModel } from '../../../../src/content/model/siteModel.ts'
import type { SocialCard } from '../../../../src/content/resolve/social/socialCard.ts'
import { listFiles } from '../../../../src/node/disk/listFiles.ts'
import { openPictures } from '../../../../src/node/input/openPictures.ts'
import { makeCard, makeCards } from '../../../../src/node/pictures/social/makeCards.ts'
import { sceneMarkup } from '../../../../src/page/render/sceneMarkup.tsx'
import { baseSite } from '../../../content/baseSite.ts'

const sumOfKept = createHash('sha256').update('kept').digest('hex')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-cards-'))
  mkdirSync(join(folder, 'public'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function siteWith(theme: object = {}): SiteModel {
  const config = { ...(JSON.parse(baseSite['site.config.json'] ?? '') as object), theme }
  const sources = { ...baseSite, 'site.config.json': JSON.stringify(config) }
  const { model } = compileSite({ sources, assets: ['/logo.svg', '/own.woff2'] })
  if (!model) throw new Error('The site has a problem')
  return model
}

const card: SocialCard = {
  address: '/about/og.png',
  alt: 'Marblestep: About',
  company: 'Marblestep',
  tagline: 'JANITORIAL & FACILITY SOLUTIONS',
  heading: 'About',
  town: 'Baltimore, MD',
  phone: '(410) 555-0142',
}

const source = (theme?: object) => {
  const publicDir = join(folder, 'public')
  return { model: siteWith(theme), files: openPictures(publicDir), publicDir, sceneMarkup }
}
const draw = (changes: Partial<SocialCard> = {}, theme?: object) => makeCard({ ...card, ...changes }, source(theme))

/** Returns the colour of one pixel as `#RRGGBB`. */
async function colourAt(png: Uint8Array, left: number, top: number): Promise<string> {
  const pixel = await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex').toUpperCase()}`
}
/** Returns the largest difference between two colours in any channel; a palette changes them slightly. */
const apart = (a: string, b: string) =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)),
    ),
  )

describe('src/node/pictures/social/makeCards', () => {
  test('draws 1200 x 630 pixels as PNG, light enough for every network', async () => {
    const png = await draw({ picture: { scene: 'skyline', seed: 'Towson' } })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(png.length).toBeLessThan(100_000)
  })

  test.each([
    ['the logo in place of the steps', {}, '#FF0000'],
    ['the logo of a site without the motif', { motif: 'none' }, '#FF0000'],
    ['no logo beside the name where it holds it', { logo: { onLight: '/logo.svg', hasName: true } }, '#FBFAF7'],
  ])('draws %s', async (_what, theme, expected) => {
    const red =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#F00" d="M0 0h16v16H0z"/></svg>'
    writeFileSync(join(folder, 'public/logo.svg'), red)
    const png = await draw({}, { logo: { onLight: '/logo.svg' }, ...theme })
    // At the upper edge of the sign, above the letters that would be there without one.
    expect(apart(await colourAt(png, 70, 62), expected)).toBeLessThan(9)
  })

  test('draws the same card to the same bytes', async () => {
    expect(Buffer.from(await draw()).equals(Buffer.from(await draw()))).toBe(true)
  })

  test.each<[string, Partial<SocialCard>]>([
    ['heading', { heading: 'Contact' }],
    ['town', { town: 'Towson, MD' }],
    ['company', { company: 'Brightwork' }],
    ['drawing', { picture: { scene: 'floor-care', seed: '' } }],
  ])('shows another %s', async (_, changes) => {
    expect(Buffer.from(await draw(changes)).equals(Buffer.from(await draw()))).toBe(false)
  })

  test('takes the colours of the theme', async () => {
    const png = await draw({}, { light: { bg: '#FFE0E0' } })
    expect(apart(await colourAt(png, 20, 20), '#FFE0E0')).toBeLessThanOrEqual(4)
  })

  test('is dark where the site is', async () => {
    expect(apart(await colourAt(await draw({}, { darkMode: 'dark' }), 20, 20), '#0E1614')).toBeLessThanOrEqual(4)
  })

  test.each<[string, [number, number]]>([
    ['cuts no steps', [710, 620]],
    ['shows no sign beside the name', [70, 118]],
  ])('%s where the theme has no motif', async (_, at) => {
    const picture = { scene: 'skyline', seed: '' } as const
    const colour = (theme?: object) => draw({ picture }, theme).then((png) => colourAt(png, ...at))
    expect(apart(await colour(), await colour({ motif: 'none' }))).toBeGreaterThan(50)
  })

  test('shows the sign of the site in its colours', async () => {
    const png = await draw({}, { light: { brand: '#203090', action: '#903020' } })
    expect(apart(await colourAt(png, 70, 118), '#203090')).toBeLessThanOrEqual(4)
    expect(apart(await colourAt(png, 118, 64), '#903020')).toBeLessThanOrEqual(4)
  })

  test('shows the photo at the top of the page', async () => {
    const red = sharp({ create: { width: 900, height: 700, channels: 3, background: '#C02020' } })
    writeFileSync(join(folder, 'public/lobby.jpg'), await red.jpeg().toBuffer())
    expect(apart(await colourAt(await draw({ picture: { src: '/lobby.jpg' } }), 1000, 300), '#C02020')).toBeLessThan(12)
  })

  test('shows the drawing at the top of the page', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><path fill="#C02020" d="M0 0h64v48H0z"/></svg>'
    writeFileSync(join(folder, 'public/desk.svg'), drawing)
    expect(apart(await colourAt(await draw({ picture: { src: '/desk.svg' } }), 1000, 300), '#C02020')).toBeLessThan(5)
  })

  test.each(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><path d="M0', '<svg/>'])(
    'leaves a drawing away that cannot be read: %j',
    async (drawing) => {
      writeFileSync(join(folder, 'public/desk.svg'), drawing)
      const [with_, without] = await Promise.all([draw({ picture: { src: '/desk.svg' } }), draw()])
      expect(await colourAt(with_, 1000, 100)).toBe(await colourAt(without, 1000, 100))
    },
  )

  test('gives the words all of the card where there is neither a picture nor the motif', async () => {
    const png = await draw({ heading: 'A Heading That Is Much Wider' }, { motif: 'none' })
    expect(apart(await colourAt(png, 1000, 20), '#FBFAF7')).toBeLessThanOrEqual(4)
    expect(apart(await colourAt(png, 1190, 300), '#0E5A52')).toBeLessThanOrEqual(4)
  })

  test.each<[string, object]>([
    ['headings', { headings: ['/own.woff2'] }],
    ['texts', { texts: ['/own.woff2'] }],
  ])('writes its %s in the fonts of the theme, anew where the file has changed', async (_, fonts) => {
    const font = (name: string) =>
      copyFileSync(join('src/ui/theme/fonts', `${name}.woff2`), join(folder, 'public/own.woff2'))
    const all = new Set<string>()
    for (const name of ['bricolage-grotesque', 'public-sans']) {
      font(name)
      all.add(Buffer.from(await draw({}, { fonts })).toString('base64'))
    }
    expect(all.size).toBe(2)
    const paths = { outDir: join(folder, 'out'), cacheDir: join(folder, 'cache') }
    const write = async () => {
      await makeCards({ ...source({ fonts }), ...paths, year: 2026 })
      return readFileSync(join(paths.outDir, 'og.png')).toString('base64')
    }
    const before = await write()
    font('bricolage-grotesque')
    expect(await write()).not.toBe(before)
  })

  test.each(['A'.repeat(200), '', '  ', 'Ωμέγα 清掃 🧽', '"<&>\'', 'word '.repeat(80)])(
    'draws the heading %j',
    async (heading) => {
      expect(await sharp(await draw({ heading })).metadata()).toMatchObject({ width: 1200, height: 630 })
    },
  )

  test('writes one beside each page that has its own, and draws none of them twice', async () => {
    const paths = { outDir: join(folder, 'out'), cacheDir: join(folder, 'cache') }
    await makeCards({ ...source(), ...paths, year: 2026 })
    const pages = listFiles(paths.outDir).filter((name) => name.endsWith('.png'))
    expect(pages.sort()).toEqual(
      ['about', 'quote', 'services', 'services/disinfection']
        .map((page) => `${page}/og.png`)
        .concat('og.png')
        .sort(),
    )
    for (const name of readdirSync(join(folder, 'cache/social')))
      writeFileSync(join(folder, 'cache/social', name), name.endsWith('.sha256') ? sumOfKept : 'kept')
    await makeCards({ ...source(), ...paths, year: 2026 })
    expect(pages.filter((page) => readFileSync(join(paths.outDir, page), 'utf8') !== 'kept')).toEqual([])
  })

  test('writes nothing any more once it has failed', async () => {
    const paths = { outDir: join(folder, 'out'), cacheDir: join(folder, 'cache') }
    mkdirSync(paths.outDir)
    writeFileSync(join(paths.outDir, 'quote'), 'in the way of a folder')
    await expect(makeCards({ ...source(), ...paths, year: 2026 })).rejects.toThrow('EEXIST')
    const left = listFiles(paths.outDir)
    await new Promise((done) => setTimeout(done, 500))
    expect(listFiles(paths.outDir)).toEqual(left)
  })
})
