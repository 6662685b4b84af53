import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, enlarged, medium, mediumOnly, phone, type, wide } from '../../ui/theme/theme.ts'

/** One person in a row that has room for two or three: the text is beside the portrait. */
const withRow = { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center' }

export const team = sectionStyles({
  list: {
    display: 'grid',
    gap: '2rem clamp(1rem, 2.5vw, 2rem)',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [enlarged]: {
      '&&': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '&&&& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    [phone]: { '&:not([data-columns="1"]) > :last-child:nth-child(odd)': withRow },
    [mediumOnly]: {
      '&:is([data-columns="2"], [data-columns="4"]) > :last-child:nth-child(odd)': withRow,
      '&:is([data-columns="3"], [data-columns="5"]) > :last-child:nth-child(3n + 1)': withRow,
    },
    [medium]: {
      '&[data-columns="3"], &[data-columns="5"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    [wide]: {
      '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      '&[data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    },
  },
  person: { display: 'grid', gap: '1rem', alignContent: 'start' },
  // A single person spans the whole width.
  alone: {
    gridColumn: '1 / -1',
    [medium]: {
      '&&': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '2rem 4rem' },
      alignItems: 'center',
      '& :is(h2, h3)': { fontSize: type.h2 },
    },
  },
  portrait: {
    position: 'relative',
    minHeight: 0,
    overflow: 'hidden',
    aspectRatio: '4 / 5',
    background: colour('brand-tint'),
  },
  silhouette: { width: '100%', height: '100%', fill: colour('s2') },
  // Heads are in the upper part of a portrait.
  photo: { '& img': { objectPosition: '50% 15%' } },
  words: { display: 'grid', gap: '.25rem', '& a': { justifySelf: 'start', padding: '.5rem 0' } },
  role: { fontWeight: 600, color: colour('brand') },
  small: { fontSize: type.small, color: colour('ink-soft') },
  text: { marginTop: '.5rem', color: colour('ink-soft') },
})
