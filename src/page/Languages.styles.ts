import { partStyles } from '../ui/theme/styles.ts'
import { colour, menuRow, type } from '../ui/theme/theme.ts'

export const languages = partStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1.5rem',
    color: colour('ink-soft'),
    fontSize: type.small,
    '& a, & b': { padding: '.625rem 0' },
    // In the row of the header there is room for the ways to others alone.
    [menuRow]: { '& b': { display: 'none' } },
  },
})
