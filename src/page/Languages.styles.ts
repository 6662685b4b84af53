import { criticalStyles } from '../ui/theme/styles.ts'
import { colour, type } from '../ui/theme/theme.ts'

export const languages = criticalStyles({
  root: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '1rem',
    padding: '0 var(--edge)',
    color: colour('ink-soft'),
    fontSize: type.small,
    '& a, & b': { padding: '.625rem 0' },
  },
})
