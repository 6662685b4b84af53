import { lastOfOdd } from '../Grid/lastOfOdd.ts'
import { sectionStyles } from '../theme/styles.ts'
import { medium, mediumOnly } from '../theme/theme.ts'

/** Places the picture to the left of the text, in the cards that a selector matches, with the given grid rows. */
const pictureBeside = (self: string, rows: string) => ({
  [self]: {
    display: 'grid',
    gridTemplate: `${rows} / minmax(0, 5fr) minmax(0, 7fr)`,
    columnGap: 'clamp(1.5rem, 4vw, 3.5rem)',
  },
  [`${self} > *`]: { gridColumn: 2 },
  [`${self} > :first-child`]: { gridArea: '1 / 1 / -1 / 2', margin: 0, aspectRatio: '3 / 2' },
  [`${self} > :nth-child(2)`]: { alignSelf: 'end' },
})

/** Cards with a picture, and cards as wide as the page; a page with such a card loads it (`data-sheet`). */
export const pictured = sectionStyles({
  picture: {
    '&&': { gridColumn: '1 / -1' },
    width: '100%',
    aspectRatio: '16 / 9',
    // Without this, a photo that is taller than its frame enlarges the frame
    // (https://www.w3.org/TR/css-sizing-4/#aspect-ratio-minimum).
    minHeight: 0,
    marginBottom: '1rem',
  },
  rows: { display: 'grid', [medium]: { gap: '1rem' } },
  row: { [medium]: pictureBeside('&&&', '1fr auto auto 1fr') },
  cell: { [mediumOnly]: pictureBeside(lastOfOdd, 'auto auto auto 1fr') },
})
