import { styles } from '../../ui/theme/styles.ts'
import { medium, wide } from '../../ui/theme/theme.ts'

export const prose = styles({
  text: {
    maxWidth: '66ch',
    '& > * + *': { marginTop: '1.25em' },
    '& ul': { listStyle: 'square' },
    '& ol': { listStyle: 'decimal' },
    '& li': { marginLeft: '1.25em', paddingLeft: '.25em' },
    '& li + li': { marginTop: '.5em' },
  },
  pair: {
    display: 'grid',
    gap: '2.5rem clamp(2rem, 5vw, 5rem)',
    alignItems: 'center',
    [medium]: { gridTemplateColumns: '1fr 1fr' },
    [wide]: { gridTemplateColumns: '7fr 5fr' },
    '& h2': { marginBottom: '1.25rem' },
  },
  picture: {
    aspectRatio: '4 / 3',
    [medium]: { '&[data-side=left]': { order: -1 } },
  },
})
