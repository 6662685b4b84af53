import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, medium, type } from '../../ui/theme/theme.ts'

/** Styles of a list of posts or events, which few pages have. */
export const posts = sectionStyles({
  list: { borderBottom: `1px solid ${colour('hairline')}` },
  item: {
    position: 'relative',
    display: 'grid',
    gap: '.375rem 2rem',
    padding: '1.5rem 0',
    borderTop: `1px solid ${colour('hairline')}`,
    [medium]: { gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)', padding: '2rem 0' },
  },
  day: {
    fontSize: type.small,
    lineHeight: 1.5,
    color: colour('ink-soft'),
    [medium]: { paddingTop: '.3em' },
  },
  words: {
    display: 'grid',
    gap: '.5rem',
    maxWidth: '44rem',
    // The date column stays empty if an entry has no date.
    [medium]: { gridColumn: 2 },
    '& a': { color: 'inherit', textDecoration: 'none' },
    // The whole entry is clickable.
    '& a::before': { content: '""', position: 'absolute', inset: 0 },
    '& a:hover': { textDecoration: 'underline' },
    '& p': { color: colour('ink-soft') },
  },
})
