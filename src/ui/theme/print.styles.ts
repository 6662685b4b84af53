/**
 * Print styles. Facility managers print a scope of work and pass it on: the company's name, text, ticks and the
 * address.
 */
import { printStyles } from './styles.ts'

printStyles({
  '@page': { margin: '1.2cm 1.5cm' },
  ':root': { background: '#fff !important', '--gutter': '0px' },
  '*, ::before, ::after': { color: '#000 !important', background: 'none !important', minHeight: '0 !important' },
  body: { fontSize: '10pt' },
  h1: { fontSize: '22pt !important' },
  h2: { fontSize: '14pt !important' },
  h3: { fontSize: '12pt !important' },
  'main :is(p, dd, a)': { fontSize: '10pt !important' },
  // Hides what makes no sense on paper: forms, calls to action, lists that contain only links, and photos with their
  // captions.
  '#shell > nav, body > nav, header > :not([data-part=company]), .skip, section:is(:has(form, > h2:first-child ~ div > a:first-child, > div > ul > li > figure), :has(> ul > li > a:only-child):not(:has(li a > *))), main :is(svg, img, picture, li > div > a, span:has(svg, img), div:has(> :is(a, svg, img, picture):first-child)), iframe, main :is(a, button)::after, footer nav, footer ul, footer a:first-child:not(address *)':
    { display: 'none !important' },
  // The name of the company comes first; a sticky header would be printed on each sheet.
  'header, section > div:first-child': { position: 'static !important' as 'static', padding: '0 !important' },
  // A sheet is as wide as a tablet and has no drawings, so columns would be half empty.
  'section, footer': { display: 'block !important', padding: '.75rem 0 !important' },
  'section > div:first-child': { margin: '0 0 .5rem !important' },
  'main li, dl > div': { paddingBlock: '.35rem !important' },
  'footer address, footer address div': { display: 'flex', gap: '2rem' },
  // Some lists take the space below their last row back from their section.
  'main ul': { marginBottom: '0 !important' },
  'dd a': { padding: '0 !important' },
  'footer *': { margin: '0 !important', padding: '0 !important' },
  'li, p, tr, table, h3 + div, dl > div, figure, h2, h3, footer': { breakInside: 'avoid' },
  'h2, h3, section > div:first-child:not(:last-child)': { breakAfter: 'avoid' },
})
