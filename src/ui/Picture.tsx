import type { ImageModel } from '../content/pageModel.ts'
import { picture } from './Picture.styles.ts'
import { Scene } from './Scene.tsx'

interface PictureProps {
  image: ImageModel
  /** Fetches a photo at once, for the first screen. */
  eager?: boolean
}

/** A photo or a drawn scene that fills the box it stands in. */
export function Picture({ image, eager = false }: PictureProps) {
  if ('scene' in image) return <Scene name={image.scene} seed={image.seed} />
  return (
    <img
      className={picture.root}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  )
}
