import { stairs } from '../ui/notch.ts'
import { styles } from '../ui/styles.ts'
import { colour, medium, space, type, wide } from '../ui/theme.ts'

export const ctaBand = styles({
  root: {
    display: 'grid',
    gap: '1.5rem',
    '& > *': { maxWidth: '40rem' },
    '& h2': { fontSize: type.h1, lineHeight: 1.08 },
    '&[data-tone=deep]': {
      ...stairs({ tread: colour('on-deep-faint'), riser: '#0d4841', top: colour('accent') }),
      '--tread': '5px',
      '--run': '3rem',
      '--rise': '1.25rem',
      paddingBottom: '9rem',
      [medium]: { '--run': '5rem' },
      [wide]: {
        '--run': 'calc(max(3rem, 50vw - 37.5rem) / 4 + 5.5rem)',
        '--rise': '4.75rem',
        paddingBottom: space.section,
      },
    },
  },
  text: { fontSize: type.lead, lineHeight: 1.45, color: colour('ink-soft') },
})
