import type { Html } from '../../content/model/pageModel.ts'
import { RichText } from '../RichText.tsx'
import { useWords } from '../words/Words.tsx'
import { deferredFrame } from './DeferredFrame.styles.ts'

interface BelowFrameProps {
  title: string
  /** Address of a page with the same content, for visitors who cannot or do not want to load it here. */
  address: string
  /** Inline HTML. */
  text?: Html | undefined
  /** The publication date, in words. */
  published?: string | undefined
  /** The host of the frame, if it is another site. */
  host?: string | undefined
}

/** The content below a frame: a text, its source, and a link to the same content. */
export function BelowFrame({ title, address, text, published, host }: BelowFrameProps) {
  const say = useWords('media')
  return (
    <div className={deferredFrame.below} data-sheet="deferredFrame">
      {(text || published || host) && (
        <div>
          {text && <RichText html={text} />}
          {published !== undefined && <p>{published}</p>}
          {host !== undefined && <p>{say('comesFrom', { host })}</p>}
        </div>
      )}
      <a href={address} target="_blank" rel="noreferrer">
        {say('open')}
        <span className="visually-hidden">{`: ${title}`}</span>
      </a>
    </div>
  )
}
