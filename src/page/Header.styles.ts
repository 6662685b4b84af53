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
    // The whole menu is open there, higher than many screens, and its button would do nothing.
    [`${menuHidden} and (scripting: none)`]: { position: 'static', '& > button': { display: 'none' } },
  },
  toggle: {
    padding: '0 .375rem',
    border: 0,
    background: 'none',
    fontWeight: 600,
    cursor: 'pointer',
    // The bars and the word of the closed menu, the cross and the word of the open one.
    '&[aria-expanded=true] :nth-last-child(2), &[aria-expanded=false] :last-child': { display: 'none' },
  },
  /** A sign and its word. */
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
      // The percentage is the height of the header, which is more than one row where text is enlarged.
      maxHeight: 'calc(100dvh - 100%)',
      gap: '.75rem',
      padding: '0 var(--edge)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBottom: '5rem',
      background: colour('bg'),
      borderBottom: `1px solid ${colour('hairline')}`,
      '[data-open] > &, [data-ready] > * > &': { display: 'grid' },
      // Laid out when the app has come, so that a tap only has to paint it: 112 to 85 ms on a slow phone.
      '[data-ready] > :not([data-open]) > &': { visibility: 'hidden' },
      '@media (scripting: none)': { display: 'grid', position: 'static', overflow: 'visible' },
      '& nav > ul > li': { borderBottom: `1px solid ${colour('hairline')}` },
      '& nav > ul > li > a': { color: colour('ink'), fontSize: type.lead, fontWeight: 600 },
      '& li ul': {
        columns: '8rem',
        paddingBottom: '.5rem',
        lineHeight: 1.35,
      },
      // Phone and button stay in sight.
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
      // A row that is too long for any screen stands below the name, at the right too.
      marginLeft: 'auto',
      gap: '0 clamp(.5rem, 4vw - 1.75rem, 1.5rem)',
      '& ul': { display: 'flex', gap: '0 clamp(.5rem, 4vw - 1.75rem, 1.5rem)' },
      '& ul ul': { display: 'none' },
      '& li a': { minWidth: '2.75rem', padding: '.625rem .25rem', color: colour('ink'), textAlign: 'center' },
    },
    // There is room for the sign of the phone alone.
    [`${menuRow} and (max-width: 61.99rem)`]: {
      flex: 1,
      fontSize: type.small,
      '& > :first-child': { flex: 1, marginLeft: '1rem' },
      '& ul': { gap: 0, justifyContent: 'space-between', alignItems: 'center' },
      '& div > :first-child': { gap: '1rem', width: '2.75rem', padding: '0 .8125rem', overflow: 'hidden' },
    },
  },
})
