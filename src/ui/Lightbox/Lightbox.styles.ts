import { lateStyles } from '../theme/styles.ts'
import { customProperties, measure, radius, type } from '../theme/theme.ts'

const edge = 'max(1rem, env(safe-area-inset-left), env(safe-area-inset-right))'

/** Dark in light mode too, so that nothing beside a photo is brighter than the photo. */
export const lightbox = lateStyles({
  root: {
    width: '100vw',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: `1rem ${edge}`,
    border: 0,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    background: '#0b0f0e',
    color: '#f0f4f2',
    ...customProperties({ focus: '#9db8ff', 'focus-ring': '#0b0f0e' }),
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', gap: '.75rem' },
    '&::backdrop': { background: '#0b0f0e' },
  },
  figure: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gap: '.75rem',
    justifyItems: 'center',
    touchAction: 'pan-y pinch-zoom',
    '& picture': { display: 'contents' },
    '& img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' },
    '& figcaption': { maxWidth: measure(66), textAlign: 'center' },
    '& a': { color: 'inherit' },
  },
  bar: { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '1rem', minHeight: '2.75rem' },
  position: { minWidth: '5rem', textAlign: 'center', fontSize: type.small },
  button: {
    position: 'relative',
    width: '2.75rem',
    height: '2.75rem',
    border: '1px solid #64706b',
    borderRadius: radius.button,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { background: '#25302c' },
    '&::before': { content: '""', position: 'absolute', inset: 0, margin: 'auto', width: '.75rem', height: '.75rem' },
  },
  close: {
    justifySelf: 'end',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: '1.25rem',
      height: '2px',
      background: 'currentColor',
      transform: 'rotate(45deg)',
    },
    '&::after': { transform: 'rotate(-45deg)' },
  },
  previous: {
    '&::before': { border: 'solid', borderWidth: '2px 0 0 2px', transform: 'translateX(25%) rotate(-45deg)' },
  },
  next: { '&::before': { border: 'solid', borderWidth: '2px 2px 0 0', transform: 'translateX(-25%) rotate(45deg)' } },
})
