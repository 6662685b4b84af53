import type { CSSObject } from '@emotion/serialize'
import { notchedPanel } from '../../ui/theme/notch.ts'
import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, headingFamily, medium, phone, space, type, wide } from '../../ui/theme/theme.ts'

/** As many entries as a panel holds (Map.tsx). */
const rows = [1, 2, 3, 4, 5, 6, 7, 8]

/** A town that is pointed at in the list has a larger pin, and a pin that is pointed at marks the entry of its town. */
const answers: CSSObject = Object.fromEntries(
  rows.map((row) => [
    `&:has(:is(li:hover, li:focus-within, circle:hover):nth-child(${row})) :is(li, circle):nth-child(${row})`,
    { background: colour('brand-tint'), scale: 'var(--grown)' },
  ]),
)

export const map = sectionStyles({
  pair: {
    display: 'grid',
    gap: '2rem 4rem',
    [medium]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
    '& p a': { padding: '.5rem 0' },
  },
  panel: {
    padding: `${space.section} var(--edge) 1.75rem`,
    '& p a': { padding: '.5rem 0' },
    [wide]: {
      ...notchedPanel('topRight', colour('surface')),
      zIndex: 1,
      width: '27rem',
      margin: '3rem 0 3rem var(--edge)',
      padding: '2.25rem',
      alignSelf: 'center',
    },
  },
  intro: { marginTop: '1rem' },
  drive: {
    marginTop: '1rem',
    font: `650 ${type.h2}/1 ${headingFamily}`,
    color: colour('action'),
  },
  sheet: {
    position: 'relative',
    height: '100%',
    minHeight: '12rem',
    background: colour('sb'),
    '& > svg': { width: '100%', height: 'auto' },
    '& circle': { '--grown': 1.5, transformBox: 'fill-box', transformOrigin: 'center' },
    '& > iframe': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      border: 0,
      visibility: 'hidden',
    },
    '&[data-shown] > iframe': { visibility: 'visible' },
  },
  caption: { marginTop: '.75rem', fontSize: type.small, color: colour('ink-soft') },
  towns: {
    margin: '1rem 0',
    borderBottom: `1px solid ${colour('hairline')}`,
    '& li': {
      display: 'flex',
      alignItems: 'baseline',
      borderTop: `1px solid ${colour('hairline')}`,
    },
    '& a, & strong': { flex: 1, padding: '.75rem 0', fontSize: type.lead },
  },
  bleed: {
    [wide]: { display: 'grid', '& > div': { gridArea: '1 / 1' } },
    '& svg': {
      display: 'block',
      aspectRatio: '640 / 560',
      [medium]: { aspectRatio: '16 / 9' },
      [wide]: { aspectRatio: '1420 / 350', height: '100%', minHeight: '26rem' },
    },
  },
  small: { '& svg': { [phone]: { aspectRatio: '520 / 350' } } },
  answers,
})
