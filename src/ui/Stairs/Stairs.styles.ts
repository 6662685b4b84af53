import { rareStyles } from '../theme/styles.ts'
import { colour, wide } from '../theme/theme.ts'

export const stairs = rareStyles('stairs', {
  /** The section whose corner contains the stairs. */
  ground: { position: 'relative', isolation: 'isolate', '--rise': '1.25rem', [wide]: { '--rise': '2.5rem' } },
  flight: {
    position: 'absolute',
    right: 0,
    bottom: 0,
    zIndex: -1,
    // Narrow screens have no room beside the text; the stairs appear only if there is room below it.
    width: 'var(--narrow-run, 0)',
    height: 'calc(var(--rise) * 4)',
    overflow: 'visible',
    fill: colour('brand-tint'),
    stroke: colour('s2'),
    strokeWidth: '5px',
    [wide]: { width: 'calc(max(3rem, 50vw - 37.5rem) + 22rem)' },
    '[data-tone=deep] > &': { fill: '#ffffff12', stroke: colour('on-deep-faint') },
  },
})
