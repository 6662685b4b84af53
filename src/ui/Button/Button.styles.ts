import { criticalStyles } from '../theme/styles.ts'
import { colour, medium, motion, radius } from '../theme/theme.ts'

export const button = criticalStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '.625rem',
    minHeight: '3rem',
    padding: '.5rem 1.5rem',
    border: '2px solid transparent',
    borderRadius: radius.button,
    background: colour('action'),
    color: colour('on-action'),
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'normal',
    cursor: 'pointer',
    transition: `background ${motion.hover}, color ${motion.hover}`,
    '&:hover': { background: colour('action-hover') },
    // The visitor's own colours, the other way round: the action that a page is for is seen among others.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'ButtonText', color: 'ButtonFace' },
    '& svg': { width: '1.125rem' },
  },
  secondary: {
    '&&': { background: 'transparent', borderColor: 'currentColor', color: colour('brand'), forcedColorAdjust: 'auto' },
    '&&:hover': { background: colour('brand'), borderColor: colour('brand'), color: colour('bg') },
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.75rem',
    // Buttons that do not fit in one row span the whole row.
    '& > *': { flex: '1 15rem' },
    [medium]: { width: 'fit-content', '& > *': { flexBasis: 'auto' } },
  },
})
