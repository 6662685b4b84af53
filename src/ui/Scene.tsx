import { createContext, useContext } from 'react'
import type { SceneName } from '../../schemas/index.ts'
import { picture } from './Picture/Picture.styles.ts'
import { FramedScene } from './scenes/FramedScene.tsx'

/** Renders a scene as HTML; the build supplies a function that renders each only once. */
type DrawScene = (name: SceneName, seed: string) => string

export const SceneRenderer = createContext<DrawScene | undefined>(undefined)

/** A drawn scene; `seed` is a word that varies generated scenes, such as the skyline of a town. */
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

/** Addresses of scenes that have their own file, by scene name; the build supplies them. */
export const SceneFiles = createContext<Readonly<Record<string, string>> | undefined>(undefined)

/** A decorative scene, loaded from a file that many pages share if the scene has one. */
export function SharedScene({ name, seed = '' }: { name: SceneName; seed?: string }) {
  const file = useContext(SceneFiles)?.[name]
  if (file === undefined) return <Scene name={name} seed={seed} />
  return <img className={picture.root} src={file} alt="" width={640} height={480} loading="lazy" decoding="async" />
}
