import type { CSSObject } from '@emotion/serialize'
import { fontStyles } from './styles.ts'
import { type FontRole, fallbackFamily, localFonts } from './theme.ts'

// Not preloaded: preloading delayed the first paint by 140 ms on slow 4G, because the browser waits for a preloaded
// font and the line is needed for other files.

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

// System fonts scaled to the width of the web fonts, with bold faces for bold text, because letters that the browser
// emboldens look smeared. Headings are as wide as in the brand's font and texts are 2 % wider; the starter preserves
// the lines of texts that would have fewer (keepLines). Of 78 first screens (26 pages, three widths), none shifts by
// more than 0.005 when the fonts arrive after the starter, and one shifts by more than 0.01 when they arrive before it,
// against eight at 101.5 %. With texts at 105.3 % or 106.3 %, one shifts by 0.013 in spite of the starter. Liberation
// Sans (Linux) is as wide as Arial; Roboto (Android) is 0.8 % narrower; DejaVu Sans, the only font of some Linux
// systems, is wide enough unscaled.
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
