import { rareStyles } from '../ui/theme/styles.ts'
import { colour, type } from '../ui/theme/theme.ts'

export const breadcrumbs = rareStyles('crumbs', {
  root: {
    padding: '0 var(--edge)',
    borderTop: `1px solid ${colour('hairline')}`,
    color: colour('ink-soft'),
    fontSize: type.small,
    '& ol': {
      display: 'flex',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
      // The prefixed property, which all browsers support.
      WebkitMaskImage: 'linear-gradient(270deg, transparent, #000 2rem)',
      margin: '0 -.375rem',
      paddingRight: '2.375rem',
    },
    // Safari before 17.4 and Firefox before 128 render no `content` that has alternative text.
    '& li + li::before': { content: ['"/"', '"/" / ""'], padding: '0 .25rem' },
    // The focus ring is inside the link, because the scrolling list clips what is outside.
    '& a, & span': { display: 'inline-block', padding: '.625rem .375rem', outlineOffset: '-3px' },
  },
})
