import { outlines } from '../../ui/theme/notch.ts'
import { sectionStyles } from '../../ui/theme/styles.ts'
import { atUsualSize, phoneScreen, swiped } from '../../ui/theme/swiped.ts'
import { colour, medium, motion, radius, type, wide } from '../../ui/theme/theme.ts'
import { squeegee } from '../../ui/theme/wipe.ts'

const gap = 'clamp(.5rem, .2rem + 1vw, 1rem)'

export const gallery = sectionStyles({
  grid: {
    display: 'grid',
    gap,
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 3' },
    '& > :first-child:nth-last-child(odd)': { gridColumn: '1 / -1' },
    [medium]: {
      '& > *, & > :first-child:nth-last-child(odd)': { gridColumn: 'span 2' },
      '&[data-large="2"] > :nth-child(-n + 2), &[data-large="4"] > :nth-child(-n + 4)': { gridColumn: 'span 3' },
      '&[data-large="1"] > :first-child': { gridColumn: '1 / -1' },
    },
  },
  swipe: { [phoneScreen]: { [atUsualSize]: swiped } },
  pairs: {
    display: 'grid',
    gap: '2rem',
    [wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :first-child:nth-last-child(odd)': { gridColumn: '1 / -1' },
    },
  },
  // Side by side. Browsers with scroll-driven animations stack the pair instead: a squeegee wipes the first picture
  // away up to its middle, and stops there.
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '2px',
    '@supports (animation-range: cover)': {
      '@media screen and (prefers-reduced-motion: no-preference)': {
        position: 'relative',
        gridTemplateColumns: 'minmax(0, 1fr)',
        overflow: 'hidden',
        clipPath: outlines.topRight,
        viewTimelineName: '--pair',
        '& > *': { gridArea: '1 / 1' },
        '& > :last-child > span': { left: 'auto', right: '.5rem' },
        '& > :first-child, &::after': {
          zIndex: 1,
          clipPath: 'inset(0 50% 0 0)',
          animationName: 'unveil',
          animationTimingFunction: 'linear',
          animationFillMode: 'both',
          animationTimeline: '--pair',
          animationRange: 'cover 25% cover 50%',
        },
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          pointerEvents: 'none',
          clipPath: 'none',
          transform: 'translateX(-50%) scaleX(-1)',
          background: squeegee,
          animationName: 'pull',
        },
        // A picture in keyboard focus is fully visible.
        '& > :focus-visible': { clipPath: 'none', animation: 'none' },
      },
    },
    '@keyframes unveil': { from: { clipPath: 'inset(0 35% 0 0)' } },
    '@keyframes pull': { from: { transform: 'translateX(-35%) scaleX(-1)' } },
  },
  logos: {
    display: 'grid',
    gap,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    [medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
  },
  tile: {
    display: 'block',
    position: 'relative',
    minHeight: 0,
    overflow: 'hidden',
    borderRadius: radius.card,
    aspectRatio: '4 / 3',
    '& img': { transition: `transform 300ms ${motion.ease}` },
    'a&:hover img': { transform: 'scale(1.03)' },
  },
  // White in dark mode as well, because logos are designed for paper.
  logo: {
    display: 'block',
    minHeight: 0,
    padding: '1rem 1.25rem',
    aspectRatio: '3 / 2',
    border: `1px solid ${colour('hairline')}`,
    borderRadius: radius.card,
    background: '#fff',
    '& img': { objectFit: 'contain', background: 'none' },
    '& picture': { background: 'none' },
  },
  label: {
    position: 'absolute',
    left: '.5rem',
    bottom: '.5rem',
    padding: '.125rem .625rem',
    borderRadius: radius.card,
    background: colour('brand-deep'),
    color: colour('on-deep'),
    fontSize: type.small,
    fontWeight: 600,
  },
  caption: { marginTop: '.5rem', fontSize: type.small, lineHeight: 1.45, color: colour('ink-soft') },
})
