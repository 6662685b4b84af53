import { sectionStyles } from '../../ui/theme/styles.ts'
import { measure, type } from '../../ui/theme/theme.ts'

export const comingSoon = sectionStyles({
  root: { display: 'grid', gap: '1.5rem', maxWidth: measure(66), '& > p': { fontSize: type.lead, lineHeight: 1.45 } },
})
