import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, measure, medium, radius, type, wide } from '../../ui/theme/theme.ts'

const onPaper = '@media print'

export const priceList = sectionStyles({
  columns: { [wide]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 5rem' } },
  group: {
    breakInside: 'avoid',
    marginBottom: '3rem',
    '&:last-child': { marginBottom: '1.25rem' },
    '& h2, & h3': { fontSize: type.h3 },
  },
  // Title and picture are beside the entries, so that the prices of all groups align.
  row: {
    [medium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gap: '0 clamp(2rem, 5vw, 4rem)',
      alignItems: 'start',
      '& > ul': { marginTop: 0 },
      '& > div': { paddingTop: '.625rem' },
      '& > div > div': { order: 1, margin: '1.5rem 0 0' },
    },
  },
  head: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  picture: { minHeight: 0, marginBottom: '1.5rem', aspectRatio: '3 / 2', [onPaper]: { display: 'none' } },
  text: { marginTop: '.5rem', color: colour('ink-soft') },
  items: { marginTop: '1rem' },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '.125rem 1.5rem',
    padding: '1rem 0',
    borderTop: `1px solid ${colour('hairline')}`,
    breakInside: 'avoid',
    '& > *': { gridColumn: 1 },
    // The labels follow the title.
    [onPaper]: { gridTemplateColumns: 'auto 1fr auto', '&& > p': { gridColumn: '1 / 3' } },
  },
  title: { fontWeight: 600, fontSize: '1.125rem', lineHeight: 1.35 },
  // As tall as the title, at the end of its first line.
  price: {
    '&&': { gridColumn: -2 },
    gridRow: '1 / span 3',
    maxWidth: '9rem',
    textAlign: 'right',
    lineHeight: 1.35,
    '& strong': { display: 'block', fontSize: '1.125rem', color: colour('brand') },
    '& small': { fontSize: type.small, color: colour('ink-soft') },
    [medium]: { maxWidth: '14rem' },
  },
  about: { maxWidth: measure(52), fontSize: type.small, lineHeight: 1.5, color: colour('ink-soft') },
  labels: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.375rem',
    marginTop: '.375rem',
    [onPaper]: { '&&': { gridArea: '1 / 2', margin: 0 }, '& li': { paddingBlock: '0 !important' } },
    '& li': {
      padding: '0 .5rem',
      borderRadius: radius.card,
      background: colour('brand-tint'),
      color: colour('brand'),
      fontSize: '.875rem',
      fontWeight: 600,
      lineHeight: '1.5rem',
    },
  },
  foot: { maxWidth: measure(66), fontSize: type.small, color: colour('ink-soft') },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.25rem 1.5rem',
    marginBottom: '2rem',
    fontSize: type.small,
    color: colour('ink-soft'),
    '& b': { color: colour('ink') },
  },
})
