import { sectionStyles } from '../theme/styles.ts'
import { colour, type, wide } from '../theme/theme.ts'

/** The steps that climb to the card. */
const flight = 'polygon(0 100%, 0 75%, 25% 75%, 25% 50%, 50% 50%, 50% 25%, 75% 25%, 75% 0, 100% 0, 100% 100%)'

const heading = 'main:has(> &) > :first-child'

/**
 * A form right below the heading of its page: on wide screens the heading and what is said of the form stand in the left half
 * and the card beside them, though they are two sections. A page with such a form loads it (`data-sheet`).
 */
export const formPage = sectionStyles({
  root: {
    '&&': { paddingTop: 0 },
    '& > div': { rowGap: '1.5rem' },
    '& h2': { fontSize: type.h3, lineHeight: 1.2 },
    [heading]: { paddingBottom: '2rem' },
    [wide]: {
      'main:has(> &)': {
        display: 'grid',
        gridTemplate: 'auto auto 1fr / 1fr 1fr',
        '& > *': { gridColumn: '1 / -1' },
      },
      [heading]: {
        gridArea: '1 / 1',
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: '1.5rem',
        padding: '5rem 2rem 1rem max(var(--gutter), 100% - 37.5rem)',
        '& > h1': { gridRow: 'auto' },
        '& > svg': { display: 'none' },
      },
      '&&': {
        display: 'grid',
        gridArea: '1 / 1 / 4 / -1',
        gridTemplateRows: 'subgrid',
        // A container has rows of its own.
        containerType: 'normal',
        paddingTop: '1.25rem',
        background: 'none',
        // It lies over the heading.
        pointerEvents: 'none',
      },
      '& > div': { gridRow: '1 / -1', gridTemplateRows: 'subgrid' },
      '& > div > *': { gridRow: 3, pointerEvents: 'auto' },
      '& > div > :first-child': { gridRow: 2 },
      '& > div > :nth-last-child(2)': { gridRow: '1 / 4' },
      '&::after': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        left: 'calc(50% - 18rem)',
        bottom: 0,
        width: '22rem',
        height: 'calc(var(--unit) * 10)',
        background: colour('brand-tint'),
        clipPath: flight,
      },
    },
  },
})
