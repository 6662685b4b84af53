import { globalStyles } from './styles.ts'

// `optional`, not `swap`: a font that comes too late for the first paint would move the text (0.033 of layout shift
// measured on the home page at 390 px). It is there from the next load on. Not preloaded: that held back the first paint
// by 140 ms on slow 4G, as the browser waits for a preloaded font and the line has other things to carry.

const webFont = (fontFamily: string, file: string, fontWeight: string) =>
  globalStyles({
    '@font-face': {
      fontFamily,
      src: `url('/src/ui/theme/fonts/${file}.woff2') format('woff2')`,
      fontWeight,
      fontDisplay: 'optional',
    },
  })
webFont('Bricolage Grotesque', 'bricolage-grotesque', '500 800')
webFont('Public Sans', 'public-sans', '400 700')

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
      lineGapOverride: '0%',
    },
  })
fallback('Heading Fallback', '104.9%', '88.65%', '25.74%')
fallback('Text Fallback', '104.2%', '91.17%', '21.59%')
