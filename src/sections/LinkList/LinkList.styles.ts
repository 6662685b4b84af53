import { chevron } from '../../ui/Icon/chevron.ts'
import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, medium, type } from '../../ui/theme/theme.ts'

export const linkList = sectionStyles({
  link: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '1rem',
    minHeight: '4rem',
    // With text enlarged to 200 %, a word such as "Construction" still fits on a line of a phone.
    fontSize: `min(9vw, ${type.lead})`,
    fontWeight: 600,
    lineHeight: 1.25,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    ...chevron,
  },
  rows: {
    borderBottom: `1px solid ${colour('hairline')}`,
    '& a': { borderTop: `1px solid ${colour('hairline')}` },
    // Fifteen towns in one column filled two screens of a tablet.
    [medium]: { '&:has(> :nth-child(8))': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '2rem' } },
  },
  inline: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: '1rem',
    '& li': { background: colour('brand-tint') },
    // The notch would clip a focus ring outside the link.
    '& a': {
      height: '100%',
      minHeight: '4.5rem',
      padding: '1rem min(2.5rem, 8vw) 1rem min(1.5rem, 6vw)',
      border: '1px solid transparent',
      '&:focus-visible': { outlineOffset: '-4px' },
    },
  },
})
