import type { CSSObject } from '@emotion/serialize'
import { text } from './theme.ts'

/** A secondary link below a text: on its own line, with an arrow, as tall as a button. */
export const quietLink: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '.625rem',
  minHeight: '2.75rem',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: ['"→"', '"→" / ""'], font: `1.25em/1 ${text}` },
}
