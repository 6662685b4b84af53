import { styles } from './styles.ts'
import { colour } from './theme.ts'

export const picture = styles({
  root: { width: '100%', height: '100%', objectFit: 'cover', background: colour('sb') },
})
