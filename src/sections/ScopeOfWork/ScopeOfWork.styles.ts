import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, enlarged, wide } from '../../ui/theme/theme.ts'

const withoutScript = '(scripting: none)'
const onPaper = '@media print'
const notTicked = '[data-ticked] &:not(:has(input:checked))'

export const scopeOfWork = sectionStyles({
  root: {
    display: 'grid',
    gap: '2rem 4rem',
    alignItems: 'start',
    '& > *, & fieldset': { minWidth: 0 },
    [wide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
  },
  room: {
    border: 0,
    '& + &': { marginTop: '2rem' },
    '& legend': { padding: '0 0 .75rem', font: '600 1.25rem/1.25 var(--heading)' },
    // Of a scope that was ticked, only what is ticked.
    [onPaper]: { [notTicked]: { display: 'none' } },
  },
  task: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0 1rem',
    padding: '.5rem 0',
    borderTop: `1px solid ${colour('hairline')}`,
    '& label': { display: 'flex', gap: '.875rem', alignItems: 'center', minHeight: '2.75rem' },
    '& input': { flex: '0 0 1.25rem', height: '1.25rem', accentColor: colour('brand') },
    '& select': { maxWidth: '100%', border: 0, background: 'none', color: colour('brand') },
    // The column is kept free for it, so that nothing moves at a tick.
    '& label:not(:has(:checked)) + select': { visibility: 'hidden' },
    '& p': { gridColumn: '1 / 3', padding: '0 0 .5rem 2.125rem', color: colour('ink-soft'), fontSize: '1rem' },
    [enlarged]: { display: 'block' },
    [`@media ${withoutScript}`]: { '& select': { display: 'none' } },
    [onPaper]: { [notTicked]: { display: 'none' }, '& select': { appearance: 'none', padding: 0 } },
  },
  list: {
    display: 'grid',
    gap: '1rem',
    padding: '1.5rem',
    background: colour('surface'),
    [wide]: { position: 'sticky', top: '7rem' },
    '& p, & span': { color: colour('ink-soft'), fontSize: '1rem' },
    '& span': { whiteSpace: 'nowrap' },
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '1rem', padding: '.25rem 0' },
    [`${onPaper}, ${withoutScript}`]: { display: 'none' },
  },
  /** Lines to write on, on paper alone. */
  sheet: {
    display: 'none',
    [onPaper]: { display: 'block', breakInside: 'avoid' },
    'p&, & p': { height: '2.25rem', borderBottom: '1px solid' },
    'p&': { marginBottom: '1rem' },
    // What is to be signed stands at the foot, with room above it.
    '& :last-child': { height: '3.75rem', paddingTop: '1.5rem' },
  },
})
