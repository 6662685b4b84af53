import { criticalStyles } from '../ui/theme/styles.ts'
import { colour, mediumOnly, type, wide } from '../ui/theme/theme.ts'

const narrow = '@media (max-width: 63.99rem)'

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
    [wide]: { minHeight: '4.75rem', '& > :not(:first-child, #menu)': { display: 'none' } },
    // The whole menu is open there, higher than many screens, and its button would do nothing.
    [`${narrow} and (scripting: none)`]: { position: 'static', '& > button': { display: 'none' } },
  },
  bar: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.5rem',
    minHeight: '2.75rem',
    padding: '0 .375rem',
    border: 0,
    background: 'none',
    fontWeight: 600,
    textDecoration: 'none',
    cursor: 'pointer',
    '& svg': { width: '1.125rem' },
    // There is no room for both words and signs.
    '@media (max-width: 22.49rem)': { '& svg': { display: 'none' } },
  },
  quote: {
    '&&': { display: 'none', minHeight: '2.75rem', padding: '0 1rem' },
    [mediumOnly]: { '&&': { display: 'inline-flex' } },
    // On phones it stays at hand at the lower edge, but never over a form that is being filled in.
    '@media (max-width: 47.99rem) and (min-height: 24rem)': {
      '[data-scrolled]:not(:has(form :focus)) :not([data-open]) > &:not([aria-current])': {
        display: 'flex',
        position: 'fixed',
        inset: 'auto .5rem calc(.5rem + env(safe-area-inset-bottom))',
        minHeight: '3rem',
      },
    },
  },
  menu: {
    fontSize: '1rem',
    '& > a': { fontWeight: 600 },
    '& li a, & > a:first-of-type': { display: 'block', padding: '.625rem 0', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    '& [aria-current]': { textDecoration: `underline 3px ${colour('action')}`, textUnderlineOffset: '.45em' },
    [narrow]: {
      display: 'none',
      position: 'absolute',
      inset: '100% 0 auto',
      // The percentage is the height of the header, which is more than one row where text is enlarged.
      maxHeight: 'calc(100dvh - 100%)',
      padding: '1rem var(--edge) 2rem',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: colour('bg'),
      borderBottom: `1px solid ${colour('hairline')}`,
      '[data-open] > &, [data-ready] > * > &': { display: 'grid', gap: '1rem' },
      // Laid out when the app has come, so that a tap only has to paint it: 112 to 85 ms on a slow phone.
      '[data-ready] > :not([data-open]) > &': { visibility: 'hidden' },
      '@media (scripting: none)': { display: 'grid', position: 'static', overflow: 'visible' },
      '& nav > ul > li': { borderBottom: `1px solid ${colour('hairline')}` },
      '& nav > ul > li > a': { fontSize: type.lead, fontWeight: 600 },
      '& li ul': {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        columnGap: '1rem',
        paddingBottom: '.5rem',
        lineHeight: 1.35,
      },
    },
    [wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 1.5rem',
      '& ul': { display: 'flex', gap: 'clamp(1rem, 2vw, 2rem)' },
      '& ul ul': { display: 'none' },
      '& li a': { color: colour('ink') },
    },
  },
})
