import type { CSSObject } from '@emotion/serialize'

/** A drawn arrowhead for the `::after` of a link. */
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
  },
}
