import { criticalStyles } from '../theme/styles.ts'
import { colour, heading } from '../theme/theme.ts'

export const wordMark = criticalStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.625rem',
    minHeight: '2.75rem',
    // In the header, a long name takes two lines beside Call and Menu, before Menu moves to the next row.
    flex: '1 1 8rem',
    maxWidth: 'max-content',
    marginRight: 'auto',
    font: `800 min(7.5vw, clamp(1.1875rem, .3rem + 4.4vw, 1.375rem))/1 ${heading}`,
    letterSpacing: '-.02em',
    color: colour('ink'),
    textDecoration: 'none',
    '& svg': {
      flex: 'none',
      width: '1.75rem',
      color: colour('brand'),
      fill: 'currentColor',
      // Else a drawing keeps its own colours where the visitor's replace the ground.
      forcedColorAdjust: 'auto',
    },
    '& path + path': { color: colour('action') },
  },
})
