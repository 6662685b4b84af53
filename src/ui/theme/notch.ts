/** The motif of the site, the profile of a flight of steps: cut out of the corners of panels. */
import type { CSSObject } from '@emotion/serialize'

const one = 'var(--step)'
const two = 'calc(var(--step) * 2)'
const oneLess = 'calc(100% - var(--step))'
const twoLess = 'calc(100% - var(--step) * 2)'

/**
 * The outline of a panel with two steps cut out of a corner, for `clip-path`. The size of a step is the custom property
 * `--step`, a multiple of `--unit`, which is 0 if the theme of the site disables the motif (src/node/code/themeCss.ts).
 * A site with rounded corners and without the motif sets another outline, `--cut`.
 */
export const outlines = {
  topRight: `var(--cut, polygon(0 0, ${twoLess} 0, ${twoLess} ${one}, ${oneLess} ${one}, ${oneLess} ${two}, 100% ${two}, 100% 100%, 0 100%))`,
  bottomLeft: `var(--cut, polygon(0 0, 100% 0, 100% 100%, ${two} 100%, ${two} ${oneLess}, ${one} ${oneLess}, ${one} ${twoLess}, 0 ${twoLess}))`,
}

/** A panel whose background has a notch, while its focus rings and shadows stay whole. */
export function notchedPanel(corner: keyof typeof outlines, background: string): CSSObject {
  return {
    position: 'relative',
    isolation: 'isolate',
    // Visible in forced colours, which replace backgrounds.
    border: '1px solid transparent',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background,
      clipPath: outlines[corner],
    },
  }
}
