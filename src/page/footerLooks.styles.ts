import { lookStyles } from '../ui/theme/styles.ts'
import { medium, wide } from '../ui/theme/theme.ts'

/** The name of the company across the page; address, hours and the lists of pages are columns below it. */
export const footerName = lookStyles({
  root: {
    [medium]: { gridTemplateColumns: '1fr 1fr' },
    [wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
  company: {
    display: 'contents',
    '& > *': {
      gridColumn: '1 / -1',
      [medium]: { '&:is(address, ul)': { gridArea: 'auto' } },
    },
    '& > a': { gap: '.25em', fontSize: 'min(10vw, clamp(2.25rem, 1.25rem + 4.4vw, 5rem))' },
    // As high as the letters; nothing for a logo with the name in it, beside which there are none.
    '& > a svg': { minWidth: '.9em', minHeight: '.9em' },
    '& > p': { margin: '.5rem 0', [medium]: { gridArea: 'auto / 1 / auto / -1', margin: '-1.5rem 0 0' } },
  },
})
