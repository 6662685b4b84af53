import { colour, sectionStyles, wide } from 'ashlar/styles'

/** CSS rules as objects. Pages without such a section do not load them. */
export const sample = sectionStyles({
  list: { display: 'grid', gap: '2rem', [wide]: { gridTemplateColumns: '1fr 1fr' } },
  item: { borderTop: `1px solid ${colour('hairline')}`, paddingTop: '1rem' },
})
