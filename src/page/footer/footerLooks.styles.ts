import { lookStyles } from '../../ui/theme/styles.ts'
import { medium, wide } from '../../ui/theme/theme.ts'

/** The company name across the whole width; address, hours and page lists are columns below it. */
export const footerName = lookStyles({
  root: {
    [medium]: { gridTemplateColumns: '1fr 1fr' },
    [wide]: {
      gridTemplateColumns: 'repeat(4, 1fr)',
      '&:not(:has(nav ~ nav))': { gridTemplateColumns: 'repeat(3, 1fr)' },
    },
  },
  company: {
    display: 'contents',
    '& > *': {
      gridColumn: '1 / -1',
      // As strong as the rule that puts the hours beside the name.
      [medium]: { '&:is(address, ul, address + ul)': { gridArea: 'auto' } },
    },
    '& > a': { gap: '.25em', fontSize: 'min(10vw, clamp(2.25rem, 1.25rem + 4.4vw, 5rem))' },
    // As tall as the letters; without effect on a logo that contains the name, which has no letters beside it.
    '& > a svg': { minWidth: '.9em', minHeight: '.9em' },
    '& > p': { margin: '.5rem 0', [medium]: { gridArea: 'auto / 1 / auto / -1', margin: '-1.5rem 0 0' } },
  },
})
