import { styles } from '../ui/styles.ts'
import { colour, motion, type } from '../ui/theme.ts'

export const linkList = styles({
  rows: {
    '& a': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '1rem',
      minHeight: '4rem',
      borderTop: `1px solid ${colour('hairline')}`,
      fontSize: type.lead,
      fontWeight: 500,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
      '&::after': {
        content: '""',
        flex: 'none',
        width: '.5em',
        height: '.5em',
        marginRight: '.25em',
        border: 'solid currentColor',
        borderWidth: '2px 2px 0 0',
        transform: 'rotate(45deg)',
        transition: `transform ${motion.hover}`,
      },
    },
    '& li:last-child a': { borderBottom: `1px solid ${colour('hairline')}` },
  },
  inline: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.75rem',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '3rem',
      padding: '.5rem 1.25rem',
      border: '1px solid transparent',
      borderRadius: '6px',
      background: colour('brand-tint'),
      fontWeight: 600,
    },
  },
})
