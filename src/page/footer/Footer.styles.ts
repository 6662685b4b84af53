import { styles } from '../../ui/theme/styles.ts'
import { colour, medium, phone, radius, text, type, wide } from '../../ui/theme/theme.ts'

const hairline = `1px solid ${colour('hairline')}`

export const footer = styles({
  root: {
    display: 'grid',
    // Above the contact bar of phones.
    position: 'relative',
    zIndex: 2,
    viewTimelineName: '--footer',
    padding: '2.5rem var(--edge) .25rem',
    // A step darker than a band above it.
    background: `color-mix(in srgb, ${colour('bg')}, #000 28%)`,
    fontSize: type.small,
    '& li a, & address a': { display: 'block', padding: '.625rem 0' },
    [medium]: { gap: '2.5rem 2rem', paddingTop: '4rem', gridTemplateColumns: 'repeat(3, 1fr)' },
    [wide]: {
      gridTemplateColumns: '2fr 1fr 1fr 1fr',
      '&:where(:not(:has(nav ~ nav ~ nav)))': { gridTemplateColumns: '2fr 1fr 1fr' },
      '&:where(:has(nav ~ nav ~ nav ~ nav))': { gridTemplateColumns: '2fr 1fr 1fr 1fr 1fr' },
      '& li a, & address a': { padding: '.375rem 0' },
    },
    '& a': { textDecoration: 'none' },
    '& a:hover, & p a': { textDecoration: 'underline' },
  },
  company: {
    '& p': { margin: '1rem 0', fontWeight: 600, color: colour('accent') },
    [phone]: {
      '& + nav': { marginTop: '1rem' },
      // Two buttons side by side; an address that is too long for its half breaks before its host.
      '& div': { display: 'flex', flexWrap: 'wrap', gap: '.75rem', margin: '.75rem 0', fontSize: '.875rem' },
      '& div a': {
        display: 'grid',
        flex: 'auto',
        placeContent: 'center',
        minHeight: '3rem',
        padding: '.25rem .5rem',
        border: hairline,
        borderRadius: radius.button,
        textAlign: 'center',
      },
    },
    // Name, address and hours are above the lists.
    [medium]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      '& > a': { marginTop: '-.625rem' },
      '& > address, & > address + ul': { gridRow: '1 / 3' },
      '& > p': { gridArea: '2 / 1' },
    },
    [wide]: { gridColumn: 'auto', display: 'block' },
  },
  row: { display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem' },
  column: {
    borderTop: hairline,
    '& h2': { fontSize: '1.125rem', lineHeight: '3.25rem' },
    // The toggle of a list overlaps its heading.
    '& summary': { display: 'block', marginTop: '-3.25rem', font: `1.5rem/3.25rem ${text}`, textAlign: 'right' },
    '& summary::after': { content: '"+"' },
    '& [open] summary::after': { content: '"−"' },
    // On wider screens the lists are open, if the browser can open them by CSS; otherwise their toggle stays visible.
    '@supports selector(::details-content)': {
      [medium]: {
        border: 0,
        '& h2': { lineHeight: 1.25, marginBottom: '.5rem' },
        '& ::details-content': { contentVisibility: 'visible' },
        '& summary': { display: 'none' },
      },
    },
  },
  last: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0 2rem',
    padding: '1rem 0',
    borderTop: hairline,
    '& [aria-disabled]': { color: colour('on-deep-faint') },
  },
})
