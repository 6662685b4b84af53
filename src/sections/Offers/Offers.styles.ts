import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, heading, measure, medium, radius, roomy, type, wide } from '../../ui/theme/theme.ts'

export const offers = sectionStyles({
  list: { display: 'grid', gap: '1.25rem' },
  // A ticket: the offer, a seam, and the price.
  item: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: `1px solid ${colour('hairline')}`,
    borderRadius: radius.card,
    background: 'var(--panel)',
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(13rem, 17rem)',
      '&:has(> :nth-child(3))': { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr) minmax(12rem, 15rem)' },
    },
    [wide]: {
      '&:has(> :nth-child(3))': { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr) minmax(13rem, 17rem)' },
    },
  },
  picture: {
    minHeight: 0,
    aspectRatio: '16 / 9',
    [medium]: { aspectRatio: '4 / 3', height: '100%' },
  },
  words: {
    display: 'grid',
    gap: '.625rem',
    alignContent: 'center',
    padding: roomy('1.75rem'),
    '& p': { maxWidth: measure(52), color: colour('ink-soft') },
    '& :is(h2, h3)': { fontSize: type.h3 },
  },
  days: { '&&': { fontSize: type.small, fontWeight: 600, color: colour('ink') } },
  side: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1rem 2rem',
    alignItems: 'center',
    justifyContent: 'space-between',
    margin: `0 ${roomy('1.75rem')}`,
    padding: `${roomy('1.25rem')} 0`,
    borderTop: `2px dashed ${colour('hairline')}`,
    [medium]: {
      flexDirection: 'column',
      alignItems: 'start',
      justifyContent: 'center',
      margin: `${roomy('1.25rem')} 0`,
      padding: `0 ${roomy('1.75rem')}`,
      borderTop: 0,
      borderLeft: `2px dashed ${colour('hairline')}`,
    },
  },
  price: {
    display: 'grid',
    gap: '.25rem',
    fontSize: type.small,
    lineHeight: 1.4,
    color: colour('ink-soft'),
    '& strong': { font: `700 ${type.h2}/1 ${heading}`, color: colour('ink') },
  },
  link: {
    '&::before': { content: '""', position: 'absolute', inset: 0 },
  },
  foot: { marginTop: '1.5rem', maxWidth: measure(66), fontSize: type.small, color: colour('ink-soft') },
})
