import { lookStyles } from '../theme/styles.ts'
import { colour, medium, roomy, type } from '../theme/theme.ts'

const hairline = `1px solid ${colour('hairline')}`

/** Cards as the cells of one table. */
export const cardTiles = lookStyles({
  root: {
    [medium]: {
      'ul:has(> &)': { gap: 0, borderTop: hairline, borderLeft: hairline },
      '&&': { border: 0, borderRight: hairline, borderBottom: hairline },
      padding: roomy('clamp(1.5rem, 2.6vw, 2.25rem)'),
      borderRadius: 0,
      '& :is(h2, h3)': { fontSize: type.h3 },
    },
  },
  icon: {
    [medium]: {
      width: 'auto',
      height: 'auto',
      marginBottom: '1.5rem',
      background: 'none',
      '& svg': { width: '2.5rem', height: '2.5rem', strokeWidth: 1.25 },
    },
  },
})

/** Cards as entries below a line, with their icon on the left as on a phone. */
export const cardLines = lookStyles({
  root: {
    [medium]: {
      'ul:has(> &)': { columnGap: 'clamp(2rem, 4vw, 4rem)' },
      '&&': { border: 0, borderTop: `2px solid ${colour('brand')}`, borderRadius: 0, clipPath: 'none' },
      '&&&:has(> span)': { display: 'grid' },
      gridTemplateRows: 'auto 1fr auto',
      '&&&': { padding: '1.5rem 0 .5rem' },
      background: 'none',
      '&:hover:has(a), &:focus-within': { boxShadow: 'none' },
      '& :is(h2, h3)': { fontSize: type.h3 },
    },
  },
  cover: {
    [medium]: {
      '&&&': {
        position: 'static',
        alignSelf: 'start',
        width: '4.5rem',
        height: '4.5rem',
        margin: 0,
        aspectRatio: 'auto',
      },
    },
  },
})
