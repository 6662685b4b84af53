import { lookStyles } from '../ui/theme/styles.ts'
import { colour, customProperties, deepTone, heading, menuRow, radius, type, wide } from '../ui/theme/theme.ts'

/** All in one row. */
export const headerRow = lookStyles({
  menu: {
    // There is room for the phone icon only.
    [`${menuRow} and (max-width: 61.99rem)`]: {
      flex: 1,
      fontSize: type.small,
      '& > :first-child': { flex: 1, margin: '0 -.5rem 0 1rem' },
      '& ul': { gap: 0, justifyContent: 'space-between', alignItems: 'center' },
      // A short name begins after the same gap as a long one; its target stays as wide as a finger.
      '& li a': { paddingInline: 0, textAlign: 'start' },
      '& div > :first-child': { gap: '1rem', width: '2.75rem', padding: '0 .8125rem', overflow: 'hidden' },
      '& div > :last-child': { paddingInline: '.625rem' },
    },
  },
})

/** Two rows: what the rules of one row say of widths does not hold. */
const links = { justifyContent: 'center', gap: '0 clamp(.5rem, 3vw, 2.25rem)' }

/** The name in the middle between phone and button, the links in a row below. */
export const headerCentred = lookStyles({
  root: {
    [menuRow]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      gap: '0 1rem',
      paddingTop: '.75rem',
      borderColor: colour('hairline'),
      '& > a': { gridArea: '1 / 2', margin: 0, fontSize: '1.625rem' },
    },
  },
  menu: {
    [menuRow]: {
      '&&': { display: 'contents' },
      '& > nav': { gridArea: '2 / 1 / auto / -1', margin: 0 },
      '& > nav > ul': links,
      // The ways to other languages, at the end of the row.
      '& > nav ~ nav': { gridArea: '2 / 3', justifySelf: 'end' },
      '& > div': { display: 'contents' },
      '& div > :first-child': { gridArea: '1 / 1', justifySelf: 'start' },
      '& div > :last-child': { gridArea: '1 / 3', justifySelf: 'end' },
    },
  },
})

/** Name, a large phone number and the button; below them the links on a dark bar across the page. */
export const headerPhone = lookStyles({
  root: {
    [menuRow]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto auto',
      columnGap: '2rem',
      paddingBlock: '.625rem 0',
    },
  },
  menu: {
    [menuRow]: {
      '&&': { display: 'contents' },
      '& > nav': {
        ...deepTone,
        ...customProperties({ action: colour('accent') }),
        gridArea: '2 / 1 / auto / -1',
        margin: '.625rem calc(var(--edge) * -1) 0',
        padding: '0 var(--edge)',
        background: colour('bg'),
      },
      '& > nav > ul': { ...links, justifyContent: 'start' },
      '& > nav ~ nav': { gridArea: '2 / 3', justifySelf: 'end', margin: 0, padding: 0 },
      '& > div': { display: 'contents' },
      '& div > :first-child': {
        gridArea: '1 / 2',
        font: `700 1.875rem/1 ${heading}`,
      },
      '& div > :last-child': { gridArea: '1 / 3' },
    },
  },
})

/** A panel of its own, with ground to see on all its sides. */
export const headerPanel = lookStyles({
  root: {
    [menuRow]: {
      top: '.5rem',
      margin: '.75rem max(var(--edge) - 1.25rem, .5rem) 0',
      padding: '.25rem 1rem .25rem 1.25rem',
      background: colour('surface'),
      border: `1px solid ${colour('hairline')}`,
      borderRadius: radius.button,
    },
  },
  menu: {
    [menuRow]: { flex: 1 },
    [wide]: { '& > nav': { margin: 'auto' } },
  },
})
