import path from 'node:path'
import type { Site } from '../../../schemas/index.ts'
import type { FontFace, FontFile, FontFiles } from '../../content/model/files/fontFile.ts'
import { fileOfAddress } from '../../content/model/files/pictureFile.ts'
import { type FontRole, fallbackFamily, fontRoles, localFonts } from '../../ui/theme/theme.ts'

type Theme = Site['theme']

/** A font of a site. */
export interface SiteFont {
  role: FontRole
  /** Its path in public/: `/fonts/lato.woff2`. */
  file: string
  hash: string
  face: FontFace
}

/** The usable fonts of a theme. The check reports the others. */
export function fontsOf(theme: Theme, files: FontFiles): SiteFont[] {
  return fontRoles.flatMap((role) =>
    (theme?.fonts?.[role] ?? []).flatMap((address) => {
      const file = fileOfAddress(address)
      const { hash, face }: Partial<FontFile> = files.get(file) ?? {}
      return face && hash !== undefined ? [{ role, file, hash, face }] : []
    }),
  )
}

/** The roles for which a site has its own fonts. */
export const ownFontRoles = (theme: Theme, files: FontFiles): FontRole[] =>
  fontRoles.filter((role) => fontsOf(theme, files).some((font) => font.role === role))

/**
 * The relative path of a font in the built site. The name contains a hash of the content, because browsers cache it for
 * a year.
 */
export function builtFont({ file, hash }: SiteFont): string {
  const name = path.posix.basename(file, '.woff2').replace(/[^A-Za-z0-9-]+/g, '-')
  return `assets/${name}-${hash.slice(0, 8)}.woff2`
}

/** The character widths of system fonts in regular weight, measured like `FontFace.width`. */
const localWidths = { sans: 0.4434, serif: 0.4002, wideSerif: 0.4804 } as const

/**
 * The fonts of a site as CSS, with scaled system fonts as fallbacks, so that the layout does not shift when a font
 * arrives. Empty for a site without its own fonts.
 *
 * @param addressOf returns the URL of a font for browsers
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

/** The width of a digit, the unit for line lengths (`measure`). */
function digitOf(role: FontRole, { digit }: FontFace): string[] {
  if (!digit) return []
  const [name, width] = role === 'headings' ? ['--digit-headings', digit.heading] : ['--digit', digit.text]
  return [`:root{${name}:${Number(width.toFixed(3))}em}`]
}

function ownFace({ role, face }: SiteFont, address: string, isOnly: boolean): string {
  const { least, most } = face.weights
  // A single font for headings covers all weights, because browsers would synthesize bold for one that they take for
  // too light.
  const weight = isOnly && role === 'headings' ? '100 900' : least === most ? `${least}` : `${least} ${most}`
  return rule(`Own ${role}`, `url(${JSON.stringify(address)}) format('woff2')`, [
    `font-weight:${weight}`,
    ...(face.isItalic ? ['font-style:italic'] : []),
    'font-display:swap',
  ])
}

/**
 * The fallback fonts for a font. Those of headings are 2 % wider than the font, so that a heading rarely needs more
 * lines once the font arrives.
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
