import { renderToStaticMarkup } from 'react-dom/server'
import type { SceneName } from '../../../schemas/index.ts'
import { drawScene } from '../../ui/scenes/index.ts'

/** Returns the content of `<svg viewBox="0 0 640 480">`. Its colours are custom properties of the theme. */
export function sceneMarkup(name: SceneName, seed: string): string {
  return renderToStaticMarkup(drawScene(name, seed))
}
