import { partStyles } from '../../ui/theme/styles.ts'
import { medium } from '../../ui/theme/theme.ts'

/** A separate row below name, address and hours, in both looks of the footer. */
const row = { '&&': { [medium]: { gridArea: 'auto / 1 / auto / -1' } } }

export const offices = partStyles({
  facts: {
    display: 'grid',
    gap: '1.5rem 2rem',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
    marginTop: '1.5rem',
    ...row,
  },
  links: { display: 'flex', flexWrap: 'wrap', gap: '0 1.25rem', marginTop: '.375rem', ...row },
})
