import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, heading, measure, medium, type, wide } from '../../ui/theme/theme.ts'

export const stats = sectionStyles({
  list: {
    display: 'grid',
    gap: '2rem clamp(1.5rem, 4vw, 4rem)',
    [medium]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      // Rows of two; the last row has three figures if one would otherwise be alone.
      '& > *': { gridColumn: 'span 3' },
      '&[data-count="3"] > *, &[data-count="5"] > :nth-child(n + 3)': { gridColumn: 'span 2' },
    },
    [wide]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      '&[data-count] > *': { gridColumn: 'span 4' },
      '&[data-count="2"] > *': { gridColumn: 'span 6' },
      '&[data-count="4"] > *': { gridColumn: 'span 3' },
      // The first two are together as wide as the three below them.
      '&[data-count="5"] > :nth-child(-n + 2)': { gridColumn: 'span 6' },
    },
  },
  item: {
    display: 'grid',
    gap: '.25rem',
    alignContent: 'start',
    paddingTop: '1.25rem',
    borderTop: `2px solid ${colour('brand')}`,
  },
  value: {
    font: `700 clamp(2.5rem, 1.9rem + 2.6vw, 4rem)/1 ${heading}`,
    letterSpacing: '-.03em',
    color: colour('brand'),
  },
  label: { fontSize: type.lead, lineHeight: 1.3 },
  text: { marginTop: '.25rem', maxWidth: measure(40), fontSize: type.small, color: colour('ink-soft') },
})
