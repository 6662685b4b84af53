import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, heading, medium, phone, type } from '../../ui/theme/theme.ts'

const hairline = `1px solid ${colour('hairline')}`

export const table = sectionStyles({
  // The frame is focusable, so that arrow keys scroll it, and extends to the edge of the screen.
  frame: {
    overflowX: 'auto',
    marginInline: 'calc(var(--gutter) * -1)',
    paddingInline: 'var(--gutter)',
    [medium]: { marginInline: 0, paddingInline: 0 },
    '& table': { width: '100%', borderCollapse: 'collapse', lineHeight: 1.4 },
    '& caption': { paddingBottom: '1rem', textAlign: 'left', fontSize: type.lead, fontWeight: 600 },
    // Columns with one word per line are hard to read.
    '& :is(th, td)': {
      minWidth: '8.5rem',
      padding: '1rem 1.5rem 1rem 0',
      borderBottom: hairline,
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'normal',
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
  paper: {
    margin: 0,
    padding: '1.5rem 1.25rem',
    background: colour('surface'),
    // A border for grounds that are hardly darker than the paper, and for forced colours, which replace grounds.
    border: hairline,
    [medium]: { padding: '2rem 2.5rem' },
    '& table': { fontSize: '1rem' },
    '& caption': { font: `700 ${type.h3}/1.2 ${heading}` },
    '& :is(th, td)': { minWidth: 0, overflowWrap: 'normal', padding: '.75rem 1rem .75rem 0' },
    '& tr > :last-child': { paddingRight: 0 },
  },
  entries: { '& tr > :last-child': { textAlign: 'right', whiteSpace: 'nowrap' } },
  long: {
    [phone]: {
      '& thead': { display: 'none' },
      '& tbody, & tr, & th, & caption, & table': { display: 'block' },
      '& tr': { padding: '1rem 0 .75rem', borderBottom: hairline },
      '&& :is(th, td)': { minWidth: 0, padding: '.25rem 0', border: 0, textAlign: 'left', whiteSpace: 'normal' },
      '& td': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: '1rem' },
      '& td::before': { content: 'attr(data-column)', fontSize: type.small, fontWeight: 600, color: colour('ink') },
    },
  },
  brief: { '& tr > :last-child': { whiteSpace: 'nowrap' } },
  stamp: {
    display: 'inline-block',
    marginLeft: '1rem',
    padding: '.25rem .625rem',
    border: '2px solid',
    borderRadius: '3px',
    color: colour('action'),
    fontSize: '.875rem',
    verticalAlign: 'middle',
    transform: 'rotate(-4deg)',
  },
  footnote: { marginTop: '1rem', fontSize: type.small, color: colour('ink-soft') },
})
