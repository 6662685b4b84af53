import { createContext, useContext } from 'react'
import type { SceneName } from '../../schemas/index.ts'
import { picture } from './Picture/Picture.styles.ts'
import { drawScene } from './scenes/index.ts'

/** Draws a scene to HTML; the build supplies one that draws each only once. */
export type DrawScene = (name: SceneName, seed: string) => string

export const SceneRenderer = createContext<DrawScene | undefined>(undefined)

const frame = {
  className: picture.root,
  viewBox: '0 0 640 480',
  preserveAspectRatio: 'xMidYMid slice',
} as const

/** A drawn scene; `seed` is a word that varies those that are generated, such as the skyline of a town. */
export function Scene({ name, seed }: { name: SceneName; seed: string }) {
  const draw = useContext(SceneRenderer)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from React's own renderer
  if (draw) return <svg {...frame} aria-hidden="true" dangerouslySetInnerHTML={{ __html: draw(name, seed) }} />
  return (
    <svg {...frame} aria-hidden="true">
      {drawScene(name, seed)}
    </svg>
  )
}
