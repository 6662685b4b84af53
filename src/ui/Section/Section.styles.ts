import { styles } from '../theme/styles.ts'
import { colour, measure, roomy, space, type } from '../theme/theme.ts'

export const section = styles({
  root: {
    padding: `${space.section} var(--edge)`,
    '&:not([data-tone]) + &:not([data-tone])': { paddingTop: 0 },
  },
  head: {
    display: 'grid',
    gap: '.75rem 1.5rem',
    marginBottom: roomy('clamp(1.75rem, 1.2rem + 2.2vw, 3rem)'),
  },
  intro: { maxWidth: measure(44), fontSize: type.lead, lineHeight: 1.45, color: colour('ink-soft') },
  // How a heading stands to its lead and to what it heads is a look (`sectionLooks.styles.ts`).
  stacked: {},
  split: {},
})
