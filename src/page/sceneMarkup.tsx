import { renderToStaticMarkup } from 'react-dom/server'
import { type SceneName, scenes } from '../ui/scenes/index.ts'

/** What belongs inside `<svg viewBox="0 0 640 480">`, its colours as custom properties of the theme. */
export function sceneMarkup(name: SceneName, seed: string): string {
  const Drawing = scenes[name]
  return renderToStaticMarkup(<Drawing seed={seed} />)
}
