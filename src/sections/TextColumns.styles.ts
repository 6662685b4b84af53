import { styles } from '../ui/styles.ts'
import { colour, type, wide } from '../ui/theme.ts'

export const textColumns = styles({
  columns: {
    display: 'grid',
    gap: '3rem clamp(2rem, 4vw, 4rem)',
    [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
  rows: {
    display: 'grid',
    gap: '3rem',
    [wide]: {
      '& > li': { display: 'grid', gridTemplateColumns: '2fr 4fr 6fr', gap: '3rem', alignItems: 'start' },
    },
  },
  item: {
    display: 'grid',
    gap: '1rem',
    alignContent: 'start',
    paddingTop: '1.75rem',
    borderTop: `1px solid ${colour('hairline')}`,
    '& h2, & h3': { fontSize: type.h3 },
  },
  body: { color: colour('ink-soft'), '& > * + *': { marginTop: '1em' } },
})
