import { sectionStyles } from '../theme/styles.ts'
import { colour, enlarged, medium, motion, phone, roomy, type, wide } from '../theme/theme.ts'

const hairline = `1px solid ${colour('hairline')}`

export const card = sectionStyles({
  root: {
    // A notch would cut the hairline of narrow screens.
    '--step': '0px',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '.5rem 1.25rem',
    padding: '1.5rem 0',
    borderTop: hairline,
    '&:last-child': { borderBottom: hairline },
    '&:has(> span)': { gridTemplateColumns: 'auto 1fr' },
    '& > *': { gridColumn: -2 },
    '& p': { fontSize: '1.0625rem', lineHeight: 1.55, color: colour('ink-soft') },
    [enlarged]: { display: 'block' },
    // Round corners would cut the ends of the hairline.
    [phone]: { '&&': { clipPath: 'none' } },
    [medium]: {
      '--step': 'calc(var(--unit) * .6)',
      // Drawn where the visitor's own colours replace grounds.
      '&&': { border: '1px solid transparent' },
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'start',
      padding: roomy('clamp(1.5rem, 2.6vw, 2.25rem)'),
      background: 'var(--panel)',
      borderRadius: 'var(--round-large, 0)',
      overflow: 'hidden',
      '& p': { marginBottom: '.5rem' },
      // The squeegee: a line that wipes along the lower edge.
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 0',
        height: '4px',
        background: colour('action'),
        transform: 'scaleX(0)',
        transformOrigin: '0 0',
        transition: `transform ${motion.panel} ${motion.ease}`,
      },
      '&:hover:has(a)::after, &:focus-within::after': { transform: 'none' },
    },
  },
  large: {
    [wide]: {
      '--step': 'var(--unit)',
      '&:has(> span)': { display: 'grid', gap: '.875rem 1.75rem', gridTemplateRows: 'auto 1fr' },
      padding: '2.5rem',
      '& > span': { width: '5rem', height: '5rem', margin: 0, gridRow: '1 / 3' },
      '& > span svg': { width: '2.25rem', height: '2.25rem' },
      '& :is(h2, h3)': { fontSize: type.h3 },
      '& p:last-child': { margin: 0, fontSize: '1.1875rem' },
    },
  },
  cover: {
    '&&': { gridColumn: 1 },
    gridRow: 'span 3',
    width: '4.5rem',
    height: '4.5rem',
    background: colour('sb'),
    position: 'relative',
    // Drawn for the dark, not to be dimmed as photos are.
    '& > *': { position: 'absolute', width: '100%', height: '100%', filter: 'none' },
    [medium]: { width: 'calc(100% + 3rem)', height: '9.5rem', margin: '0 -1.5rem 1.25rem' },
  },
  covered: { [medium]: { padding: '0 1.5rem 1.75rem' } },
  // The drawing takes two fifths of a large card.
  beside: {
    [medium]: { padding: '0 1.5rem 1.75rem' },
    [wide]: {
      minHeight: '18rem',
      '&:has(> span)': { padding: '2rem 2rem 2rem 0', gridTemplateColumns: '2fr 3fr', gap: '.75rem 2rem' },
      '& > span:first-child': {
        placeSelf: 'stretch',
        gridRow: '1 / 4',
        width: 'auto',
        height: 'auto',
        margin: '-2rem 0',
      },
    },
  },
  // A row without a picture: title, text and link on one line of a list.
  line: {
    [medium]: {
      '--step': '0px',
      '&&': { border: 0, borderTop: hairline, clipPath: 'none', gridTemplateColumns: '1fr 2fr auto' },
      '&&:last-child': { borderBottom: hairline },
      display: 'grid',
      gap: '0 2rem',
      alignItems: 'center',
      padding: '1.25rem 0',
      background: 'none',
      '&& > *': { gridColumn: 'auto', margin: 0 },
      '& :is(h2, h3)': { fontSize: type.h3 },
    },
  },
  icon: {
    '&&': { gridColumn: 1 },
    display: 'grid',
    placeContent: 'center',
    gridRow: 'span 3',
    width: '3.25rem',
    height: '3.25rem',
    background: colour('brand-tint'),
    color: colour('brand'),
    '--step': 'calc(var(--unit) / 2)',
    [medium]: { marginBottom: '1rem' },
  },
  link: {
    justifySelf: 'start',
    marginTop: 'auto',
    fontSize: '1rem',
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    '@media print': { display: 'none' },
  },
})
