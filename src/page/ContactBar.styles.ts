import { criticalStyles } from '../ui/theme/styles.ts'
import { colour, menuHidden } from '../ui/theme/theme.ts'

export const contactBar = criticalStyles({
  root: {
    display: 'none',
    // On a low screen the bar would take a fifth of the height; the menu has both links too.
    [`${menuHidden} and (min-height: 24rem)`]: {
      position: 'fixed',
      inset: 'auto 0 0',
      // Below forms and the footer, which cover the bar when they scroll over it, without a script.
      zIndex: 1,
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '.75rem',
      // With text enlarged to 200 %, both buttons still fit side by side.
      fontSize: 'min(1em, 6vw)',
      padding: '.5rem var(--gutter) calc(.5rem + env(safe-area-inset-bottom))',
      background: colour('bg'),
      borderTop: `1px solid ${colour('hairline')}`,
      // Browsers that support scroll timelines hide the bar, for the keyboard as well, while a form, the footer or the
      // same buttons are in view.
      animationName: 'gone, gone, gone',
      animationTimeline: '--form, --footer, --hero',
      '& > a': { padding: '0 .5rem' },
      '&:has(:focus-visible)': { zIndex: 11 },
      // Hidden until the footer has loaded, because a form may still appear on the first screen, and after a visitor
      // has sent a form.
      '#shell:has([data-open]) + &, &:not(:has(~ footer)), &:has(~ main [data-sent])': { display: 'none' },
    },
    '@keyframes gone': { 'from, to': { visibility: 'hidden' } },
  },
})
