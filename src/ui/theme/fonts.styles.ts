import type { CSSObject } from '@emotion/serialize'
import { fontStyles } from './styles.ts'
import { type FontRole, fallbackFamily, localFonts } from './theme.ts'

// Not preloaded: that held back the first paint by 140 ms on slow 4G, as the browser waits for a preloaded font and the line
// has other things to carry.

interface WebFont {
  family: string
  file: string
  weight: string
}

const webFont = (role: FontRole, { family, file, weight }: WebFont) =>
  fontStyles(role, {
    '@font-face': {
      fontFamily: family,
      src: `url('/src/ui/theme/fonts/${file}.woff2') format('woff2')`,
      fontWeight: weight,
      fontDisplay: 'swap',
    },
  })
webFont('headings', { family: 'Bricolage Grotesque', file: 'bricolage-grotesque', weight: '500 800' })
webFont('texts', { family: 'Public Sans', file: 'public-sans', weight: '400 700' })

// Fonts of the system, scaled to the room that the web fonts take, and bold ones where text is bold: made bold by the browser,
// letters are smeared. Headings are as wide as in the brand's font, and texts 2 % wider: the starter keeps the lines of those
// that would have fewer (keepLines). Of 78 first screens (26 pages, three widths), none moves by more than 0.005 when the fonts
// come after the starter, and one by more than 0.01 when they come before it, of eight at 101.5 %. With texts at 105.3 % or
// 106.3 %, one moves by 0.013 in spite of the starter. Liberation Sans, of Linux, is as wide as Arial; Roboto, of Android, is
// 0.8 % narrower, and DejaVu Sans, which some Linux has alone, is wide enough as it is.
const bold =
  "local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold'), local('Roboto'), local('Noto Sans Bold')"

const fallback = (role: FontRole, face: CSSObject) =>
  fontStyles(role, { '@font-face': { fontFamily: fallbackFamily[role], ...face } })
fallback('headings', {
  src: bold,
  fontWeight: '500 800',
  sizeAdjust: '98.3%',
  ascentOverride: '98.3%',
  descentOverride: '28.54%',
})
fallback('texts', { src: localFonts.sans, sizeAdjust: '105.8%' })
fallback('texts', { src: bold, fontWeight: '600 700', sizeAdjust: '98%' })
