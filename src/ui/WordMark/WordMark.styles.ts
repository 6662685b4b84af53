import { criticalStyles } from '../theme/styles.ts'
import { colour, heading } from '../theme/theme.ts'

export const wordMark = criticalStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.45em',
    minHeight: '2.75rem',
    // In the header, a long name takes two lines beside Call and Menu, before Menu wraps to the next row.
    flex: '1 1 30vw',
    maxWidth: 'max-content',
    marginRight: 'auto',
    // If text is enlarged, the sign keeps its size, so that Menu stays in its row.
    font: `800 min(6vw, clamp(1.1875rem, .3rem + 4.4vw, 1.375rem))/1 ${heading}`,
    letterSpacing: '-.02em',
    color: colour('ink'),
    textDecoration: 'none',
    '& svg': {
      flex: 'none',
      width: '1.27em',
      color: colour('brand'),
      fill: 'currentColor',
      // Without this, a drawing keeps its own colours when forced colours replace the background.
      forcedColorAdjust: 'auto',
    },
    '& path + path': { color: colour('action') },
  },
})
