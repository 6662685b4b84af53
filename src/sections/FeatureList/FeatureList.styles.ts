import { styles } from '../../ui/theme/styles.ts'
import { colour, medium } from '../../ui/theme/theme.ts'

export const featureList = styles({
  item: {
    display: 'grid',
    gridTemplateColumns: '2.75rem 1fr',
    gap: '.5rem 0',
    alignContent: 'start',
    padding: '1.5rem 0',
    borderTop: `1px solid ${colour('hairline')}`,
    '& svg': { color: colour('action'), marginTop: '.125rem' },
  },
  title: { gridColumn: 2, fontSize: '1.25rem', lineHeight: 1.3 },
  text: { gridColumn: 2, color: colour('ink-soft') },
  rows: {
    [medium]: {
      '& > li': { gridTemplateColumns: '3.5rem minmax(0, 4fr) minmax(0, 7fr)', padding: '1.75rem 0' },
      '& p': { gridColumn: 3 },
    },
  },
  grid: { '&&': { gap: '0 3rem' } },
})
