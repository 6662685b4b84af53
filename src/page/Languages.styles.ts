import { partStyles } from '../ui/theme/styles.ts'
import { colour, medium, phone, type } from '../ui/theme/theme.ts'

const links = {
  display: 'flex',
  gap: '1.5rem',
  color: colour('ink-soft'),
  fontSize: type.small,
  '& a, & b': { padding: '.625rem 0' },
} as const

export const languages = partStyles({
  root: {
    ...links,
    justifyContent: 'flex-end',
    padding: '0 var(--edge)',
    // Beside the breadcrumb, where there is one.
    '#shell:has(ol) ~ main > &': {
      position: 'relative',
      width: 'max-content',
      margin: '-2.75rem 0 0 auto',
      paddingLeft: '1.5rem',
      background: colour('bg'),
    },
    [phone]: { '&&': { display: 'none' } },
  },
  inMenu: { ...links, [medium]: { '&&': { display: 'none' } } },
})
