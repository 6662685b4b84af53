import { stepTick } from '../../ui/theme/stepTick.ts'
import { criticalStyles, rareStyles } from '../../ui/theme/styles.ts'
import { colour, measure, medium, mediumOnly, motion, roomy, type, wide } from '../../ui/theme/theme.ts'
import { squeegee } from '../../ui/theme/wipe.ts'

export const hero = criticalStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The heading spans the page; below it the drawing is as tall as the text beside it.
    [mediumOnly]: {
      gridTemplate: 'auto auto auto 1fr / repeat(2, minmax(0, 1fr))',
      '& > div:first-child': { display: 'contents' },
    },
    [wide]: {
      gridTemplateColumns:
        'minmax(var(--gutter), 1fr) minmax(0, 37.5rem) minmax(0, 37.5rem) minmax(var(--gutter), 1fr)',
    },
  },
  copy: {
    display: 'grid',
    gap: '1.5rem',
    alignContent: 'center',
    padding: `${roomy('clamp(2rem, 1rem + 4vw, 5rem)')} var(--gutter)`,
    [mediumOnly]: {
      '& > *': { margin: '0 1.25rem 1.75rem var(--gutter)' },
      '& h1': { gridColumn: '1 / -1', marginTop: '2.5rem' },
    },
    [wide]: { gridColumn: 2, padding: `${roomy('5rem')} 4rem ${roomy('5rem')} 0` },
    // A phone in landscape shows its buttons on the first screen. The limit is in pixels, because enlarged text does
    // not make the screen lower.
    '@media (max-height: 480px)': {
      gap: '.75rem',
      paddingBlock: '.5rem',
      '& h1': { marginBlock: '.5rem', fontSize: '2rem' },
      '& p': { fontSize: '1.0625rem' },
    },
  },
  text: { maxWidth: '38rem', fontSize: type.lead, lineHeight: 1.45, color: colour('ink-soft') },
  // While the hero buttons are in view, the contact bar of phones is hidden.
  bar: { viewTimelineName: '--hero' },
  media: {
    position: 'relative',
    height: '56vw',
    marginLeft: 'var(--gutter)',
    overflow: 'hidden',
    '--step': 'calc(var(--unit) * 2)',
    [medium]: { height: 'auto', margin: 0, '& > *': { position: 'absolute', inset: 0 } },
    [mediumOnly]: { gridArea: '2 / 2 / 9', minHeight: '18rem' },
    [wide]: { gridColumn: '3 / -1', minHeight: 'max(24rem, 25vw)' },
  },
  // Not `:only-of-type`: until the page has loaded completely, a browser does not know which element is the last of its
  // type.
  alone: { minHeight: 'min(34rem, 70svh)' },
})

/** Short facts below the buttons. */
export const heroProofs = rareStyles('proofs', {
  list: {
    display: 'grid',
    gap: '.5rem',
    fontSize: type.small,
    fontWeight: 600,
    '& li': { display: 'flex', gap: '.625rem' },
    '& li::before': stepTick,
  },
})

/** A hero without a picture, on the ground of the stairs. */
export const heroPlain = rareStyles('stairs', {
  root: {
    padding: `${roomy('clamp(2.5rem, 1rem + 5vw, 5.5rem)')} var(--edge)`,
    display: 'grid',
    gap: '1.5rem',
    '& h1': { maxWidth: measure(18, 'headings') },
  },
})

export const heroHome = rareStyles('home', {
  heading: { fontSize: type.homeH1, lineHeight: 1.02 },
  root: { [wide]: { minHeight: 'min(42rem, 100svh - 5rem)' } },
})

/** The transition to and from the home page: one pull of a squeegee pushes a layer of dust off the picture. */
export const entrance = rareStyles('home', {
  media: {
    '[data-entrance] &::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      transform: 'translateX(100%)',
      background: `${squeegee}, radial-gradient(${colour('ink-soft')} 1px, rgb(128 128 128 / .3) 1.5px) 0 0 / 9px 9px`,
      animation: `wipe ${motion.entrance} ${motion.ease}`,
    },
    '@keyframes wipe': { from: { transform: 'none' } },
  },
})
