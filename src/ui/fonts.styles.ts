import { globalStyles } from './styles.ts'

globalStyles({
  '@font-face': {
    fontFamily: 'Bricolage Grotesque',
    src: "url('/src/ui/fonts/bricolage-grotesque.woff2') format('woff2')",
    fontWeight: '500 800',
    fontDisplay: 'swap',
  },
})
globalStyles({
  '@font-face': {
    fontFamily: 'Public Sans',
    src: "url('/src/ui/fonts/public-sans.woff2') format('woff2')",
    fontWeight: '400 700',
    fontDisplay: 'swap',
  },
})

// Fonts of the system, scaled until they take the room of the web fonts, so that nothing moves when those arrive.
globalStyles({
  '@font-face': {
    fontFamily: 'Bricolage Fallback',
    src: "local('Arial')",
    sizeAdjust: '105.43%',
    ascentOverride: '88.21%',
    descentOverride: '25.61%',
    lineGapOverride: '0%',
  },
})
globalStyles({
  '@font-face': {
    fontFamily: 'Bricolage Fallback Android',
    src: "local('Roboto')",
    sizeAdjust: '105.66%',
    ascentOverride: '88.02%',
    descentOverride: '25.55%',
    lineGapOverride: '0%',
  },
})
globalStyles({
  '@font-face': {
    fontFamily: 'Public Sans Fallback',
    src: "local('Arial')",
    sizeAdjust: '104.87%',
    ascentOverride: '90.59%',
    descentOverride: '21.46%',
    lineGapOverride: '0%',
  },
})
globalStyles({
  '@font-face': {
    fontFamily: 'Public Sans Fallback Android',
    src: "local('Roboto')",
    sizeAdjust: '105.1%',
    ascentOverride: '90.39%',
    descentOverride: '21.41%',
    lineGapOverride: '0%',
  },
})
