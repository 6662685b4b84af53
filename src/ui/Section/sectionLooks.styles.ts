import { lookStyles } from '../theme/styles.ts'
import { colour } from '../theme/theme.ts'

/** Centred headings above a short line. */
export const headingsCentred = lookStyles({
  stacked: {
    '& > div:first-child': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      textAlign: 'center',
    },
    '& > div:first-child h2::after': {
      content: '""',
      display: 'block',
      width: '3rem',
      height: '3px',
      margin: '1.25rem auto .25rem',
      background: colour('action'),
    },
  },
})
