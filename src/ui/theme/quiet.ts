import type { CSSObject } from '@emotion/serialize'
import { colour, text } from './theme.ts'

/** A button that steps back into the text above it: a line of its own with an arrow, as high as a button. */
export const quietButton: CSSObject = {
  '&&&': { padding: 0, border: 0, background: 'none', color: colour('brand') },
  '&::after': { content: ['"→"', '"→" / ""'], font: `1.25em/1 ${text}` },
}
