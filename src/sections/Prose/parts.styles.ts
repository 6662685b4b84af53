import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, heading, type } from '../../ui/theme/theme.ts'

/** Sub-headings and tables within a text; a page that has them loads it (`data-sheet`). */
export const proseParts = sectionStyles({
  root: {
    '& h2': { fontSize: type.h3 },
    '& h4': { font: `600 1.0625rem/1.3 ${heading}` },
    '& * + :is(h2, h3, h4)': { marginTop: '2em' },
    '& :is(h2, h3, h4) + *': { marginTop: '.75rem' },
    '& [role=group]': { overflowX: 'auto' },
    '& table': { width: '100%', borderCollapse: 'collapse', lineHeight: 1.4 },
    '& :is(th, td)': {
      minWidth: '6rem',
      padding: '.75rem 1rem .75rem 0',
      borderBottom: `1px solid ${colour('hairline')}`,
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'normal',
    },
    '& th': { borderBottom: `2px solid ${colour('brand')}`, fontWeight: 600, verticalAlign: 'bottom' },
    '& [data-align=right]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& [data-align=center]': { textAlign: 'center' },
    '& tr > :last-child': { paddingRight: 0 },
  },
})
