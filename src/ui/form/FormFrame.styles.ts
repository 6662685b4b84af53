import { notchedPanel } from '../theme/notch.ts'
import { sectionStyles } from '../theme/styles.ts'
import { colour, customProperties, heading, medium, type, wide } from '../theme/theme.ts'

const hairline = `1px solid ${colour('hairline')}`

export const formFrame = sectionStyles({
  // Above the contact bar of phones.
  root: { position: 'relative', zIndex: 2, viewTimelineName: '--form', background: colour('bg') },
  layout: {
    display: 'grid',
    gap: '2rem 1.5rem',
  },
  head: { display: 'grid', gap: '1.25rem' },
  side: { display: 'grid', gap: '1.25rem' },
  steps: {
    [wide]: { fontSize: type.lead },
    '& li': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '1rem',
      padding: '1rem 0',
      borderTop: hairline,
      counterIncrement: 'n',
    },
    '& li::before': {
      content: 'counter(n)',
      minWidth: '1rem',
      font: `700 1.5rem/1.1 ${heading}`,
      color: colour('brand'),
    },
  },
  promises: {
    paddingTop: '1rem',
    fontSize: type.small,
    '& li': { display: 'flex', gap: '.5rem', padding: '.25rem .125rem' },
    '& li::before': {
      content: '""',
      flex: 'none',
      marginTop: '.25em',
      width: '.4em',
      height: '.8em',
      border: `solid ${colour('brand')}`,
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
  },
  hours: { display: 'block', fontSize: type.small, color: colour('ink-soft') },
  phone: { display: 'block', fontSize: 'min(9vw, 2.25rem)', fontWeight: 600 },
  card: {
    ...notchedPanel('topRight', colour('surface')),
    minWidth: 0,
    padding: '1.75rem 1.25rem 1.5rem',
    '& > p': { marginBottom: '1.5rem' },
    filter: 'drop-shadow(0 1px 1px rgb(0 0 0 / .06)) drop-shadow(0 16px 20px rgb(0 0 0 / .1))',
    [medium]: { padding: '2.5rem' },
    // On a tinted ground, fields of the same tint would look disabled.
    '[data-tone=alt] &': customProperties({ bg: colour('surface') }),
    '[data-tone=deep] &': {
      ...customProperties({ surface: `color-mix(in srgb, ${colour('bg')}, #fff 9%)`, field: colour('ink-soft') }),
    },
  },
})
