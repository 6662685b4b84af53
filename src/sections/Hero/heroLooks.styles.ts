import { lookStyles } from '../../ui/theme/styles.ts'
import { colour, deepTone, heading, mediumOnly, phone, roomy, wide } from '../../ui/theme/theme.ts'

/** The picture at the left edge of the screen, the words at its right. */
export const heroLeft = lookStyles({
  copy: {
    [mediumOnly]: {
      '& > *': { gridColumn: 2, marginInline: '1.25rem var(--gutter)' },
      '& h1': { gridColumn: '1 / -1', marginLeft: 'var(--gutter)' },
    },
    [wide]: { gridArea: '1 / 3', padding: `${roomy('5rem')} 0 ${roomy('5rem')} 4rem` },
  },
  media: {
    [mediumOnly]: { gridArea: '2 / 1 / 9' },
    [wide]: { gridArea: '1 / 1 / auto / 3' },
  },
})

/** On the dark colour of the site. */
export const heroDeep = lookStyles({
  root: {
    '&:not([data-tone])': { ...deepTone, background: colour('bg'), color: colour('ink') },
  },
})

/** On a phone, the number to call as large as a heading. */
export const heroCall = lookStyles({
  copy: {
    [phone]: { '& a[href^="tel:"]': { padding: '.75rem 1rem', font: `700 min(9vw, 2.25rem)/1 ${heading}` } },
  },
})

/** A main heading without a picture, in the middle; beside a form it stands at the left (`formPage.styles.ts`). */
export const titleCentred = lookStyles({
  root: {
    'main:not([class]) > &&': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      textAlign: 'center',
      '& > h1': { gridRow: 'auto' },
      '& > h1 + *': { marginTop: '1.25rem' },
    },
  },
})
