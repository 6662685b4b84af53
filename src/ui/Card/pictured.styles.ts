import { sectionStyles } from '../theme/styles.ts'
import { medium } from '../theme/theme.ts'

/** Cards with a picture, and cards as wide as the page; a page with such a card loads it (`data-sheet`). */
export const pictured = sectionStyles({
  picture: {
    '&&': { gridColumn: '1 / -1' },
    width: '100%',
    aspectRatio: '16 / 9',
    // Else a photo that is higher makes its place higher (https://www.w3.org/TR/css-sizing-4/#aspect-ratio-minimum).
    minHeight: 0,
    marginBottom: '1rem',
  },
  rows: { display: 'grid', [medium]: { gap: '1rem' } },
  row: {
    [medium]: {
      '&&': {
        display: 'grid',
        gridTemplate: '1fr auto auto 1fr / minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: 'clamp(1.5rem, 4vw, 3.5rem)',
      },
      '&&& > *': { gridColumn: 2 },
      '&&& > :first-child': { gridArea: '1 / 1 / -1 / 2', margin: 0, aspectRatio: '3 / 2' },
      '& > :nth-child(2)': { alignSelf: 'end' },
    },
  },
})
