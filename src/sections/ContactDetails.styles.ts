import { styles } from '../ui/styles.ts'
import { colour, medium, type } from '../ui/theme.ts'

export const contactDetails = styles({
  list: {
    display: 'grid',
    columnGap: '3rem',
    [medium]: { gridTemplateColumns: '1fr 1fr' },
    '& > div': { padding: '1.5rem 0', borderTop: `1px solid ${colour('hairline')}` },
    '& dt': { marginBottom: '.25rem', fontSize: type.small, color: colour('ink-soft') },
    '& dd, & a': { fontSize: type.lead, lineHeight: 1.45 },
    '& a': { display: 'inline-block', padding: '.5rem 0', fontWeight: 600 },
  },
  text: {
    paddingTop: '1.5rem',
    borderTop: `1px solid ${colour('hairline')}`,
    color: colour('ink-soft'),
  },
})
