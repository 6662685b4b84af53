import path from 'node:path'
import type { Site } from '../../../schemas/index.ts'
import type { FontFace, FontFile, FontFiles } from '../../content/model/files/fontFile.ts'
import { fileOfAddress } from '../../content/model/files/pictureFile.ts'
import { type FontRole, fallbackFamily, fontRoles, localFonts } from '../../ui/theme/theme.ts'

type Theme = Site['theme']

/** A font of a site. */
export interface SiteFont {
  role: FontRole
  /** Its file in public/, `/fonts/lato.woff2`. */
  file: string
  hash: string
  face: FontFace
}

/** The fonts of a theme whose files can be used; the check has told of the others. */
export function fontsOf(theme: Theme, files: FontFiles): SiteFont[] {
  return fontRoles.flatMap((role) =>
    (theme?.fonts?.[role] ?? []).flatMap((address) => {
      const file = fileOfAddress(address)
      const { hash, face }: Partial<FontFile> = files.get(file) ?? {}
      return face && hash !== undefined ? [{ role, file, hash, face }] : []
    }),
  )
}

/** What a site has fonts of its own for. */
export const ownFontRoles = (theme: Theme, files: FontFiles): FontRole[] =>
  fontRoles.filter((role) => fontsOf(theme, files).some((font) => font.role === role))

/** Where a built site has a font, below its folder: a name that changes with its contents, which browsers keep for a year. */
export function builtFont({ file, hash }: SiteFont): string {
  const name = path.posix.basename(file, '.woff2').replace(/[^A-Za-z0-9-]+/g, '-')
  return `assets/${name}-${hash.slice(0, 8)}.woff2`
}

/** How wide the fonts of systems are, as `FontFace.width` is measured, of regular weight. */
const localWidths = { sans: 0.4434, serif: 0.4002, wideSerif: 0.4804 } as const

/**
 * The fonts of a site as CSS, and the fonts of the system that stand in until they have come, scaled to the same room, so
 * that nothing moves. Empty for a site without fonts of its own.
 *
 * @param addressOf gives the address at which browsers find one
 */
export function fontCss(theme: Theme, files: FontFiles, addressOf: (font: SiteFont) => string): string {
  const fonts = fontsOf(theme, files)
  return fontRoles
    .flatMap((role) => {
      const own = fonts.filter((font) => font.role === role)
      const [first] = own
      if (!first) return []
      const faces = own.map((font) => ownFace(font, addressOf(font), own.length === 1))
      const { names, rules } = fallbacks(role, first.face)
      const family = [`'Own ${role}'`, ...names, first.face.hasSerifs ? 'serif' : 'sans-serif'].join(',')
      return [
        ...faces,
        ...rules,
        ...digitOf(role, first.face),
        role === 'headings' ? `:root{--heading:${family}}` : `body{font-family:${family}}`,
      ]
    })
    .join('')
}

/** What measures of texts are counted in (`measure`). */
function digitOf(role: FontRole, { digit }: FontFace): string[] {
  if (!digit) return []
  const [name, width] = role === 'headings' ? ['--digit-headings', digit.heading] : ['--digit', digit.text]
  return [`:root{${name}:${Number(width.toFixed(3))}em}`]
}

function ownFace({ role, face }: SiteFont, address: string, isOnly: boolean): string {
  const { least, most } = face.weights
  // The only font of headings is drawn as it is: browsers would thicken one that they take for too light.
  const weight = isOnly && role === 'headings' ? '100 900' : least === most ? `${least}` : `${least} ${most}`
  return rule(`Own ${role}`, `url(${JSON.stringify(address)}) format('woff2')`, [
    `font-weight:${weight}`,
    ...(face.isItalic ? ['font-style:italic'] : []),
    'font-display:swap',
  ])
}

/**
 * The fonts of the system that stand in for one. Headings get 2 % more room than theirs: rarely has one then more lines in
 * the site's font than before.
 */
function fallbacks(
  role: FontRole,
  { width, ascent, descent, hasSerifs }: FontFace,
): { names: string[]; rules: string[] } {
  if (!width) return { names: [], rules: [] }
  const wanted = role === 'headings' ? width.heading * 1.02 : width.text
  const shapes = hasSerifs ? (['serif', 'wideSerif'] as const) : (['sans'] as const)
  const made = shapes.map((shape) => {
    const name = shape === 'wideSerif' ? `${fallbackFamily[role]} of Android` : fallbackFamily[role]
    const scale = wanted / localWidths[shape]
    const sizes = { 'size-adjust': scale, 'ascent-override': ascent / scale, 'descent-override': descent / scale }
    const lines = Object.entries({ ...sizes, 'line-gap-override': 0 }).map(([key, part]) => `${key}:${percent(part)}`)
    return { name: `'${name}'`, rule: rule(name, localFonts[shape], lines) }
  })
  return { names: made.map(({ name }) => name), rules: made.map(({ rule }) => rule) }
}

const rule = (family: string, src: string, more: readonly string[]) =>
  `@font-face{font-family:'${family}';src:${src};${more.join(';')}}`

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`
