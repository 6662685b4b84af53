import { styles } from './styles.ts'
import { colour } from './theme.ts'

export const stepMark = styles({
  root: {
    height: '2.5rem',
    '& path': { fill: colour('s1') },
    '& [data-current]': { fill: colour('action') },
  },
})
