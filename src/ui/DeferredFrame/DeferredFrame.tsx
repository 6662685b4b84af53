import type { ReactNode } from 'react'
import type { ImageModel } from '../../content/model/pageModel.ts'
import { Picture } from '../Picture/Picture.tsx'
import { deferredFrame } from './DeferredFrame.styles.ts'

interface DeferredFrameProps {
  /** Address of the frame; the browser does not see it before the frame is loaded. */
  address: string
  title: string
  /** The text of the button. */
  button: string
  /** Shown if the host does not answer. */
  failed: string
  image: ImageModel | undefined
  load: 'click' | 'near'
  /** Classes that set the size of the frame. */
  className: string
  /** Drawn above the text of the button. */
  mark?: ReactNode
}

/**
 * The placeholder for a frame of another host, with a button over its picture. The address is in `data-src`, so that
 * nothing is requested from that host before; `mountFrame.ts` copies it to `src`. A link to the same content must be
 * beside it, for browsers without scripts.
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
