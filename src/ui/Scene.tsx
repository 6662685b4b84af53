import type { SceneName } from '../../schemas/index.ts'
import { picture } from './Picture.styles.ts'
import { scenes } from './scenes/index.ts'

/** A drawn scene; `seed` is a word that varies those that are generated, such as the skyline of a town. */
export function Scene({ name, seed }: { name: SceneName; seed: string }) {
  const Drawing = scenes[name]
  return (
    <svg className={picture.root} viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawing seed={seed} />
    </svg>
  )
}
