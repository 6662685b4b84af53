import { criticalStyles } from './styles.ts'
import { colour, wide } from './theme.ts'

const flight = [4, 3, 2, 1]
const step = 'linear-gradient(var(--tread) 5px, var(--riser) 0)'

/** The motif at full size: a flight of four steps that climbs to the lower right corner of a section. */
export const stairs = criticalStyles({
  root: {
    '--tread': colour('s2'),
    '--riser': colour('brand-tint'),
    '--top': 'var(--tread)',
    // Narrow screens have no room beside the text: only where there is some below it.
    '--run': 'var(--narrow-run, 0px)',
    '--rise': '1.25rem',
    background: `${step.replace('tread', 'top')}, ${step}, ${step}, ${step}`,
    backgroundSize: flight.map((n) => `calc(var(--run) * ${5 - n}) calc(var(--rise) * ${n})`).join(', '),
    backgroundPosition: '100% 100%',
    backgroundRepeat: 'no-repeat',
    '&[data-tone=deep]': {
      '--tread': colour('on-deep-faint'),
      '--riser': `color-mix(in srgb, ${colour('bg')}, ${colour('s2')} 14%)`,
      '--top': colour('accent'),
      backgroundColor: colour('bg'),
    },
    [wide]: { '--run': 'calc(max(3rem, 50vw - 37.5rem) / 4 + 5.5rem)', '--rise': '2.5rem' },
  },
})
