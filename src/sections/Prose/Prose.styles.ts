import { sectionStyles } from '../../ui/theme/styles.ts'

export const prose = sectionStyles({
  text: {
    maxWidth: '66ch',
    '& > * + *': { marginTop: '1.25em' },
    '& ul': { listStyle: 'square' },
    '& ol': { listStyle: 'decimal' },
    '& li': { marginLeft: '1.25em', paddingLeft: '.25em' },
    '& li + li': { marginTop: '.5em' },
  },
})
