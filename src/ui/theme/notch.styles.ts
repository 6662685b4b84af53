import { outlines } from './notch.ts'
import { criticalStyles } from './styles.ts'

/** Cuts the notch out of an element itself: never of one that takes focus, because it would lose its focus ring. */
export const notch = criticalStyles({
  topRight: { clipPath: outlines.topRight },
  bottomLeft: { clipPath: outlines.bottomLeft },
})
