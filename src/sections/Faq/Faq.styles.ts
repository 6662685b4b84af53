import { sectionStyles } from '../../ui/theme/styles.ts'
import { colour, heading, measure, motion } from '../../ui/theme/theme.ts'

const { panel, ease } = motion
const open = { gridTemplateRows: '1fr', contentVisibility: 'visible' } as const

export const faq = sectionStyles({
  item: {
    borderTop: `1px solid ${colour('hairline')}`,
    '&:last-child': { borderBottom: `1px solid ${colour('hairline')}` },
  },
  question: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '1rem',
    width: '100%',
    minHeight: '3.5rem',
    padding: '.75rem 0',
    border: 0,
    background: 'none',
    font: `600 min(9.2vw, 1.125rem)/1.35 ${heading}`,
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { color: colour('brand') },
    '&::after': {
      content: '""',
      flex: 'none',
      width: '.6rem',
      height: '.6rem',
      marginInline: '.5rem',
      border: 'solid',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-25%) rotate(45deg)',
      transition: `transform ${panel} ${ease}`,
    },
    '&[aria-expanded=true]::after': { transform: 'translateY(25%) rotate(225deg)' },
  },
  answer: {
    display: 'grid',
    ...open,
    transition: `grid-template-rows ${panel} ${ease}, content-visibility ${panel} allow-discrete`,
    // Browsers that do not support "until-found" hide with `display`, which the grid overrides.
    '&[hidden]': {
      gridTemplateRows: '0fr',
      contentVisibility: 'hidden',
      '@supports not (content-visibility: hidden)': { display: 'none' },
    },
    '@media print, (scripting: none)': { '&[hidden]': open },
  },
  text: {
    overflow: 'hidden',
    maxWidth: measure(66),
    color: colour('ink-soft'),
    '&::after': { content: '""', display: 'block', height: '1.25rem' },
  },
})
