import { outlines } from './notch.ts'
import { criticalStyles } from './styles.ts'

/**
 * Clips the notch out of an element itself. It must not be used on focusable elements, because it clips the focus ring.
 */
export const notch = criticalStyles({
  topRight: { clipPath: outlines.topRight },
  bottomLeft: { clipPath: outlines.bottomLeft },
})
