import { sectionStyles } from '../theme/styles.ts'
import { atUsualSize, phoneScreen, swiped } from '../theme/swiped.ts'
import { colour, type } from '../theme/theme.ts'

/** The indent of a step at the given place of a flight. */
const indent = (steps: number) => ({ '--in': `${steps * 3}vw` })

/** How a section with the field `phone` looks on a phone; its list requests these rules (`data-sheet`). */
export const phoneLists = sectionStyles({
  swipe: { [phoneScreen]: { [atUsualSize]: swiped } },
  // A flight of steps: each item begins further in, right of a stone that the next one rests on.
  steps: {
    [phoneScreen]: {
      [atUsualSize]: {
        '& > *': {
          display: 'block',
          padding: '.875rem 0 .5rem',
          marginLeft: 'calc(var(--in) + 1.75rem)',
          ...indent(0),
        },
        '& > * > span': { display: 'none' },
        '& > * > p': { fontSize: type.small, lineHeight: 1.5, marginTop: '.25rem' },
        '& > * + *': indent(1),
        '& > * + * + *': indent(2),
        '& > * + * + * + *': indent(3),
        '& > * + * + * + * + *': indent(4),
        '& > ::before': {
          content: '""',
          position: 'absolute',
          inset: '-1px 100% 0 auto',
          width: 'calc(var(--in) + .75rem)',
          marginRight: '1rem',
          borderTop: `5px solid ${colour('sw')}`,
          background: colour('s3'),
        },
      },
    },
  },
  // Cards to swipe, each with its drawing across its top.
  cards: {
    [phoneScreen]: {
      [atUsualSize]: {
        '& > * > span': { display: 'block', width: 'auto', aspectRatio: '3 / 2' },
        '& > li': { display: 'block', padding: '0 0 .5rem', border: 0, background: 'var(--panel)' },
        '& > * > :not(:first-child)': { margin: '1rem 1rem 0' },
      },
    },
  },
})
