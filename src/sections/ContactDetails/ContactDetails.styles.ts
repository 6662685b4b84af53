import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, type } from '../../ui/theme/theme.ts'

export const contactDetails = sectionStyles({
  list: {
    display: 'grid',
    columnGap: '3rem',
    // No column is narrower than an e-mail address or a line of hours.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    '& > div': { padding: '1.5rem 0', borderTop: `1px solid ${colour('hairline')}` },
    '& dt': { marginBottom: '.5rem', fontSize: type.small, color: colour('ink-soft') },
    '& dd + dt': { marginTop: '1rem' },
    '& dd': { fontSize: type.lead, lineHeight: 1.45 },
    '& small': { display: 'block', fontSize: type.small, color: colour('ink-soft') },
    // As tall as a finger, and on the line of a value that is no link.
    '& a': { display: 'inline-block', margin: '-.5rem 0', padding: '.5rem 0', fontWeight: 600 },
  },
  hours: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1.5rem',
    maxWidth: '24rem',
    // Days go on in a second line beside their time; it falls below them only where a word of them leaves it no room.
    '& > :first-child': { flex: '1 0 0', minWidth: 'min-content', overflowWrap: 'normal' },
    '& > :last-child': { marginLeft: 'auto' },
  },
  text: {
    paddingTop: '1.5rem',
    borderTop: `1px solid ${colour('hairline')}`,
    color: colour('ink-soft'),
  },
})
