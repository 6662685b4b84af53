import { sectionStyles } from '../theme/styles.ts'
import { atUsualSize, phoneScreen, swiped } from '../theme/swiped.ts'

/** How a section with the field `phone` looks on a phone; its list requests these rules (`data-sheet`). */
export const phoneLists = sectionStyles({
  swipe: { [phoneScreen]: { [atUsualSize]: swiped } },
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
