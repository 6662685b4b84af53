import { sectionStyles } from '../../ui/theme/styles.ts'
import { medium, space, wide } from '../../ui/theme/theme.ts'

/** A picture with a ground of its own, up to the edges of the band; a page with one loads it (`data-sheet`). */
export const ctaPhoto = sectionStyles({
  root: {
    '&&&': { marginInline: 'calc(-1 * var(--edge))', maxWidth: 'none' },
    [medium]: {
      '&&&': { alignSelf: 'stretch', maxHeight: 'none', marginLeft: 0 },
      aspectRatio: 'auto',
      minHeight: '20rem',
    },
    [wide]: { '&&&': { marginTop: `calc(${space.section} * -1)` } },
  },
})
