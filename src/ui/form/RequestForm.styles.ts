import { selectBox } from '../theme/selectBox.ts'
import { lateStyles, sectionStyles } from '../theme/styles.ts'
import { colour, customProperties, medium, motion, radius, reducedMotion, type } from '../theme/theme.ts'

export const requestForm = sectionStyles({
  form: { position: 'relative' },
  fields: {
    display: 'grid',
    gap: '1.25rem 1rem',
    [medium]: { gridTemplateColumns: '1fr 1fr', '& > :not([data-half])': { gridColumn: '1 / -1' } },
  },
  field: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.375rem',
    alignContent: 'start',
    alignItems: 'baseline',
    minWidth: 0,
    fontSize: type.small,
  },
  label: { flex: 'auto', fontWeight: 600 },
  optional: { color: colour('ink-soft') },
  help: { width: '100%', lineHeight: 1.4, color: colour('ink-soft') },
  box: {
    width: '100%',
    minHeight: '3rem',
    padding: '.6rem .75rem',
    border: `1px solid ${colour('field')}`,
    borderRadius: radius.box,
    // An input looks recessed into the card.
    background: colour('bg'),
    fontSize: type.body,
    // Room for the header and the label.
    scrollMarginTop: '9rem',
    resize: 'vertical',
    // A field with suggestions shows the arrow of a select; the browser's own indicator appears only on hover.
    '&[list], select&': selectBox(colour('bg')),
    '&[list]::-webkit-calendar-picker-indicator': { opacity: 0, marginLeft: '-1.5rem' },
    // They remove the drawn arrow.
    '@media (forced-colors: active)': {
      'select&': { appearance: 'auto' },
      '&[list]::-webkit-calendar-picker-indicator': { opacity: 1 },
    },
    transition: `border-color ${motion.hover}`,
  },
  submit: { display: 'grid', marginTop: '1.5rem' },
  line: { marginTop: '1.25rem' },
  trap: { position: 'absolute', left: '-9999px' },
})

const onDeep = '[data-tone=deep] &'
const errorOnDeep = '#FFB3AC'

/** Elements that a form adds while it runs. */
export const formMessage = lateStyles({
  form: {
    '& :disabled': { opacity: 0.7, cursor: 'progress' },
    // Three steps, lit one after the other.
    '& button:disabled': {
      opacity: 1,
      '&::before': {
        content: '""',
        width: '1rem',
        height: '1rem',
        background: 'linear-gradient(currentColor 0 0) 0 / 100% no-repeat',
        clipPath: 'polygon(0 100%, 0 67%, 33% 67%, 33% 33%, 67% 33%, 67% 0, 100% 0, 100% 100%)',
        animation: 'climb 900ms steps(3, jump-none) infinite',
        [reducedMotion]: { animation: 'none' },
      },
    },
    '@keyframes climb': { from: { backgroundSize: '33%' } },
    // Grows with the text, from the initial number of rows.
    '@supports (field-sizing: content) and (min-height: calc(attr(rows type(<number>)) * 1lh))': {
      '& textarea': {
        fieldSizing: 'content',
        minHeight: 'calc(attr(rows type(<number>)) * 1lh + 1.2rem + 2px)',
        maxHeight: '24rem',
      },
    },
    'form& [aria-invalid]': {
      backgroundColor: colour('error-tint'),
      borderColor: colour('error'),
      borderWidth: '2px',
      padding: 'calc(.6rem - 1px) calc(.75rem - 1px)',
    },
    [onDeep]: customProperties({ error: errorOnDeep }),
  },
  tasks: { marginBottom: '1.25rem', fontWeight: 600, '& a': { color: 'inherit' } },
  mistakes: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1.25rem',
    marginBottom: '1.5rem',
    padding: '.75rem 1rem .5rem',
    borderLeft: '4px solid',
    background: colour('error-tint'),
    color: colour('error'),
    fontSize: type.small,
    // Room for the header.
    scrollMarginTop: '7rem',
    [onDeep]: { background: 'none', color: errorOnDeep },
    '& a': { padding: '.375rem 0', color: 'inherit' },
    '& strong': { width: '100%' },
  },
  error: { width: '100%', color: colour('error'), fontWeight: 600 },
  sent: {
    marginTop: '1.25rem',
    // Room for the notice at the lower edge.
    scrollMarginBottom: '12rem',
    padding: '1rem 1.25rem',
    borderLeft: `4px solid ${colour('ok')}`,
    background: colour('brand-tint'),
    [onDeep]: { background: 'none' },
    '& strong': { display: 'block', fontSize: type.h3Size },
  },
  failure: {
    marginTop: '1.25rem',
    // Room for the notice at the lower edge.
    scrollMarginBottom: '17rem',
    // Room for the title, which appears once no notice shows it.
    minHeight: 'calc(2lh + 1.5rem)',
    alignContent: 'center',
    padding: '.75rem 1rem',
    borderLeft: '4px solid',
    background: colour('error-tint'),
    color: colour('error'),
    [onDeep]: { background: 'none', color: errorOnDeep },
    '& strong': { display: 'block' },
    '& a': { color: 'inherit', whiteSpace: 'nowrap' },
  },
})
