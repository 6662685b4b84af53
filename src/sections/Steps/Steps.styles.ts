import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, enlarged, heading, type, wide } from '../../ui/theme/theme.ts'

export const steps = sectionStyles({
  list: { counterReset: 'step' },
  item: {
    display: 'grid',
    gridTemplateColumns: '3.5rem 1fr',
    gap: '.5rem 0',
    padding: '1.5rem',
    background: colour('surface'),
    borderTop: `4px solid ${colour('s2')}`,
    counterIncrement: 'step',
    '& > *': { gridColumn: 2 },
    '& :is(h2, h3)': { fontSize: type.h3 },
    '& p': { color: colour('ink-soft') },
    '&::before': {
      content: 'counter(step)',
      gridColumn: 1,
      gridRow: '1 / 3',
      font: `700 2.5rem/1 ${heading}`,
      color: colour('brand'),
    },
    [enlarged]: { '&&&': { display: 'block', marginLeft: 0, paddingInline: 0 } },
    // Each step rests on the next, like the steps of a stair.
    '&:nth-last-child(2)': { marginLeft: 'calc(var(--unit) * 1.5)' },
    '&:nth-last-child(3)': { marginLeft: 'calc(var(--unit) * 3)' },
    '&:nth-last-child(n + 4)': { marginLeft: 'calc(var(--unit) * 4.5)' },
  },
  flight: {
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      '&& > li': {
        gridTemplateColumns: '1fr',
        alignContent: 'start',
        gap: '1rem',
        margin: 0,
        padding: '2rem',
        '&::before': { gridRow: 'auto' },
        '& > *': { gridColumn: 1 },
      },
      '&& > :nth-last-child(2)': { marginTop: 'calc(var(--unit) * 3)' },
      '&& > :nth-last-child(3)': { marginTop: 'calc(var(--unit) * 6)' },
      '&& > :nth-last-child(4)': { marginTop: 'calc(var(--unit) * 9)' },
    },
  },
})
