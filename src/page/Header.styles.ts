import { criticalStyles } from '../ui/theme/styles.ts'
import { colour, menuHidden, menuRow, type } from '../ui/theme/theme.ts'

export const header = criticalStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 .25rem',
    minHeight: '3.75rem',
    padding: '.25rem var(--edge)',
    background: colour('bg'),
    borderBottom: '1px solid transparent',
    '[data-scrolled] &, &[data-open]': { borderColor: colour('hairline') },
    [menuRow]: { minHeight: '4.75rem', '& > button': { display: 'none' } },
    // Without scripts the whole menu is open, taller than many screens, and its button would do nothing.
    [`${menuHidden} and (scripting: none)`]: { position: 'static', '& > button': { display: 'none' } },
  },
  toggle: {
    padding: '0 .375rem',
    border: 0,
    background: 'none',
    fontWeight: 600,
    cursor: 'pointer',
    // Hides the cross and its word while the menu is closed, and the bars and their word while it is open.
    '&[aria-expanded=true] :nth-last-child(2), &[aria-expanded=false] :last-child': { display: 'none' },
  },
  /** An icon with its word. */
  sign: {
    display: 'flex',
    alignItems: 'center',
    gap: '.5rem',
    minHeight: '2.75rem',
    '& svg': { width: '1.125rem' },
  },
  menu: {
    fontSize: '1rem',
    '& li a': { display: 'block', padding: '.625rem 0' },
    '& a': { textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    '& [aria-current]': { textDecoration: `underline 3px ${colour('action')}`, textUnderlineOffset: '.45em' },
    '& > div': { display: 'flex', gap: 'inherit', fontWeight: 600 },
    '& div > :first-child': { whiteSpace: 'nowrap' },
    '& div > :last-child': { flex: 'auto', minHeight: '2.75rem', padding: '.25rem .75rem' },
    [menuHidden]: {
      display: 'none',
      position: 'absolute',
      inset: '100% 0 auto',
      // The percentage is the height of the header, which has more than one row if text is enlarged.
      maxHeight: 'calc(100dvh - 100%)',
      gap: '.75rem',
      padding: '0 var(--edge)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBottom: '5rem',
      background: colour('bg'),
      borderBottom: `1px solid ${colour('hairline')}`,
      '[data-open] > &, [data-ready] > * > &': { display: 'grid' },
      // Once the app runs, the layout of the menu is computed ahead, so that a tap only has to paint it: 85 ms instead
      // of 112 on a slow phone.
      '[data-ready] > :not([data-open]) > &': { visibility: 'hidden' },
      '@media (scripting: none)': { display: 'grid', position: 'static', overflow: 'visible' },
      '& nav > ul > li': { borderBottom: `1px solid ${colour('hairline')}` },
      '& nav > ul > li > a': { color: colour('ink'), fontSize: type.lead, fontWeight: 600 },
      '& li ul': {
        columns: '8rem',
        paddingBottom: '.5rem',
        lineHeight: 1.35,
      },
      // Phone and button stay visible while the menu scrolls.
      '& > div': {
        position: 'sticky',
        bottom: 0,
        flexWrap: 'wrap',
        padding: '.5rem 0 calc(.5rem + env(safe-area-inset-bottom))',
        background: colour('bg'),
      },
    },
    [menuRow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      // A row that is too long for the screen wraps below the name, also aligned right.
      marginLeft: 'auto',
      gap: '0 clamp(.5rem, 4vw - 1.75rem, 1.5rem)',
      '& ul': { display: 'flex', gap: '0 clamp(.5rem, 4vw - 1.75rem, 1.5rem)' },
      '& ul ul': { display: 'none' },
      '& li a': { minWidth: '2.75rem', padding: '.625rem .25rem', color: colour('ink'), textAlign: 'center' },
    },
  },
})
