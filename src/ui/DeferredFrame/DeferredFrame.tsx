import type { ReactNode } from 'react'
import type { ImageModel } from '../../content/model/pageModel.ts'
import { Picture } from '../Picture/Picture.tsx'
import { deferredFrame } from './DeferredFrame.styles.ts'

interface DeferredFrameProps {
  /** Address of the frame, which no browser is told before it is wanted. */
  address: string
  title: string
  /** Words of the button. */
  button: string
  /** Said where the host does not answer. */
  failed: string
  image: ImageModel | undefined
  load: 'click' | 'near'
  /** Classes that give the place its size. */
  className: string
  /** Drawn over the words of the button. */
  mark?: ReactNode
}

/**
 * The place of a frame of another host, with a button over its picture. The address stands in `data-src`, so that nothing is
 * asked of that host before; `mountFrame.ts` moves it to `src`. Beside it must stand a link to the same, for browsers without
 * scripts.
 */
export function DeferredFrame(props: DeferredFrameProps) {
  const { address, title, button, failed, image, load, className, mark } = props
  return (
    <div data-island="frame" data-load={load} data-sheet="deferredFrame">
      <div className={`${deferredFrame.sheet} ${className}`}>
        {image && (
          <div className={deferredFrame.picture}>
            <Picture image={image} box="poster" />
          </div>
        )}
        <iframe title={title} data-src={address} allow="autoplay; picture-in-picture" allowFullScreen />
        <button
          type="button"
          className={image ? deferredFrame.button : `${deferredFrame.button} ${deferredFrame.plain}`}
          data-text={failed}
        >
          {mark}
          <span className={deferredFrame.words}>{button}</span>
        </button>
      </div>
    </div>
  )
}
