import type { CSSObject } from '@emotion/serialize'
import { fontStyles } from './styles.ts'
import { displayOf, type FontRole, fallbackFamily, localFonts } from './theme.ts'

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
      fontDisplay: displayOf[role],
    },
  })
webFont('headings', { family: 'Bricolage Grotesque', file: 'bricolage-grotesque', weight: '500 800' })
webFont('texts', { family: 'Public Sans', file: 'public-sans', weight: '400 700' })

// Fonts of the system, scaled to the room that the web fonts take. Headings get 2 to 3 % more than that: none of 26 main
// headings in five widths from 360 to 1280 px then has more lines in the brand's font than before, and the starter keeps the
// lines of those that would have fewer (keepLines). Liberation Sans, of Linux, is as wide as Arial; Roboto, of Android, is
// 0.8 % narrower, Noto Sans 4 % wider, and DejaVu Sans, which some Linux has alone, is wide enough as it is.
const fallback = (role: FontRole, sizeAdjust: string, lines?: CSSObject) =>
  fontStyles(role, {
    '@font-face': {
      fontFamily: fallbackFamily[role],
      src: localFonts.sans,
      sizeAdjust,
      ...lines,
    },
  })
fallback('headings', '109%', { ascentOverride: '88.65%', descentOverride: '25.74%' })
fallback('texts', '104.2%')
