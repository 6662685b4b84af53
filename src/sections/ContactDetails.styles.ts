import { styles } from '../ui/styles.ts'
import { colour, medium, type, wide } from '../ui/theme.ts'

export const contactDetails = styles({
  list: {
    display: 'grid',
    [medium]: { gridTemplateColumns: '1fr 1fr', columnGap: '3rem' },
    [wide]: { gridTemplateColumns: '3fr 4fr 3fr 3fr' },
    '& > div': { padding: '1.5rem 0', borderTop: `1px solid ${colour('hairline')}` },
    '& dt': { color: colour('ink-soft') },
    '& dd': { fontSize: type.lead, lineHeight: 1.45 },
    '& a': { display: 'inline-block', padding: '.5rem 0', fontWeight: 600 },
  },
  text: { maxWidth: '66ch', marginTop: '1.5rem', color: colour('ink-soft') },
})
