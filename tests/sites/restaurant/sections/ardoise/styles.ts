import { heading, medium, sectionStyles, type } from 'ashlar/styles'

/** The slate is dark in both light and dark mode, like the real one. */
const [slate, chalk, wood] = ['#262B2A', '#F4F1E8', '#8A5A3B']

export const ardoise = sectionStyles({
  slate: {
    padding: 'clamp(1.25rem, 4vw, 3rem)',
    background: slate,
    color: chalk,
    border: `clamp(8px, 1vw, 14px) solid ${wood}`,
    borderRadius: '6px',
  },
  lines: { margin: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '.125rem 1.5rem',
    padding: '1.125rem 0',
    borderBottom: '1px dashed #6C7472',
    '& > dt': { gridColumn: '1 / -1', fontSize: type.small, color: '#D9B991' },
    '& > dd': { margin: 0, font: `500 ${type.h3}/1.3 ${heading}` },
    [medium]: {
      gridTemplateColumns: '8rem 1fr auto',
      alignItems: 'baseline',
      '& > dt': { gridColumn: 'auto' },
    },
  },
  price: { whiteSpace: 'nowrap' },
  footnote: { marginTop: '1.25rem', fontSize: type.small, color: '#C9CFCB' },
})
