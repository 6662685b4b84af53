import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, headingFamily, medium, phone, space, type, wide } from '../../ui/theme/theme.ts'

export const map = sectionStyles({
  panel: {
    padding: `${space.section} var(--edge) 1.75rem`,
    '& p a': { padding: '.5rem 0' },
    [wide]: {
      zIndex: 1,
      background: colour('surface'),
      width: '27rem',
      margin: '3rem 0 3rem var(--edge)',
      padding: '2.25rem',
      alignSelf: 'center',
    },
  },
  intro: { marginTop: '1rem' },
  drive: {
    marginTop: '1rem',
    font: `700 min(18vw, 4.5rem)/1 ${headingFamily}`,
    color: colour('brand'),
  },
  sheet: {
    position: 'relative',
    height: '100%',
    minHeight: '12rem',
    background: colour('sb'),
    '& > svg': { width: '100%', height: 'auto' },
    '& > iframe': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      border: 0,
      visibility: 'hidden',
    },
    '&[data-shown] > iframe': { visibility: 'visible' },
  },
  caption: { marginTop: '.75rem', fontSize: type.small, color: colour('ink-soft') },
  bleed: {
    [wide]: { display: 'grid', '& > div': { gridArea: '1 / 1' } },
    '& svg': {
      display: 'block',
      aspectRatio: '640 / 560',
      [medium]: { aspectRatio: '3 / 2' },
      [wide]: { aspectRatio: '1540 / 480', height: '100%', minHeight: '26rem' },
    },
  },
  small: { '& svg': { [phone]: { aspectRatio: '520 / 350' }, [wide]: { aspectRatio: '1420 / 350' } } },
})
