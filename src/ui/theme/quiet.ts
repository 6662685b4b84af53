import type { CSSObject } from '@emotion/serialize'
import { text } from './theme.ts'

/** A link that steps back into the text above it: a line of its own with an arrow, as high as a button. */
export const quietLink: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '.625rem',
  minHeight: '2.75rem',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: ['"→"', '"→" / ""'], font: `1.25em/1 ${text}` },
}
