import { criticalStyles } from '../theme/styles.ts'
import { colour } from '../theme/theme.ts'

export const picture = criticalStyles({
  root: { width: '100%', height: '100%', objectFit: 'cover', background: colour('sb') },
})
