import { criticalStyles } from './styles.ts'
import { colour } from './theme.ts'

export const picture = criticalStyles({
  root: { width: '100%', height: '100%', objectFit: 'cover', background: colour('sb') },
})
