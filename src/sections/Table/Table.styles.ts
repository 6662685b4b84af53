import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, heading, medium, type } from '../../ui/theme/theme.ts'

const hairline = `1px solid ${colour('hairline')}`

export const table = sectionStyles({
  // It takes the focus, so that arrow keys scroll it, and reaches to the edge of the screen.
  frame: {
    overflowX: 'auto',
    marginInline: 'calc(var(--gutter) * -1)',
    paddingInline: 'var(--gutter)',
    [medium]: { marginInline: 0, paddingInline: 0 },
    '& table': { width: '100%', borderCollapse: 'collapse', lineHeight: 1.4 },
    '& caption': { paddingBottom: '1rem', textAlign: 'left', fontSize: type.lead, fontWeight: 600 },
    // Columns of one word a line are read with effort.
    '& :is(th, td)': {
      minWidth: '8.5rem',
      padding: '1rem 1.5rem 1rem 0',
      borderBottom: hairline,
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'break-word',
    },
    '& thead th': {
      paddingBlock: '.75rem',
      borderBottom: `2px solid ${colour('brand')}`,
      font: `600 1rem/1.3 ${heading}`,
      verticalAlign: 'bottom',
    },
    '& tbody th': { fontWeight: 600 },
    '& tbody td': { color: colour('ink-soft') },
  },
  footnote: { marginTop: '1rem', fontSize: type.small, color: colour('ink-soft') },
})
