import { criticalStyles } from '../ui/theme/styles.ts'
import { colour, menuHidden } from '../ui/theme/theme.ts'

export const contactBar = criticalStyles({
  root: {
    display: 'none',
    // Of a low screen it would take a fifth; the menu has both links too.
    [`${menuHidden} and (min-height: 24rem)`]: {
      position: 'fixed',
      inset: 'auto 0 0',
      // Below forms and the footer, which lie over it wherever they come, without a script.
      zIndex: 1,
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '.75rem',
      // Text enlarged to 200 %: both still fit side by side.
      fontSize: 'min(1em, 6vw)',
      padding: '.5rem var(--gutter) calc(.5rem + env(safe-area-inset-bottom))',
      background: colour('bg'),
      borderTop: `1px solid ${colour('hairline')}`,
      // Browsers that know timelines take it away, for keys as well, while a part of a form, of the footer or of the same
      // buttons is in view.
      animationName: 'gone, gone, gone',
      animationTimeline: '--form, --footer, --hero',
      '& > a': { padding: '0 .5rem' },
      '&:has(:focus-visible)': { zIndex: 11 },
      // Until the page has come, nobody knows whether a form stands on its first screen. Who has just sent one needs no other.
      '#shell:has([data-open]) + &, &:not(:has(~ footer)), &:has(~ main [data-sent])': { display: 'none' },
    },
    '@keyframes gone': { 'from, to': { visibility: 'hidden' } },
  },
})
