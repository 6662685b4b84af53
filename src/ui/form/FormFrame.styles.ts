import { notchedPanel } from '../theme/notch.ts'
import { stepTick } from '../theme/stepTick.ts'
import { sectionStyles } from '../theme/styles.ts'
import { colour, customProperties, medium, type, wide } from '../theme/theme.ts'

export const formFrame = sectionStyles({
  // Over the contact bar of phones.
  root: { position: 'relative', zIndex: 2, viewTimelineName: '--form', background: colour('bg') },
  layout: {
    display: 'grid',
    gap: '2rem 1.5rem',
    [wide]: { gridTemplate: 'auto 1fr / 1fr 1fr', rowGap: '1.25rem', alignItems: 'start' },
  },
  head: { display: 'grid', gap: '1.25rem' },
  side: { display: 'grid', gap: '1.25rem', [wide]: { position: 'sticky', top: '7rem' } },
  promise: {
    display: 'flex',
    gap: '.75rem',
    paddingBlock: '.375rem',
    '&::before': stepTick,
  },
  hours: { display: 'block', fontSize: type.small, color: colour('ink-soft') },
  phone: { display: 'block', padding: '.25rem 0', fontSize: type.h3, fontWeight: 600 },
  card: {
    ...notchedPanel('topRight', colour('surface')),
    minWidth: 0,
    padding: '1.75rem 1.25rem 1.5rem',
    '& > p': { marginBottom: '1.5rem' },
    filter: 'drop-shadow(0 1px 1px rgb(0 0 0 / .06)) drop-shadow(0 16px 20px rgb(0 0 0 / .1))',
    [medium]: { padding: '2.5rem' },
    [wide]: { gridArea: '1 / 2 / 3' },
    // On a tinted ground, wells of its colour would look as if they could not be filled in.
    '[data-tone=alt] &': customProperties({ bg: colour('surface') }),
    '[data-tone=deep] &': {
      ...customProperties({ surface: `color-mix(in srgb, ${colour('bg')}, #fff 9%)`, field: colour('ink-soft') }),
    },
  },
})
