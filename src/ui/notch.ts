/** The motif of the site, the profile of a flight of steps: cut out of the corners of panels. */
import type { CSSObject } from '@emotion/serialize'

export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'

const step = 'var(--step)'
const twice = 'calc(var(--step) * 2)'
const stepFromEnd = 'calc(100% - var(--step))'
const twiceFromEnd = 'calc(100% - var(--step) * 2)'

const corners = {
  topLeft: [`0 ${twice}`, `${step} ${twice}`, `${step} ${step}`, `${twice} ${step}`, `${twice} 0`],
  topRight: [
    `${twiceFromEnd} 0`,
    `${twiceFromEnd} ${step}`,
    `${stepFromEnd} ${step}`,
    `${stepFromEnd} ${twice}`,
    `100% ${twice}`,
  ],
  bottomRight: [
    `100% ${twiceFromEnd}`,
    `${stepFromEnd} ${twiceFromEnd}`,
    `${stepFromEnd} ${stepFromEnd}`,
    `${twiceFromEnd} ${stepFromEnd}`,
    `${twiceFromEnd} 100%`,
  ],
  bottomLeft: [
    `${twice} 100%`,
    `${twice} ${stepFromEnd}`,
    `${step} ${stepFromEnd}`,
    `${step} ${twiceFromEnd}`,
    `0 ${twiceFromEnd}`,
  ],
}

const plain = { topLeft: '0 0', topRight: '100% 0', bottomRight: '100% 100%', bottomLeft: '0 100%' }

/**
 * Two steps cut out of a corner. The size of a step is the custom property `--step`, a multiple of `--unit`, which is 0
 * where the site's theme switches the motif off. Never for an element that takes focus: it would lose its focus ring.
 */
export function notch(corner: Corner): CSSObject {
  const points = (Object.keys(plain) as Corner[]).flatMap((each) => (each === corner ? corners[each] : plain[each]))
  return { clipPath: `polygon(${points.join(', ')})` }
}

/** A panel whose ground has a notch, while its focus rings and shadows stay whole. */
export function notchedPanel(corner: Corner, background: string): CSSObject {
  return {
    position: 'relative',
    isolation: 'isolate',
    '&::before': { content: '""', position: 'absolute', inset: 0, zIndex: -1, background, ...notch(corner) },
  }
}
