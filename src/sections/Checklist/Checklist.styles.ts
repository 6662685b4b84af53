import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, medium } from '../../ui/theme/theme.ts'

export const checklist = sectionStyles({
  list: {
    display: 'grid',
    columnGap: '3rem',
    marginBottom: '-1.25rem',
    [medium]: {
      '&[data-columns="2"]': {
        gridTemplateColumns: '1fr 1fr',
        // The last entry of an odd number spans both columns, so that no cell is empty.
        '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
    },
  },
  item: {
    position: 'relative',
    padding: '1.25rem 0 1.25rem 2.5rem',
    borderTop: `1px solid ${colour('hairline')}`,
    breakInside: 'avoid',
    '&::before, &::after': { content: '""', position: 'absolute', top: '1.5rem', left: 0 },
    '&::before': { width: '1.25rem', height: '1.25rem', border: `2px solid ${colour('brand')}`, borderRadius: '3px' },
    '&::after': {
      width: '.5rem',
      height: '.875rem',
      margin: '-.0625rem 0 0 .5625rem',
      border: `solid ${colour('action')}`,
      borderWidth: '0 3px 3px 0',
      transform: 'rotate(40deg)',
    },
    '[data-boxes] > &::after': { content: 'none' },
    '& p': { color: colour('ink-soft'), fontSize: '1rem' },
  },
})
