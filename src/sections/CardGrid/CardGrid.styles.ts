import { styles } from '../../ui/styles.ts'
import { medium } from '../../ui/theme.ts'

export const cardGrid = styles({
  rows: { display: 'grid', [medium]: { gap: '1rem' } },
})
