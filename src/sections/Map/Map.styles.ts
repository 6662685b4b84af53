import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, medium, type } from '../../ui/theme/theme.ts'

export const map = sectionStyles({
  pair: {
    display: 'grid',
    gap: '2rem 4rem',
    [medium]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
    '& p a': { padding: '.5rem 0' },
  },
  sheet: {
    position: 'relative',
    minHeight: '12rem',
    background: colour('sb'),
    '& > svg': { width: '100%', height: 'auto' },
    '& > iframe': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      border: 0,
      visibility: 'hidden',
    },
    '&[data-shown] > iframe': { visibility: 'visible' },
  },
  caption: { marginTop: '.75rem', fontSize: type.small, color: colour('ink-soft') },
  towns: {
    marginBottom: '1rem',
    borderBottom: `1px solid ${colour('hairline')}`,
    '& li': {
      display: 'flex',
      alignItems: 'baseline',
      borderTop: `1px solid ${colour('hairline')}`,
    },
    '& a, & strong': { flex: 1, padding: '.75rem 0', fontSize: type.lead },
  },
})
