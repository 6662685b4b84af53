import { renderToStaticMarkup } from 'react-dom/server'
import type { SceneName } from '../../../schemas/index.ts'
import { drawScene } from '../../ui/scenes/index.ts'

/** What belongs inside `<svg viewBox="0 0 640 480">`, its colours as custom properties of the theme. */
export function sceneMarkup(name: SceneName, seed: string): string {
  return renderToStaticMarkup(drawScene(name, seed))
}
