import { partStyles } from '../ui/theme/styles.ts'
import { colour, customProperties, medium, menuHidden, type } from '../ui/theme/theme.ts'

export const noticeLine = partStyles({
  root: {
    padding: '.5rem var(--edge)',
    fontSize: type.small,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    // Short lines aligned to the start keep their width when the font arrives (starter.ts, keepLines).
    '& p': { textWrap: 'balance' },
    [medium]: { display: 'grid', justifyContent: 'center' },
    // Tall enough for a finger, although the line is not.
    '& a': { padding: '.375rem 0', color: 'inherit' },
    '&[data-tone=alert]': {
      ...customProperties({
        bg: colour('action'),
        ink: colour('on-action'),
        focus: colour('on-action'),
        'focus-ring': colour('bg'),
      }),
    },
    '@media print': { display: 'none' },
    // At the top of a page the menu begins below the notice, and its last row must stay on the screen.
    [menuHidden]: { '& ~ #shell #menu': { maxHeight: 'calc(100dvh - 100% - 6rem)' } },
  },
})

/** Rules for a page that shows both the site's notice and its branch's. */
export const twoNotices = partStyles({
  root: {
    '& > * + *': { borderTop: `1px solid ${colour('hairline')}` },
    [menuHidden]: { '& ~ #shell #menu': { maxHeight: 'calc(100dvh - 100% - 12rem)' } },
  },
})
