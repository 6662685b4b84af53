import { colour } from './theme.ts'

/**
 * A mark before a short promise, for its `::before`: a flight of steps, or a tick if the site's theme has another
 * shape.
 */
export const stepTick = {
  content: '""',
  flex: 'none',
  width: '1rem',
  height: '1rem',
  marginTop: '.3em',
  background: colour('brand'),
  clipPath: 'var(--tick, polygon(0 100%, 0 67%, 33% 67%, 33% 33%, 67% 33%, 67% 0, 100% 0, 100% 100%))',
  '@media (forced-colors: active)': { background: 'CanvasText' },
}
