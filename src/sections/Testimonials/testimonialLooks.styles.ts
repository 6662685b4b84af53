import { lookStyles } from '../../ui/theme/styles.ts'
import { colour, heading, medium, type } from '../../ui/theme/theme.ts'

/** Reviews in the heading font, without a box. */
export const quotesLarge = lookStyles({
  item: {
    [medium]: {
      padding: '0 0 0 1.75rem',
      border: 0,
      borderLeft: `3px solid ${colour('action')}`,
      borderRadius: 0,
      background: 'none',
    },
  },
  quote: { font: `600 ${type.h3}/1.3 ${heading}`, textWrap: 'pretty' },
})
