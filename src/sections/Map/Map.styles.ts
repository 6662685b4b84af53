import { styles } from '../../ui/theme/styles.ts'
import { colour, medium, type } from '../../ui/theme/theme.ts'

export const map = styles({
  pair: {
    display: 'grid',
    gap: '2rem 4rem',
    [medium]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
    '& p a': { padding: '.5rem 0' },
  },
  sheet: {
    position: 'relative',
    background: colour('sb'),
    '& > svg': { width: '100%', height: 'auto' },
    '&:not(:has(> svg))': { aspectRatio: '4 / 3' },
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
  // As wide as its drawing is meant to be seen.
  small: { maxWidth: '42rem' },
  switch: {
    marginTop: '.75rem',
    minHeight: '2.75rem',
    padding: '0 1rem',
    border: `1px solid ${colour('field')}`,
    borderRadius: '6px',
    background: 'none',
    fontWeight: 600,
    cursor: 'pointer',
    '&[hidden]': { display: 'none' },
  },
  caption: { marginTop: '.75rem', fontSize: type.small, color: colour('ink-soft') },
  towns: {
    marginBottom: '1rem',
    borderBottom: `1px solid ${colour('hairline')}`,
    '& li': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '1rem',
      borderTop: `1px solid ${colour('hairline')}`,
    },
    '& a, & strong': { flex: 1, padding: '.75rem 0', fontSize: type.lead },
    '& span': { fontSize: type.small, color: colour('ink-soft'), whiteSpace: 'nowrap' },
  },
})
