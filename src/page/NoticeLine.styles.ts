import { partStyles } from '../ui/theme/styles.ts'
import { colour, customProperties, medium, menuHidden, type } from '../ui/theme/theme.ts'

export const noticeLine = partStyles({
  root: {
    padding: '.5rem var(--edge)',
    fontSize: type.small,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    // Short lines that start at the edge stay as they are when the font arrives (starter.ts, keepLines).
    '& p': { textWrap: 'balance' },
    [medium]: { display: 'grid', justifyContent: 'center' },
    // High enough for a finger, though the line is not.
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
    // At the top of a page the menu begins below the line, and its last row has to stay on the screen.
    [menuHidden]: { '& ~ #shell #menu': { maxHeight: 'calc(100dvh - 100% - 6rem)' } },
  },
})

/** What a page with the notice of the site and that of its branch has beside. */
export const twoNotices = partStyles({
  root: {
    '& > * + *': { borderTop: `1px solid ${colour('hairline')}` },
    [menuHidden]: { '& ~ #shell #menu': { maxHeight: 'calc(100dvh - 100% - 12rem)' } },
  },
})
