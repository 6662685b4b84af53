import { sectionStyles } from '../../theme/styles.ts'
import { colour, radius, type } from '../../theme/theme.ts'

/** Styles for forms with choices; a page with such a field loads it (`data-sheet`). */
export const choices = sectionStyles({
  /** A field whose label names several inputs. */
  group: {
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
    fontSize: type.small,
  },
  // Without scripts a hidden field could never appear, so it is always shown.
  waiting: {
    '&&[hidden]': { display: 'none' },
    '@media (scripting: none)': { '&&[hidden]': { display: 'block' } },
  },
  legend: { display: 'flex', gap: '.375rem', width: '100%', marginBottom: '.375rem', padding: 0 },
  options: { display: 'flex', flexWrap: 'wrap', gap: '.25rem 1.25rem' },
  // A touch target needs 44 px.
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '.6rem',
    minHeight: '2.75rem',
    fontSize: type.body,
    cursor: 'pointer',
    '& > input': { margin: 0, alignSelf: 'center' },
  },
  tick: {
    flex: 'none',
    width: '1.375rem',
    height: '1.375rem',
    margin: '.1875rem 0 0',
    alignSelf: 'flex-start',
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    border: `1px solid ${colour('field')}`,
    borderRadius: '.25rem',
    background: colour('bg'),
    '&[type=radio]': { borderRadius: '50%' },
    '&::before': {
      content: '""',
      width: '.875rem',
      height: '.875rem',
      transform: 'scale(0)',
      clipPath: 'polygon(14% 44%, 0 60%, 42% 96%, 100% 20%, 84% 6%, 39% 65%)',
      background: colour('bg'),
    },
    '&[type=radio]::before': { clipPath: 'circle(36%)' },
    '&:checked': { borderColor: colour('brand'), background: colour('brand'), '&::before': { transform: 'none' } },
    // Forced colours replace these colours.
    '@media (forced-colors: active)': { appearance: 'auto', '&::before': { content: 'none' } },
    // Room for the header.
    scrollMarginTop: '9rem',
    '&[aria-invalid]': { outline: `2px solid ${colour('error')}`, outlineOffset: '2px' },
  },
  tickLabel: { flex: 1, paddingLeft: '.225rem', fontSize: type.body, cursor: 'pointer' },
  file: {
    '&::file-selector-button': {
      marginRight: '.75rem',
      padding: '.2rem .75rem',
      border: `1px solid ${colour('field')}`,
      borderRadius: radius.box,
      background: colour('surface'),
      color: colour('ink'),
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
    },
  },
  answer: { width: '100%', lineHeight: 1.4, color: colour('ink-soft') },
})
