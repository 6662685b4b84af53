import { criticalStyles } from '../ui/styles.ts'
import { colour, type } from '../ui/theme.ts'

export const breadcrumbs = criticalStyles({
  root: {
    padding: '0 var(--edge)',
    borderTop: `1px solid ${colour('hairline')}`,
    fontSize: type.small,
    '& ol': {
      display: 'flex',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
      maskImage: 'linear-gradient(90deg, #000 calc(100% - 2rem), transparent)',
      paddingRight: '2rem',
    },
    '& li + li::before': { content: '"/" / ""', padding: '0 .625rem', color: colour('ink-soft') },
    '& a, & span': { display: 'inline-block', padding: '.625rem 0' },
    '& span': { color: colour('ink-soft') },
  },
})
