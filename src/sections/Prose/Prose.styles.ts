import { sectionStyles } from '../../ui/theme/styles.ts'
import { measure } from '../../ui/theme/theme.ts'

export const prose = sectionStyles({
  text: {
    maxWidth: measure(66),
    '& > * + *': { marginTop: '1.25em' },
    '& ul': { listStyle: 'square' },
    '& ol': { listStyle: 'decimal' },
    '& li': { marginLeft: '1.25em', paddingLeft: '.25em' },
    '& li + li': { marginTop: '.5em' },
  },
})
