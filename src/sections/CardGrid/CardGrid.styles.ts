import { styles } from '../../ui/theme/styles.ts'
import { medium } from '../../ui/theme/theme.ts'

export const cardGrid = styles({
  rows: { display: 'grid', [medium]: { gap: '1rem' } },
})
