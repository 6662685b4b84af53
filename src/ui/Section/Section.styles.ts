import { styles } from '../theme/styles.ts'
import { colour, measure, roomy, space, type, wide } from '../theme/theme.ts'

export const section = styles({
  root: {
    padding: `${space.section} var(--edge)`,
    '&:not([data-tone]) + &:not([data-tone])': { paddingTop: 0 },
  },
  head: {
    display: 'grid',
    gap: '.75rem 1.5rem',
    marginBottom: roomy('clamp(1.75rem, 1.2rem + 2.2vw, 3rem)'),
  },
  intro: { maxWidth: measure(44), fontSize: type.lead, lineHeight: 1.45, color: colour('ink-soft') },
  // The lead starts at the fifth of twelve columns, like everything beside a heading, and aligns with the heading's
  // first line. A heading without a lead spans the whole width.
  stacked: {
    [wide]: {
      '& > div:first-child': {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        columnGap: '4rem',
        alignItems: 'baseline',
      },
    },
  },
  split: {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gap: '0 4rem',
      alignItems: 'start',
      '& > div:first-child': { position: 'sticky', top: '7rem', margin: 0 },
    },
  },
})
