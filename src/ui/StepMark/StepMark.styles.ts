import { styles } from '../theme/styles.ts'
import { colour } from '../theme/theme.ts'

export const stepMark = styles({
  root: {
    height: '2.5rem',
    '& path': { fill: colour('s1') },
    '& [data-current]': { fill: colour('action') },
  },
})
