import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, medium, type } from '../../ui/theme/theme.ts'

/** A list of posts or events: few pages have one. */
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
    // The column of days stays free where an entry has none.
    [medium]: { gridColumn: 2 },
    '& a': { color: 'inherit', textDecoration: 'none' },
    // All of the entry can be clicked.
    '& a::before': { content: '""', position: 'absolute', inset: 0 },
    '& a:hover': { textDecoration: 'underline' },
    '& p': { color: colour('ink-soft') },
  },
})
