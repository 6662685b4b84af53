import { sectionStyles } from '../../ui/theme/styles.ts'
import { medium, mediumOnly, space, type, wide } from '../../ui/theme/theme.ts'

export const ctaBand = sectionStyles({
  root: {
    '&&': { display: 'grid', gap: '1.5rem', paddingBottom: 'calc(4rem + var(--rise) * 4)', '--narrow-run': '16rem' },
    '& > *': { maxWidth: '40rem' },
    '& h2': { fontSize: type.h1, lineHeight: 1.08 },
    [wide]: { '&&': { '--rise': '4.75rem', paddingBottom: space.section } },
  },
  pictured: {
    '&&': { paddingBottom: 0 },
    [medium]: {
      '&&': { grid: 'auto-flow auto / repeat(2, minmax(0, 1fr))', columnGap: '1.5rem' },
      '& > *': { gridColumn: 1 },
      '& > :nth-last-child(2)': { marginBottom: space.section },
    },
    // The heading spans both columns, like the main heading of a page.
    [mediumOnly]: { '& > h2': { gridColumn: '1 / -1' } },
  },
  picture: {
    aspectRatio: '4/3',
    [medium]: {
      '&&': { gridArea: '1 / 2 / span 4' },
      alignSelf: 'end',
      maxHeight: '27rem',
      marginTop: `calc(${space.section} / -2)`,
    },
    [mediumOnly]: { '&&': { gridArea: '2 / 2 / span 3' }, marginTop: 0 },
    '& > [alt=""], & > svg': { background: 'none' },
  },
})
