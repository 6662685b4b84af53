import { sectionStyles } from '../theme/styles.ts'
import { colour } from '../theme/theme.ts'

export const stepMark = sectionStyles({
  root: {
    height: '2.5rem',
    '& path': { fill: colour('s1') },
    '& [data-current]': { fill: colour('brand') },
  },
})
