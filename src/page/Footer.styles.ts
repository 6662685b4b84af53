import { styles } from '../ui/theme/styles.ts'
import { colour, medium, phone, type, wide } from '../ui/theme/theme.ts'

export const footer = styles({
  root: {
    display: 'grid',
    gap: '2.5rem 2rem',
    // Over the contact bar of phones.
    position: 'relative',
    zIndex: 2,
    viewTimelineName: '--footer',
    padding: '4rem var(--edge) 2rem',
    // A step darker than a band above it.
    background: `color-mix(in srgb, ${colour('bg')}, #000 28%)`,
    fontSize: type.small,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    '& li a, & address a': { display: 'block', padding: '.625rem 0' },
    [medium]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [wide]: { gridTemplateColumns: '2fr 1fr 1fr 1fr', '& li a': { padding: '.375rem 0' } },
    '& a': { textDecoration: 'none' },
    '& a:hover, & p a': { textDecoration: 'underline' },
  },
  company: {
    gridColumn: '1 / -1',
    [wide]: { gridColumn: 'auto' },
    '& p': { margin: '1rem 0', fontSize: '.8125rem', fontWeight: 600, letterSpacing: '.06em', color: colour('accent') },
  },
  facts: { marginTop: '.625rem', lineHeight: 1.7 },
  profiles: { display: 'flex', flexWrap: 'wrap', gap: '0 1.25rem', marginTop: '.375rem' },
  column: {
    '& h2': { fontSize: '1.125rem', marginBottom: '.5rem' },
    // Alone in its row on a phone.
    [phone]: {
      '&:nth-child(even):has(+ div)': { gridColumn: '1 / -1', '& ul': { columns: '8.5rem' } },
    },
  },
  last: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0 2rem',
    paddingTop: '1rem',
    borderTop: `1px solid ${colour('hairline')}`,
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem' },
    '& [aria-disabled]': { color: colour('on-deep-faint') },
  },
})
