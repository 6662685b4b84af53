import { lookStyles } from '../theme/styles.ts'
import { colour, customProperties, wide } from '../theme/theme.ts'

/** The card beside what is said of the form, which stays in sight, as the card is higher. */
const beside = {
  layout: {
    [wide]: {
      gridTemplate: 'auto 1fr / 1fr 1fr',
      rowGap: '1.25rem',
      alignItems: 'start',
      // Without next steps, little is said of the form.
      '&:not(:has(ol))': { gridTemplateColumns: '1fr 2fr' },
    },
  },
  side: { [wide]: { position: 'sticky', top: '7rem' } },
  card: { [wide]: { gridArea: '1 / 2 / 3' } },
} as const

/** On a card at the right. */
export const formCard = lookStyles(beside)

/** Lines to write on in place of boxes, on the ground of the page. */
export const formLines = lookStyles({
  ...beside,
  card: {
    ...beside.card,
    '&&': { padding: 0, filter: 'none' },
    '&&::before': { content: 'none' },
    '& :is(input:not([type=checkbox], [type=radio], [type=file]), select, textarea)': {
      paddingInline: '.25rem',
      borderWidth: '0 0 1px',
      borderRadius: 0,
    },
  },
})

/** Alone below its heading. One right below the main heading stands beside that (`formPage.styles.ts`), and as all others do. */
const opens = '[data-sheet] > &'

/** A panel across the page, its short fields in rows of four; what is said of the form stands below it. */
export const formWide = lookStyles({
  layout: { [wide]: { '&[data-sheet]': beside.layout[wide] } },
  side: {
    [wide]: {
      ':not([data-sheet]) > &': {
        display: 'grid',
        gridTemplateColumns: '2fr 1fr',
        '& > h3': { gridColumn: '1 / -1' },
      },
    },
  },
  card: {
    filter: 'none',
    borderColor: colour('hairline'),
    borderRadius: 'var(--round-large, 0)',
    [wide]: {
      [opens]: beside.card[wide],
      ':not([data-sheet]) > & form > div': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
})

const tint = 'rgb(255 255 255 / .1)'

/** On a dark card. */
export const formDeep = lookStyles({
  ...beside,
  card: {
    ...beside.card,
    ...customProperties({
      bg: `color-mix(in srgb, ${colour('brand-deep')}, #fff 10%)`,
      surface: colour('brand-deep'),
      ink: colour('on-deep'),
      'ink-soft': colour('on-deep-soft'),
      brand: colour('on-deep'),
      action: colour('on-deep'),
      'action-hover': colour('on-deep-soft'),
      'on-action': colour('brand-deep'),
      field: colour('on-deep-soft'),
      'brand-tint': tint,
      error: '#FFB3AC',
      'error-tint': tint,
    }),
    color: colour('ink'),
    colorScheme: 'dark',
  },
})
