import type { CSSObject } from '@emotion/serialize'
import { sectionStyles } from '../theme/styles.ts'
import { medium, phone } from '../theme/theme.ts'

/** Sets the aspect ratio of a photo, with more specificity than the rules of its box. */
const place = (ratio: string): CSSObject => ({ '&&': { aspectRatio: ratio } })

/** How photos are cropped if the page says so; a page with such a photo loads it (`data-sheet`). */
export const framing = sectionStyles({
  square: place('1'),
  r5x4: place('5 / 4'),
  r4x3: place('4 / 3'),
  r3x2: place('3 / 2'),
  r16x9: place('16 / 9'),
  r2x1: place('2'),
  r4x5: place('4 / 5'),
  r3x4: place('3 / 4'),
  r2x3: place('2 / 3'),
  r9x16: place('9 / 16'),
  middle: { objectPosition: '50% 50%' },
  top: { objectPosition: '50% 0' },
  bottom: { objectPosition: '50% 100%' },
  left: { objectPosition: '0 50%' },
  right: { objectPosition: '100% 50%' },
  topLeft: { objectPosition: '0 0' },
  topRight: { objectPosition: '100% 0' },
  bottomLeft: { objectPosition: '0 100%' },
  bottomRight: { objectPosition: '100% 100%' },
  cover: { objectFit: 'cover' },
  contain: { objectFit: 'contain', background: 'none' },
  // A notch would clip the corner of a picture that must be fully visible.
  whole: { '&&': { clipPath: 'none' } },
  // The picture at the top of a page is as tall as the text beside it, except on phones.
  hero: { [phone]: { height: 'auto' }, [medium]: { '&&&': { aspectRatio: 'auto' } } },
})
