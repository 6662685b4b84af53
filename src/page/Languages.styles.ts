import { partStyles } from '../ui/theme/styles.ts'
import { colour, menuHidden, menuRow, type } from '../ui/theme/theme.ts'

export const languages = partStyles({
  bar: {
    display: 'flex',
    fontSize: type.small,
    '& a': { minWidth: '2.75rem', padding: '.625rem .5rem', textAlign: 'center', textDecoration: 'none' },
    [menuRow]: { display: 'none' },
  },
  row: {
    display: 'flex',
    gap: '0 1.5rem',
    color: colour('ink-soft'),
    fontSize: type.small,
    '& a': { padding: '.625rem 0' },
    // There the bar shows the languages.
    [menuHidden]: { display: 'none' },
  },
})
