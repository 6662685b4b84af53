import { lookStyles } from '../../ui/theme/styles.ts'
import { wide } from '../../ui/theme/theme.ts'

/** Four facts below their heading: the last, which are the hours, as high as two rows. */
export const contactAcross = lookStyles({
  list: {
    [wide]: {
      '&:has(> :nth-child(4):last-child)': { gridTemplate: 'auto 1fr / 1fr 1fr 1.25fr' },
      '& > :nth-child(3):not(:last-child)': { gridArea: '2 / 1 / auto / 3' },
      '& > :nth-child(4)': { gridArea: '1 / 3 / 3' },
    },
  },
})
