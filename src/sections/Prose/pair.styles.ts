import { sectionStyles } from '../../ui/theme/styles.ts'
import { medium, wide } from '../../ui/theme/theme.ts'

/** A text with a picture beside it; a page with such a section loads it (`data-sheet`). */
export const prosePair = sectionStyles({
  root: {
    display: 'grid',
    gap: '2.5rem clamp(2rem, 5vw, 5rem)',
    alignItems: 'center',
    [medium]: { gridTemplateColumns: '1fr 1fr' },
    [wide]: { gridTemplateColumns: '7fr 5fr' },
    '& h2': { marginBottom: '1.25rem' },
  },
  picture: {
    aspectRatio: '4 / 3',
    // Without this, a photo that is taller than its frame enlarges the frame
    // (https://www.w3.org/TR/css-sizing-4/#aspect-ratio-minimum).
    minHeight: 0,
    [medium]: { '&[data-side=left]': { order: -1 } },
  },
})
