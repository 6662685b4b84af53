import { styles } from '../theme/styles.ts'
import { medium, mediumOnly, roomy, wide } from '../theme/theme.ts'

export const grid = styles({
  root: {
    display: 'grid',
    [medium]: {
      gridTemplateColumns: '1fr 1fr',
      gap: roomy('1.5rem'),
    },
    [mediumOnly]: {
      '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    },
    [wide]: {
      gridTemplateColumns: 'repeat(6, 1fr)',
      '& > *': { gridColumn: 'span 2' },
      '&[data-large="2"] > :nth-child(-n + 2), &[data-large="4"] > :nth-child(-n + 4)': { gridColumn: 'span 3' },
      '&[data-large="1"] > *': { gridColumn: '1 / -1' },
    },
  },
})
