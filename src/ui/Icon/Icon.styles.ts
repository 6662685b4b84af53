import { criticalStyles } from '../theme/styles.ts'

export const icon = criticalStyles({
  root: {
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})
