import type { CSSObject } from '@emotion/serialize'
import { motion } from '../theme/theme.ts'

/** A drawn arrowhead for `::after` of a link that leads on; it moves a little when the link is pointed at. */
export const chevron: CSSObject = {
  '&::after': {
    content: '""',
    flex: 'none',
    width: '.5em',
    height: '.5em',
    marginRight: '.25em',
    border: 'solid currentColor',
    borderWidth: '2px 2px 0 0',
    rotate: '45deg',
    transition: `translate ${motion.hover}`,
  },
  '&:hover::after': { translate: '.25em' },
}
