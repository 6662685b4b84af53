import { createContext, useContext } from 'react'
import type { SceneName } from '../../schemas/index.ts'
import { picture } from './Picture/Picture.styles.ts'
import { FramedScene } from './scenes/FramedScene.tsx'

/** Draws a scene to HTML; the build supplies one that draws each only once. */
export type DrawScene = (name: SceneName, seed: string) => string

export const SceneRenderer = createContext<DrawScene | undefined>(undefined)

/** A drawn scene; `seed` is a word that varies those that are generated, such as the skyline of a town. */
export function Scene({ name, seed }: { name: SceneName; seed: string }) {
  const draw = useContext(SceneRenderer)
  const className = picture.root
  if (draw) {
    const __html = draw(name, seed)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from React's own renderer
    return <svg className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html }} />
  }
  return (
    <svg className={className} aria-hidden="true">
      <FramedScene name={name} seed={seed} />
    </svg>
  )
}

/** Addresses of scenes that are files of their own, by their names; the build supplies them. */
export const SceneFiles = createContext<Readonly<Record<string, string>> | undefined>(undefined)

/** A scene that only accompanies what it stands beside: from its file, which many pages share, where it has one. */
export function SharedScene({ name, seed = '' }: { name: SceneName; seed?: string }) {
  const file = useContext(SceneFiles)?.[name]
  if (file === undefined) return <Scene name={name} seed={seed} />
  return <img className={picture.root} src={file} alt="" width={640} height={480} loading="lazy" decoding="async" />
}
