import { partStyles } from '../ui/theme/styles.ts'
import { colour, menuHidden, menuRow, motion, radius, type } from '../ui/theme/theme.ts'

export const subMenu = partStyles({
  entry: { position: 'relative', [menuRow]: { display: 'flex' } },
  root: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '.5rem',
      minHeight: '2.75rem',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary::after': {
      content: '""',
      flex: 'none',
      width: '.4em',
      height: '.4em',
      margin: '0 .25em .2em',
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
      transition: `rotate ${motion.panel}`,
    },
    '&[open] > summary::after': { rotate: '225deg', marginBottom: '-.2em' },
    [menuHidden]: {
      '& > summary': { color: colour('brand'), fontSize: type.lead, fontWeight: 600 },
      // The link of the entry fills its row, and the toggle of its submenu is at the end of that row.
      'a + & > summary': {
        position: 'absolute',
        top: '.375rem',
        right: 0,
        minWidth: '2.75rem',
        justifyContent: 'flex-end',
      },
    },
    [menuRow]: {
      '& > summary': { minHeight: 0, padding: '.625rem .25rem' },
      'a + & > summary': { justifyContent: 'center', minWidth: '1.75rem', minHeight: '2.75rem' },
      // More specific than the rule that hides phone-only entries in the row.
      '&& > ul': {
        position: 'absolute',
        top: '100%',
        left: 0,
        zIndex: 1,
        display: 'grid',
        gap: 0,
        width: 'max-content',
        minWidth: '100%',
        maxWidth: 'min(20rem, 100vw - 2 * var(--gutter))',
        maxHeight: 'calc(100dvh - 6rem)',
        padding: '.5rem',
        overflowY: 'auto',
        background: colour('surface'),
        border: `1px solid ${colour('hairline')}`,
        borderRadius: radius.card,
        boxShadow: '0 18px 40px -24px rgb(0 0 0 / .4)',
      },
      // Submenus at the end of the row would open beyond the edge of the page.
      'li:nth-last-child(-n+2):not(:first-child) > && > ul': { left: 'auto', right: 0 },
      '&& > ul a': { padding: '.625rem .75rem', textAlign: 'left' },
      '&& > ul a:hover': { background: colour('brand-tint') },
    },
  },
})
