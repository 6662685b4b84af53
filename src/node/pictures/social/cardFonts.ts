import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import satori, { type Font } from 'satori'
import type { Site } from '../../../../schemas/index.ts'
import { type FontRole, fontRoles } from '../../../ui/theme/theme.ts'
import { fontsOf, type SiteFont } from '../../code/fontCss.ts'
import { builderRoot } from '../../disk/builderRoot.ts'
import { openFonts } from '../../fonts/openFonts.ts'

// The package brings no types.
const subsetFont: (font: Buffer, text: string, options: object) => Promise<Buffer> = createRequire(import.meta.url)(
  'subset-font',
)

/** What a part of a card is written in. */
export interface CardFont {
  role: FontRole
  /** Its file on the disk, absolute. */
  place: string
  /** Changes with its contents; empty for a font of the builder. */
  hash: string
  /** What a font that has several weights is set to. */
  weight?: number
}

/** The weight in which a card writes, and the font of the builder for it. */
const usual = {
  headings: { weight: 700, file: 'bricolage-grotesque.woff' },
  texts: { weight: 500, file: 'public-sans.woff' },
} as const satisfies Record<FontRole, object>

/** The fonts of a site's cards: its own, and where it brings none, those of the builder. */
export function findCardFonts(theme: Site['theme'], publicDir: string): CardFont[] {
  const own = fontsOf(theme, openFonts(publicDir))
  return fontRoles.map((role) => {
    const { weight } = usual[role]
    const [best] = own.filter((font) => font.role === role).sort((one, other) => far(one, weight) - far(other, weight))
    if (!best) return fontOfBuilder(role)
    const { least, most } = best.face.weights
    const place = path.join(publicDir, best.file)
    return { role, place, hash: best.hash, ...(least < most && { weight: Math.min(Math.max(weight, least), most) }) }
  })
}

const fontOfBuilder = (role: FontRole): CardFont => ({
  role,
  place: path.join(builderRoot, 'src/node/pictures/fonts', usual[role].file),
  hash: '',
})

/** How far a font is from a weight; one in italics is farther than any other. */
function far({ face: { weights, isItalic } }: SiteFont, weight: number): number {
  return Math.max(weights.least - weight, weight - weights.most, 0) + (isItalic ? 1000 : 0)
}

/** Latin, Greek and Cyrillic letters, and the signs between them: what a cut of one weight is made of. */
const letters = [
  [0x20, 0x52f],
  [0x1e00, 0x1fff],
  [0x2000, 0x215f],
] as const

/**
 * Reads fonts for satori, which shows one that has several weights in the weight that it has by default. Browsers take fonts
 * that satori does not: that of the builder stands in for such a one.
 */
export function readCardFonts(fonts: readonly CardFont[]): Promise<Font[]> {
  return Promise.all(
    fonts.map(async (font) => {
      if (font.hash === '') return readFont(font)
      try {
        const read = await readFont(font)
        await satori(sample, { width: 100, height: 100, fonts: [read] })
        return read
      } catch {
        return readFont(fontOfBuilder(font.role))
      }
    }),
  )
}

const sample = { type: 'div', key: null, props: { children: 'Abc' } }

async function readFont({ role, place, weight }: CardFont): Promise<Font> {
  const data = await readFile(place)
  return { name: role, data: weight === undefined ? data : await cutOf(data, weight), weight: usual[role].weight }
}

const cutOf = (font: Buffer, wght: number): Promise<Buffer> =>
  subsetFont(font, letters.map(([first, last]) => charactersFrom(first, last)).join(''), {
    targetFormat: 'sfnt',
    variationAxes: { wght },
  })

const charactersFrom = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
