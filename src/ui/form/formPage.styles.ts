import { sectionStyles } from '../theme/styles.ts'
import { colour, type, wide } from '../theme/theme.ts'

/** The four steps that rise to the card, each from its position to the right edge of the page; lengths in rem. */
const flight = [1, 2, 3, 4]
  .map((step) => ({ step, width: (5 - step) * 5.5 }))
  .map(({ step, width }) => {
    const place = `100% 100% / calc(50% + ${width - 4}rem) calc(var(--unit) * ${step * 2.5})`
    return `linear-gradient(${colour('brand-tint')} 0 0) ${place} no-repeat`
  })
  .join()

/**
 * A form right below the heading of its page. On wide screens the heading and the text of the form are in the left half
 * and the card is beside them, although they are two sections. A page with such a form loads it (`data-sheet`). Each
 * part has a class: a browser renders a page while it loads, and does not yet know which element comes last, or what
 * `main` will contain.
 */
export const formPage = sectionStyles({
  main: {
    'main& > :first-child': { paddingBottom: '2rem' },
    [wide]: {
      'main&': {
        display: 'grid',
        gridTemplate: 'auto auto 1fr / 1fr 1fr',
        '& > *': { gridColumn: '1 / -1' },
      },
      'main& > :first-child': {
        gridArea: '1 / 1',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: '1.5rem',
        padding: '3.5rem 2rem 1rem max(var(--gutter), 100% - 37.5rem)',
        '& > h1': { gridRow: 'auto' },
        '& > svg': { display: 'none' },
      },
    },
  },
  root: {
    '&&': { marginTop: 0, paddingTop: 0 },
    '& > div': { rowGap: '1.5rem' },
    '& h2': { fontSize: type.h3, lineHeight: 1.2 },
    [wide]: {
      '&&': {
        display: 'grid',
        gridArea: '1 / 1 / 4 / -1',
        gridTemplateRows: 'subgrid',
        // A size container cannot be a subgrid.
        containerType: 'normal',
        paddingTop: '1.25rem',
        background: 'none',
        // It covers the heading.
        pointerEvents: 'none',
        // A background instead of an element, which would move down while the form loads.
        '@media (forced-colors: none)': { background: flight },
      },
      // Stronger than the rows and columns of any look.
      '&& > div': { gridRow: '1 / -1', gridTemplate: 'subgrid / 1fr 1fr' },
      '& > div > *': { gridRow: 3, pointerEvents: 'auto' },
    },
  },
  head: { [wide]: { '&&': { gridRow: 2 } } },
  card: { [wide]: { '&&': { gridRow: '1 / 4' } } },
})
