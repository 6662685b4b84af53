import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour } from '../../ui/theme/theme.ts'

export const sitemapList = sectionStyles({
  // With auto-fit, columns would move while the next one arrives.
  groups: {
    display: 'grid',
    gap: '3rem 2rem',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  },
  group: {
    paddingTop: '1.5rem',
    borderTop: `1px solid ${colour('hairline')}`,
    '& h2, & h3': { fontSize: '1.25rem', marginBottom: '.5rem' },
    '& a': { display: 'block', padding: '.5625rem 0' },
  },
})
