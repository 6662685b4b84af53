import { lastOfOdd } from '../Grid/lastOfOdd.ts'
import { quietLink } from '../theme/quiet.ts'
import { sectionStyles } from '../theme/styles.ts'
import { colour, enlarged, medium, mediumOnly, phone, roomy, type, wide } from '../theme/theme.ts'

const hairline = `1px solid ${colour('hairline')}`

/** Places the drawing to the left of the text instead of above it, in the cards that a selector matches. */
const drawnBeside = (self: string) => ({
  [self]: { display: 'flex', justifyContent: 'center', padding: '2rem 2rem 2rem calc(40% + 2rem)' },
  [`${self} > span`]: {
    position: 'absolute' as const,
    inset: '0 60% 0 0',
    width: 'auto',
    margin: 0,
    aspectRatio: 'auto',
  },
})

export const card = sectionStyles({
  root: {
    // A notch would clip the hairline of narrow screens.
    '--step': '0px',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '.5rem 1.25rem',
    padding: '1.25rem 0',
    borderTop: hairline,
    '&:has(> span)': { gridTemplateColumns: 'auto 1fr' },
    '& > *': { gridColumn: -2 },
    '& p': { color: colour('ink-soft') },
    // Above the link that covers the card.
    '& p a': { position: 'relative', zIndex: 1 },
    [enlarged]: { display: 'block' },
    // Rounded corners would clip the ends of the hairline.
    [phone]: { '&&': { clipPath: 'none' } },
    [medium]: {
      '--step': 'var(--unit)',
      // Visible in forced colours, which replace backgrounds.
      '&&': { border: '1px solid transparent' },
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'start',
      padding: roomy('clamp(1.5rem, 2.6vw, 2.25rem)'),
      background: 'var(--panel)',
      borderRadius: 'var(--round-large, 0)',
      overflow: 'hidden',
      '& p': { marginBottom: '.5rem' },
      '&:hover:has(a), &:focus-within': { boxShadow: `inset 0 -4px ${colour('action')}` },
    },
    [mediumOnly]: {
      [`${lastOfOdd}:has(> span)`]: { display: 'grid', columnGap: '1.75rem', '& > span': { margin: 0 } },
    },
  },
  // A detail of the drawing of the linked page, across the top of the card.
  cover: {
    '&&': { gridColumn: 1 },
    gridRow: 'span 3',
    width: 'min(5.5rem, 22vw)',
    aspectRatio: '1',
    [medium]: {
      alignSelf: 'stretch',
      width: 'auto',
      margin: '-1.5rem -1.5rem .75rem',
      // Crops a sixth of a drawing, at most the part above and below its objects.
      aspectRatio: '8 / 5',
    },
  },
  covered: {
    // No line of the card's own colour around the drawing.
    [medium]: { padding: '1.5rem 1.5rem 1rem', backgroundClip: 'padding-box' },
    [mediumOnly]: drawnBeside(`${lastOfOdd}:has(> span)`),
    '@media print': { '&&&&': { paddingInline: '1.5rem' } },
  },
  titled: {
    [wide]: { '& :is(h2, h3)': { fontSize: type.h3 }, ...drawnBeside(':where(ul[data-large="1"]) > &&') },
  },
  // A row without a photo: title, text and link on one line of a list, after the drawing of their page if it has one.
  line: {
    [medium]: {
      '--step': '0px',
      '&&': {
        border: 0,
        borderTop: hairline,
        clipPath: 'none',
        gridTemplateColumns: 'calc((100% - 4rem) / 3) 1fr auto',
      },
      '&&:last-child': { borderBottom: hairline },
      display: 'grid',
      gap: '0 4rem',
      alignItems: 'center',
      padding: '1.25rem 0',
      background: 'none',
      '&& > *': { gridColumn: 'auto', margin: 0 },
      '& :is(h2, h3)': { fontSize: type.h3 },
      // The text starts at the same position as in a row without a drawing; no word of the title is broken.
      '&&&&:has(> span)': {
        gridTemplateColumns: 'clamp(6rem, 11.25vw, 9rem) max(10rem, (100% - 4rem) / 3 - 8rem) 1fr auto',
        columnGap: '1.5rem',
        padding: '1rem 0',
      },
      '&& > span': { gridRow: 'auto', alignSelf: 'center', aspectRatio: '3 / 2' },
      // On paper, where the drawing is hidden as well.
      '&& > span + *': { gridColumn: 2, overflowWrap: 'normal' },
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
    ...quietLink,
    marginTop: 'auto',
    [phone]: { margin: '-.25rem 0 -.75rem' },
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    '@media print': { display: 'none' },
  },
})
