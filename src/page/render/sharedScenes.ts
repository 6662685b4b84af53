import { scenes } from '../../ui/scenes/index.ts'
import { createDrawings } from './createDrawings.tsx'

/**
 * Returns the scenes that look the same on every page, each as an `<svg>` whose colours are custom properties of the
 * theme.
 */
export function sharedScenes(): { name: string; svg: string }[] {
  const drawings = createDrawings()
  return Object.entries(scenes).flatMap(([name, scene]) =>
    typeof scene === 'function' ? [] : [{ name, svg: drawings.scene(name, '') }],
  )
}
