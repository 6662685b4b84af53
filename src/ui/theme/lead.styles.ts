import { styles } from './styles.ts'
import { colour, type } from './theme.ts'

/** The first words below a heading. */
export const lead = styles({
  root: { fontSize: type.lead, lineHeight: 1.45, color: colour('ink-soft') },
})
