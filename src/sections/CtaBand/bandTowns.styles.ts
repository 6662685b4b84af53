import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, heading, space, type, wide } from '../../ui/theme/theme.ts'

/** The names of towns in a band; its list requests these rules (`data-sheet`). */
export const bandTowns = sectionStyles({
  root: {
    '&&': { paddingBottom: space.section },
    [wide]: {
      '&&': { gridTemplate: 'repeat(3, auto) 1fr / minmax(0, 5fr) minmax(0, 7fr)', columnGap: '5rem' },
      '& > ul': { gridArea: '1 / 2 / -1' },
    },
  },
  list: {
    '&&': { maxWidth: 'none' },
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 1rem',
      alignItems: 'baseline',
      padding: '.5rem 0',
      borderTop: `1px solid ${colour('hairline')}`,
      font: `700 ${type.homeH1}/1.15 ${heading}`,
    },
    '& a': { flex: 'auto', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    '& small': { fontSize: type.h3, color: colour('on-deep-faint') },
  },
})
