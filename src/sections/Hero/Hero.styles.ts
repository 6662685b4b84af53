import { stepTick } from '../../ui/theme/stepTick.ts'
import { criticalStyles, rareStyles } from '../../ui/theme/styles.ts'
import { colour, measure, medium, mediumOnly, motion, roomy, type, wide } from '../../ui/theme/theme.ts'
import { squeegee } from '../../ui/theme/wipe.ts'

export const hero = criticalStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The heading has the width of the page; below it the drawing is as high as the text beside it.
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
    // A phone held across shows its buttons on the first screen. In pixels: the screen is no lower where text is enlarged.
    '@media (max-height: 480px)': {
      gap: '.75rem',
      paddingBlock: '.5rem',
      '& h1': { marginBlock: '.5rem', fontSize: '2rem' },
      '& p': { fontSize: '1.0625rem' },
    },
  },
  text: { maxWidth: '38rem', fontSize: type.lead, lineHeight: 1.45, color: colour('ink-soft') },
  // In its place the contact bar of phones goes.
  bar: { viewTimelineName: '--hero' },
  media: {
    position: 'relative',
    height: '56vw',
    marginLeft: 'var(--gutter)',
    overflow: 'hidden',
    '--step': 'calc(var(--unit) * 2)',
    [medium]: { height: 'auto', margin: 0, '& > *': { position: 'absolute', inset: 0 } },
    [mediumOnly]: { gridArea: '2 / 2 / 5', minHeight: '18rem' },
    [wide]: { gridColumn: '3 / -1', minHeight: 'max(24rem, 25vw)' },
  },
  // Not `:only-of-type`: until the page has arrived whole, a browser does not know what is the last of its kind.
  alone: { minHeight: 'min(34rem, 70svh)' },
})

/** Facts in a few words, below the buttons; between the two columns of a tablet they stand below the picture. */
export const heroProofs = rareStyles('proofs', {
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.5rem 1.5rem',
    fontSize: type.small,
    fontWeight: 600,
    '& li': { display: 'flex', gap: '.625rem' },
    '& li::before': stepTick,
    [mediumOnly]: { gridColumn: '1 / -1' },
  },
})

/** Without a picture, on the ground of the stairs. */
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

/** The way to the home page and away from it: a layer of dust that one pull of a squeegee pushes off the picture. */
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
