import { notchedPanel } from '../../ui/theme/notch.ts'
import { selectBox } from '../../ui/theme/selectBox.ts'
import { lateStyles, sectionStyles } from '../../ui/theme/styles.ts'
import { colour, phone, radius, wide } from '../../ui/theme/theme.ts'

const withoutScript = '(scripting: none)'
const onPaper = '@media print'
const notTicked = '[data-ticked] &:not(:has(input:checked))'
const unticked = '& label:not(:has(:checked)) + select'

export const scopeOfWork = sectionStyles({
  // Above the contact bar of phones, like a form.
  section: { position: 'relative', zIndex: 2, background: colour('bg') },
  root: {
    display: 'grid',
    gap: '2rem 4rem',
    alignItems: 'start',
    '& > *, & fieldset': { minWidth: 0 },
    [wide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
    [onPaper]: { '&::before': { content: 'attr(data-service)' } },
  },
  room: {
    border: 0,
    '& + &': { marginTop: '2rem' },
    '& legend': { padding: '0 0 .75rem', font: '600 1.25rem/1.25 var(--heading)' },
    [onPaper]: {
      // If anything is ticked, only the ticked tasks are printed.
      [notTicked]: { display: 'none' },
    },
  },
  task: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0 1rem',
    padding: '.5rem 0',
    borderTop: `1px solid ${colour('hairline')}`,
    '&:has(input:checked)': { margin: '0 -.5rem', padding: '.5rem', background: colour('brand-tint') },
    '& label': { display: 'flex', gap: '.875rem', alignItems: 'center', minHeight: '2.75rem' },
    '& input': { flex: '0 0 1.5rem', height: '1.5rem', accentColor: colour('brand') },
    '& select': {
      minHeight: '2.75rem',
      padding: '.25rem .75rem',
      border: `1px solid ${colour('field')}`,
      borderRadius: radius.box,
      color: colour('brand'),
    },
    // In dark mode a browser renders checkboxes in a grey of its own. Print and forced colours have no backgrounds.
    '@media screen and (forced-colors: none)': {
      '& input': {
        appearance: 'none',
        border: `1px solid ${colour('field')}`,
        borderRadius: '3px',
        background: colour('surface'),
        '&:checked': { background: colour('brand') },
        '&:checked::before': {
          content: '""',
          display: 'block',
          height: '100%',
          background: colour('bg'),
          clipPath: 'polygon(12% 48%, 25% 35%, 43% 53%, 76% 18%, 89% 31%, 43% 79%)',
        },
      },
      '& select': selectBox(colour('surface')),
    },
    // The column is reserved for the select, so that nothing moves when a task is ticked.
    [unticked]: { visibility: 'hidden' },
    '& p': { gridColumn: '1 / -1', padding: '0 0 .5rem 2.375rem', color: colour('ink-soft'), fontSize: '1rem' },
    // On a phone the words of a task fill the whole line.
    [phone]: {
      gridTemplateColumns: '100%',
      '& select': { gridRow: 3, justifySelf: 'start', margin: '0 0 .5rem 2.375rem', maxWidth: 'calc(100% - 2.375rem)' },
      [unticked]: { display: 'none' },
    },
    [`@media ${withoutScript}`]: { '& select': { display: 'none' } },
    [onPaper]: { [notTicked]: { display: 'none' }, '& select': { appearance: 'none', padding: 0, border: 0 } },
  },
  list: {
    ...notchedPanel('topRight', colour('surface')),
    display: 'grid',
    gap: '1rem',
    padding: '1.5rem',
    '& ul:empty': { display: 'none' },
    // Visible on a background of the same lightness; the notch would clip a border.
    filter: 'drop-shadow(0 0 1px rgb(0 0 0 / .35)) drop-shadow(0 16px 20px rgb(0 0 0 / .1))',
    // Until something is ticked, the link looks as quiet as the button.
    'section:not([data-ticked]) & a:not(:hover)': {
      background: 'none',
      borderColor: 'currentColor',
      color: colour('brand'),
      forcedColorAdjust: 'auto',
    },
    [wide]: { position: 'sticky', top: '7rem' },
    '& p, & span': { color: colour('ink-soft'), fontSize: '1rem' },
    '& span': { whiteSpace: 'nowrap' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '0 1rem',
      padding: '.5rem 0',
      borderTop: `1px solid ${colour('hairline')}`,
    },
    // Both are as wide as the card, or side by side.
    '& div': { display: 'flex', flexWrap: 'wrap', width: 'auto', '& > *': { flex: 'auto' } },
    [`${onPaper}, ${withoutScript}`]: { display: 'none' },
  },
  /** Lines to write on, for print only. */
  sheet: {
    display: 'none',
    [onPaper]: { display: 'block', breakInside: 'avoid' },
    'p&, & p': { height: '2.25rem', borderBottom: '1px solid' },
    'p&': { marginBottom: '1rem' },
    // The line to sign is at the foot, with room above it.
    '& :last-child': { height: '3.75rem', paddingTop: '1.5rem' },
  },
})

/** The number of ticked tasks, at the lower edge of phones and tablets, where the list comes after all rooms. */
export const scopeCount = lateStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    display: 'none',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '1rem',
    margin: '1rem calc(-1 * var(--gutter)) 0',
    padding: '.5rem var(--gutter) calc(.5rem + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${colour('hairline')}`,
    background: colour('surface'),
    fontWeight: 600,
    '@media screen and (max-width: 63.99rem)': { '[data-ticked] &': { display: 'grid' } },
    // The sheet that the button prints. It needs `!important` because the print rules of all pages have it too.
    [onPaper]: {
      ':root[data-printing] main:has(&) > :not([data-printing])': { display: 'none !important' },
      '[data-printing]:has(&) > div:first-child p': { display: 'none !important' },
      '[data-printing]:has(&) h2': { fontSize: '20pt !important' },
    },
  },
})
