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
      margin: '0 -.375rem',
      paddingRight: '2.375rem',
    },
    '& li + li::before': { content: '"/" / ""', padding: '0 .25rem', color: colour('ink-soft') },
    // The focus ring lies inside, because the list, which scrolls, cuts off what is outside.
    '& a, & span': { display: 'inline-block', padding: '.625rem .375rem', outlineOffset: '-3px' },
    '& span': { color: colour('ink-soft') },
  },
})
