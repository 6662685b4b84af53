import type { CSSObject } from '@emotion/serialize'
import { globalStyles } from './styles.ts'

// `swap` for headings, which carry the brand: they show their font on the first visit, 0.4 s after the first paint on slow
// 4G. The lines of long texts are not alike enough for that: their font is there from the next load on. Not preloaded: that
// held back the first paint by 140 ms on slow 4G, as the browser waits for a preloaded font and the line has other things to
// carry.

const webFont = (fontFamily: string, file: string, fontWeight: string, fontDisplay: 'swap' | 'optional') =>
  globalStyles({
    '@font-face': {
      fontFamily,
      src: `url('/src/ui/theme/fonts/${file}.woff2') format('woff2')`,
      fontWeight,
      fontDisplay,
    },
  })
webFont('Bricolage Grotesque', 'bricolage-grotesque', '500 800', 'swap')
webFont('Public Sans', 'public-sans', '400 700', 'optional')

// Fonts of the system, scaled to the room that the web fonts take. Headings get 2 to 3 % more than that: none of 26 main
// headings in five widths from 360 to 1280 px then has more lines in the brand's font than before, and the starter keeps the
// height of those that have fewer (reserveLines). Liberation Sans, of Linux, is as wide as Arial; Roboto, of Android, is
// 0.8 % narrower, Noto Sans 4 % wider, and DejaVu Sans, which some Linux has alone, is wide enough as it is.
const fallback = (fontFamily: string, sizeAdjust: string, lines?: CSSObject) =>
  globalStyles({
    '@font-face': {
      fontFamily,
      src: "local('Arial'), local('Liberation Sans'), local('Roboto'), local('Noto Sans')",
      sizeAdjust,
      ...lines,
    },
  })
fallback('Headings', '109%', { ascentOverride: '88.65%', descentOverride: '25.74%' })
fallback('Texts', '104.2%')
