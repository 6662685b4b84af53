import { lookStyles } from '../theme/styles.ts'
import { colour, wide } from '../theme/theme.ts'

/** Headings beside what they head, on wide screens. */
export const headingsLeft = lookStyles({
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

/** Headings above what they head, each below a thick line across the page. */
export const headingsRuled = lookStyles({
  head: { paddingTop: '1rem', borderTop: `4px solid ${colour('ink')}` },
})

/** Centred headings above a short line. */
export const headingsCentred = lookStyles({
  head: {
    justifyItems: 'center',
    textAlign: 'center',
    '& h2::after': {
      content: '""',
      display: 'block',
      width: '3rem',
      height: '3px',
      margin: '1.25rem auto .25rem',
      background: colour('action'),
    },
  },
  // What stands beside a heading elsewhere is as wide as a text, in the middle as well.
  // Weaker than a section's own measure.
  split: { ':where(&) > :where(:not(:first-child))': { maxWidth: '48rem', marginInline: 'auto' } },
})
