import { sectionStyles } from '../theme/styles.ts'
import { colour, heading, measure, motion, phone, radius, type } from '../theme/theme.ts'

/** A frame or film that loads later; pages with one load it (`data-sheet`). */
export const deferredFrame = sectionStyles({
  sheet: {
    position: 'relative',
    minHeight: 0,
    overflow: 'hidden',
    background: colour('brand-deep'),
    '& > iframe, & > video': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
    '& > iframe': { visibility: 'hidden' },
    '&[data-shown] > iframe': { visibility: 'visible' },
    '&[data-shown] > :not(iframe)': { visibility: 'hidden' },
  },
  film: { aspectRatio: '16 / 9' },
  // A film that is higher than wide is no higher than the screen.
  upright: { maxWidth: 'min(100%, 26rem)', marginInline: 'auto' },
  low: { height: '16rem' },
  medium: { height: 'min(32rem, 80vh)' },
  // On a phone, what has yet to be asked for is no higher than it needs to be.
  tall: { height: '44rem', [phone]: { '[data-load=click] > &:not([data-shown])': { height: '12.5rem' } } },
  picture: { position: 'absolute', inset: 0 },
  button: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '.75rem',
    width: '100%',
    padding: '1rem',
    border: 0,
    background: 'rgb(10 30 27 / .38)',
    color: '#fff',
    cursor: 'pointer',
    transition: `background ${motion.hover}`,
    '&:hover': { background: 'rgb(10 30 27 / .2)' },
    '&[aria-busy=true]': { cursor: 'progress' },
    // The ring would be cut off at the edge.
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
  plain: { background: 'none', '&:hover': { background: 'rgb(255 255 255 / .06)' } },
  words: {
    padding: '.75rem 1.25rem',
    border: '1px solid rgb(255 255 255 / .6)',
    borderRadius: radius.button,
    background: colour('brand-deep'),
    font: `600 1.0625rem/1.3 ${heading}`,
  },
  mark: {
    display: 'grid',
    placeContent: 'center',
    width: 'clamp(4rem, 8vw, 5.5rem)',
    aspectRatio: '1',
    borderRadius: '50%',
    background: '#fff',
    '&::after': {
      content: '""',
      marginLeft: '.35rem',
      border: `solid transparent`,
      borderWidth: '.8rem 0 .8rem 1.3rem',
      borderLeftColor: '#0a3b36',
    },
  },
  below: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '.25rem 2rem',
    marginTop: '.75rem',
    fontSize: type.small,
    color: colour('ink-soft'),
    '& a': { padding: '.5rem 0' },
    '& p': { maxWidth: measure(60) },
  },
})
