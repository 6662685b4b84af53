import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, medium, type, wide } from '../../ui/theme/theme.ts'

/** The number of entries that a panel holds (Map.tsx). */
const rows = [1, 2, 3, 4, 5, 6, 7, 8]

/** The list of towns beside a map; a page with several towns loads it (`data-sheet`). */
export const mapTowns = sectionStyles({
  pair: {
    display: 'grid',
    gap: '2rem 4rem',
    [medium]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
    '& p a': { padding: '.5rem 0' },
    '@media print': { '&&': { display: 'block' } },
  },
  /** On the map: the switch button, and the frame beside the panel. */
  frame: {
    position: 'relative',
    '& > p': { position: 'absolute', right: 'var(--gutter)', bottom: '1.5rem', background: colour('bg') },
    [wide]: {
      '& iframe': { left: 'calc(var(--edge) + 28rem)', width: 'calc(100% - var(--edge) - 28rem)' },
    },
  },
  list: {
    margin: '1rem 0',
    borderBottom: `1px solid ${colour('hairline')}`,
    '& li': {
      display: 'flex',
      alignItems: 'baseline',
      borderTop: `1px solid ${colour('hairline')}`,
    },
    // On paper the list has no map beside it.
    '@media print': { columns: 3, borderBottom: 0, '& a, & strong': { padding: 0 } },
    '& a, & strong': { flex: 1, padding: '.75rem 0', fontSize: type.lead },
  },
  /** Hovering over a town in the list enlarges its pin, and hovering over a pin highlights the entry of its town. */
  answers: {
    '& circle': { '--grown': 1.5, transformBox: 'fill-box', transformOrigin: 'center' },
    ...Object.fromEntries(
      rows.map((row) => [
        `&:has(:is(li:hover, li:focus-within, circle:hover):nth-child(${row})) :is(li, circle):nth-child(${row})`,
        { background: colour('brand-tint'), scale: 'var(--grown)' },
      ]),
    ),
  },
})
