import { sectionStyles } from '../theme/styles.ts'
import { colour, measure, medium, phone, radius, type } from '../theme/theme.ts'

/** Applies from the press on; a frame that enlarges later would push the page down while the visitor reads. */
const asked = '&[data-asked], &[data-shown]'

/** The offer of a frame that loads on click; pages with one load it (`data-sheet`). */
export const frameOffer = sectionStyles({
  sheet: {
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    borderRadius: radius.box,
    background: colour('brand-tint'),
    '& > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0, visibility: 'hidden' },
    '&[data-shown] > iframe': { visibility: 'visible' },
    '&[data-shown] > :not(iframe)': { visibility: 'hidden' },
  },
  low: { [asked]: { minHeight: '16rem' } },
  medium: { [asked]: { minHeight: 'min(32rem, 80vh)' } },
  tall: { [asked]: { minHeight: '44rem' } },
  panel: { display: 'grid', [medium]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
  words: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '1rem',
    padding: 'clamp(1.5rem, 5vw, 4rem)',
    '& h2, & h3': { fontSize: type.h3 },
    '& > *': { maxWidth: measure(46) },
    '& small': { fontSize: type.small },
    '& [aria-busy=true]': { cursor: 'progress' },
    '@media (scripting: none)': { '& button': { display: 'none' } },
  },
  // On a phone the text comes first, and the picture would push the button off the screen.
  picture: { position: 'relative', minHeight: '18rem', [phone]: { display: 'none' } },
})
