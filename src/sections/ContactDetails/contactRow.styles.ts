import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, heading, roomy, type, wide } from '../../ui/theme/theme.ts'

/** The row of an office; the row requests these rules (`data-sheet`). */
export const contactRow = sectionStyles({
  root: {
    '&&': { display: 'grid', gap: '.75rem 2rem', paddingBlock: roomy('2rem') },
    '&& + &&&': { paddingTop: roomy('2rem'), borderTop: `1px solid ${colour('hairline')}` },
    '& h2': { fontSize: type.h3 },
    '& p, & li > span': { fontSize: type.small, color: colour('ink-soft') },
    [wide]: { gridTemplateColumns: '1fr 2fr auto', alignItems: 'center' },
  },
  week: { '& b': { font: `700 ${type.h3}/1.3 ${heading}`, color: colour('brand'), marginRight: '.25rem' } },
  call: {
    display: 'flex',
    gap: '.5rem',
    alignItems: 'center',
    minHeight: '2.75rem',
    fontWeight: 600,
    [wide]: { justifyContent: 'end' },
  },
})
