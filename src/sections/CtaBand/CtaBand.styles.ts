import { styles } from '../../ui/theme/styles.ts'
import { space, type, wide } from '../../ui/theme/theme.ts'

export const ctaBand = styles({
  root: {
    '&&': { display: 'grid', gap: '1.5rem', paddingBottom: 'calc(4rem + var(--rise) * 4)', '--narrow-run': '4rem' },
    '& > *': { maxWidth: '40rem' },
    '& h2': { fontSize: type.h1, lineHeight: 1.08 },
    [wide]: { '&&': { '--rise': '4.75rem', paddingBottom: space.section } },
  },
})
