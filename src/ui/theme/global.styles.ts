import { globalStyles } from './styles.ts'
import {
  colour,
  customProperties,
  deepTone,
  heading,
  headingFamily,
  reducedMotion,
  space,
  text,
  type,
  wide,
} from './theme.ts'

globalStyles({
  ':root': {
    '--heading': headingFamily,
    '--lead': type.leadSize,
    // The page extends below the notch of a phone (`viewport-fit=cover`), so its text keeps clear of it.
    '--gutter': `max(${space.gutter}, env(safe-area-inset-left), env(safe-area-inset-right))`,
    '--edge': `max(var(--gutter), 50% - ${space.container} / 2)`,
    '--unit': '10px',
    '--step': 'var(--unit)',
    '--panel': colour('bg-alt'),
    [wide]: { '--unit': '16px' },
  },
  '[data-tone=deep]': {
    ...deepTone,
    '--panel': 'rgb(255 255 255 / .06)',
  },
  '[data-tone=alt]': { ...customProperties({ bg: colour('bg-alt') }), '--panel': colour('surface') },
  '[data-tone]': { background: colour('bg'), color: colour('ink') },
})

globalStyles({
  '*, ::before, ::after': { boxSizing: 'border-box', margin: 0, padding: 0 },
  // The prefixed name is the only one that iPhones support; Chromium supports it too.
  html: { WebkitTextSizeAdjust: '100%' },
  body: {
    font: `400 ${type.body}/1.6 ${text}`,
    color: colour('ink'),
    background: colour('bg'),
    timelineScope: '--form, --footer, --hero',
  },
  '#shell': { display: 'contents' },
  // Keeps scroll targets between the sticky header and the contact bar of phones. As `scroll-padding` of the page it
  // would scroll the page when the header itself takes the focus.
  ':not(header *)': { scrollMargin: '6rem 0' },
  // `anywhere`, unlike `break-word`, lets grid columns shrink below their longest word when text is enlarged.
  'main, footer': { overflowWrap: 'anywhere' },
  section: { containerType: 'inline-size' },
  'h1, h2, h3': {
    font: `700 ${type.h2}/1.1 ${heading}`,
    letterSpacing: '-.015em',
  },
  h1: { fontSize: type.h1, lineHeight: 1.08, letterSpacing: '-.02em', '&:focus': { outline: 0 } },
  // A list without a heading has h2 titles; they look like the h3 titles of a list with a heading.
  'h3, main li h2': { fontSize: type.h3Size, lineHeight: 1.2 },
  // Excludes the breadcrumb, which is one line: on a `li`, this would override the `nowrap` of its list.
  'p, main li': { textWrap: 'pretty' },
  // Headings and the leads below them. On narrow screens, the lead of a page has more lines than browsers balance.
  'h1, h2, h3, h2 ~ p': { textWrap: 'balance' },
  'h1 ~ p': { [wide]: { textWrap: 'balance' } },
  'ul, ol': { listStyle: 'none' },
  'img, picture, svg, iframe': { display: 'block', maxWidth: '100%' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  a: {
    color: colour('brand'),
    textUnderlineOffset: '.2em',
    textDecorationThickness: '1px',
  },
  strong: { fontWeight: 600 },
  address: { fontStyle: 'normal' },
  // A date or time range does not break, unless it is longer than the line.
  ':where(time, .fact)': { display: 'inline-block' },
  // Two tones, so that one of them contrasts with any background.
  ':focus-visible': {
    outline: `3px solid ${colour('focus')}`,
    outlineOffset: '2px',
    boxShadow: `0 0 0 2px ${colour('focus-ring')}`,
  },
  '.visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '.skip': {
    position: 'absolute',
    left: 'var(--gutter)',
    top: '.5rem',
    zIndex: 20,
    padding: '.75rem 1.25rem',
    background: colour('surface'),
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
  [reducedMotion]: {
    // The contact bar, the only `nav` with an animation, appears and disappears without motion.
    ':not(nav), ::before, ::after': { animation: 'none !important', transition: 'none !important' },
  },
})
