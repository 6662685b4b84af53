import { globalStyles } from './styles.ts'

// `optional`, not `swap`: a font that comes too late for the first paint would move the text (0.033 of layout shift
// measured on the home page at 390 px). It is there from the next load on. Not preloaded: that held back the first paint
// by 140 ms on slow 4G, as the browser waits for a preloaded font and the line has other things to carry.

globalStyles({
  '@font-face': {
    fontFamily: 'Bricolage Grotesque',
    src: "url('/src/ui/theme/fonts/bricolage-grotesque.woff2') format('woff2')",
    fontWeight: '500 800',
    fontDisplay: 'optional',
  },
})
globalStyles({
  '@font-face': {
    fontFamily: 'Public Sans',
    src: "url('/src/ui/theme/fonts/public-sans.woff2') format('woff2')",
    fontWeight: '400 700',
    fontDisplay: 'optional',
  },
})

// Fonts of the system, scaled until they take the room of the web fonts, so that nothing moves when those arrive:
// measured over the texts of the site. Roboto, for Android, is 0.2 % wider than Arial; one scale serves both.
globalStyles({
  '@font-face': {
    fontFamily: 'Heading Fallback',
    src: "local('Arial'), local('Roboto')",
    sizeAdjust: '104.9%',
    ascentOverride: '88.65%',
    descentOverride: '25.74%',
    lineGapOverride: '0%',
  },
})
globalStyles({
  '@font-face': {
    fontFamily: 'Text Fallback',
    src: "local('Arial'), local('Roboto')",
    sizeAdjust: '104.2%',
    ascentOverride: '91.17%',
    descentOverride: '21.59%',
    lineGapOverride: '0%',
  },
})
