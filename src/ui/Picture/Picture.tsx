import type { ImageModel } from '../../content/model/pageModel.ts'
import { Scene } from '../Scene.tsx'
import { photoClasses, sheetOf } from './framing.ts'
import { picture } from './Picture.styles.ts'
import { type PictureBox, pictureSizes } from './pictureSizes.ts'

interface PictureProps {
  image: ImageModel
  box: PictureBox
}

/** A photo or a drawn scene that fills its box; photos of the first screen load eagerly. */
export function Picture({ image, box }: PictureProps) {
  if ('scene' in image) return <Scene name={image.scene} seed={image.seed} />
  const { src, alt, width, height, sources, srcset } = image
  const sizes = sources || srcset ? pictureSizes(box, image) : undefined
  const isFirst = box === 'hero' || box === 'home' || box === 'head'
  const className = [picture.root, ...photoClasses(image)].join(' ')
  const photo = (
    <img
      className={className}
      data-sheet={sheetOf(image)}
      srcSet={srcset}
      sizes={srcset && sizes}
      src={src}
      alt={alt}
      width={width}
      height={height}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  )
  if (!sources) return photo
  return (
    <picture className={className}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {photo}
    </picture>
  )
}
