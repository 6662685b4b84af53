import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import satori, { type Font } from 'satori'
import type { Site } from '../../../../schemas/index.ts'
import { type FontRole, fontRoles } from '../../../ui/theme/theme.ts'
import { fontsOf, type SiteFont } from '../../code/fontCss.ts'
import { builderRoot } from '../../disk/builderRoot.ts'
import { openFonts } from '../../fonts/openFonts.ts'

// The package has no type declarations.
export const subsetFont: (font: Buffer, text: string, options: object) => Promise<Buffer> = createRequire(
  import.meta.url,
)('subset-font')

/** The font for a part of a card. */
export interface CardFont {
  role: FontRole
  /** The absolute path of its file. */
  place: string
  /** A hash of its content; empty for a font of the builder. */
  hash: string
  /** The weight to set on a variable font. */
  weight?: number
}

/** The weight of text on a card, and the builder's font for it. */
const usual = {
  headings: { weight: 700, file: 'bricolage-grotesque.woff' },
  texts: { weight: 500, file: 'public-sans.woff' },
} as const satisfies Record<FontRole, object>

/** The fonts of a site's cards: its own, or else those of the builder. */
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

/** The distance of a font from a weight; italics are farther than any other font. */
function far({ face: { weights, isItalic } }: SiteFont, weight: number): number {
  return Math.max(weights.least - weight, weight - weights.most, 0) + (isItalic ? 1000 : 0)
}

/** Ranges of Latin, Greek and Cyrillic letters and of punctuation, which an instance of a variable font contains. */
const letters = [
  [0x20, 0x52f],
  [0x1e00, 0x1fff],
  [0x2000, 0x215f],
] as const

/**
 * Reads fonts for satori, which uses a variable font only at its default weight. If satori cannot read a font that
 * browsers accept, the builder's font replaces it.
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
