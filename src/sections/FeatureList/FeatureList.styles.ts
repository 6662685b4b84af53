import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, enlarged, medium, mediumOnly, phone } from '../../ui/theme/theme.ts'

/** Three items are stacked, because two columns would leave the third alone in its row. */
const threeInAColumn = { '&&:has(> :nth-child(3):last-child)': { gridTemplateColumns: '1fr' } }

export const featureList = sectionStyles({
  item: {
    display: 'grid',
    gridTemplateColumns: '2.75rem 1fr',
    gap: '.5rem 0',
    alignContent: 'start',
    padding: '1.5rem 0',
    borderTop: `1px solid ${colour('hairline')}`,
    '& svg': { color: colour('brand'), marginTop: '.125rem' },
    [phone]: { padding: '1.125rem 0', '& p': { fontSize: '1rem', lineHeight: 1.5 } },
    // No icon column if no item has an icon.
    'ul:not(:has(svg)) > &': { gridTemplateColumns: '0 1fr' },
    [enlarged]: { display: 'block' },
  },
  title: { gridColumn: 2 },
  text: { gridColumn: 2, color: colour('ink-soft') },
  // The space below the last row is that of the section.
  rows: {
    marginBottom: '-1.5rem',
    [medium]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: '3rem',
      '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      ...threeInAColumn,
    },
  },
  grid: {
    '&&': { gap: '0 3rem', marginBottom: '-1.5rem' },
    [mediumOnly]: threeInAColumn,
  },
})
