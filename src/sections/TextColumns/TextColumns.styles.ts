import { outlines } from '../../ui/theme/notch.ts'
import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, measure, medium, type, wide } from '../../ui/theme/theme.ts'

export const textColumns = sectionStyles({
  columns: {
    display: 'grid',
    gap: '3rem clamp(2rem, 4vw, 4rem)',
    // Titles of one and of two lines have texts that begin on one line.
    [wide]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      '& > li': { gridRow: '1 / span 3', gridTemplateRows: 'subgrid' },
    },
    // Two are panels, so that they fill their page.
    '&[data-count="2"]': {
      gap: '1.5rem',
      [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '& > li': {
        padding: 'clamp(1.5rem, 3.5vw, 3rem)',
        border: 0,
        background: 'var(--panel)',
        borderRadius: 'var(--round-large, 0)',
        clipPath: outlines.topRight,
      },
    },
  },
  rows: {
    display: 'grid',
    gap: '3rem',
    [wide]: {
      '& > li': { gridTemplateColumns: '4fr 8fr', gap: '1rem 4rem', paddingTop: '2.5rem' },
      '& > li > svg': { gridColumn: 1 },
      '& > li > div': { gridColumn: 2, gridRow: '1 / 3' },
    },
  },
  item: {
    display: 'grid',
    gap: '1rem',
    alignContent: 'start',
    paddingTop: '1.75rem',
    borderTop: `1px solid ${colour('hairline')}`,
    '& h2, & h3': { fontSize: type.h3 },
  },
  body: {
    maxWidth: measure(66),
    color: colour('ink-soft'),
    '& > * + *': { marginTop: '1em' },
  },
})
