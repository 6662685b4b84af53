import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, heading, medium, radius, type } from '../../ui/theme/theme.ts'

export const testimonials = sectionStyles({
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.25rem',
    height: '100%',
    padding: '1.75rem 0 2rem',
    borderTop: `1px solid ${colour('hairline')}`,
    [medium]: {
      padding: '2rem',
      border: `1px solid ${colour('hairline')}`,
      borderRadius: radius.card,
      background: 'var(--panel)',
    },
  },
  // A single testimonial has no box.
  alone: {
    border: 0,
    padding: 0,
    margin: 0,
    background: 'none',
    '& blockquote p': {
      font: `600 ${type.h2}/1.2 ${heading}`,
      letterSpacing: '-.015em',
      textWrap: 'balance',
    },
  },
  quote: {
    fontSize: type.lead,
    lineHeight: 1.45,
    // French quotation marks have inner spaces, which browsers omit.
    '&:lang(fr)': { quotes: '"«\\a0 " "\\a0 »"' },
    '&::before': { content: 'open-quote' },
    '&::after': { content: 'close-quote' },
  },
  stars: {
    display: 'block',
    width: '7.5rem',
    height: '1.5rem',
    fill: colour('action'),
    stroke: colour('action'),
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
  },
  by: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: '0 1rem',
    // Aligned to the foot of a box that is taller than its text.
    marginTop: 'auto',
    fontSize: type.small,
  },
  faced: { gridTemplateColumns: 'auto minmax(0, 1fr)', minHeight: '3.5rem' },
  portrait: { gridRow: '1 / span 3', width: '3.5rem', height: '3.5rem', overflow: 'hidden', borderRadius: '50%' },
  words: {
    gridColumn: -2,
    color: colour('ink-soft'),
    '& b': { display: 'block', color: colour('ink'), fontWeight: 600 },
  },
})
