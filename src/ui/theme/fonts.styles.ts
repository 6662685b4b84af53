import { globalStyles } from './styles.ts'

// `swap` for headings, which carry the brand: they show their font on the first visit, 0.4 s after the first paint on slow
// 4G, and nearly always break into the same lines before and after, so that little moves. The lines of long texts are not that much
// alike: their font is there from the next load on. Not preloaded: that held back the first paint by 140 ms on slow 4G,
// as the browser waits for a preloaded font and the line has other things to carry.

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

// Fonts of the system, scaled until they take the room of the web fonts, so that nothing moves when those arrive:
// measured over the texts of the site. Roboto, for Android, is 0.2 % wider than Arial; one scale serves both.
const fallback = (fontFamily: string, sizeAdjust: string, ascentOverride: string, descentOverride: string) =>
  globalStyles({
    '@font-face': {
      fontFamily,
      src: "local('Arial'), local('Roboto')",
      sizeAdjust,
      ascentOverride,
      descentOverride,
    },
  })
fallback('Heading Fallback', '104.9%', '88.65%', '25.74%')
fallback('Text Fallback', '104.2%', '91.17%', '21.59%')
// For a Linux without either: at this size five of 130 main headings, of 26 pages in five widths from 360 to 1280 px, break
// otherwise than in the web font, the fewest of all sizes from 92 to 100 %.
globalStyles({ '@font-face': { fontFamily: 'Linux', src: "local('DejaVu Sans')", sizeAdjust: '94.1%' } })
