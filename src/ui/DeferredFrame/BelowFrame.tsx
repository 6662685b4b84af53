import type { Html } from '../../content/model/pageModel.ts'
import { RichText } from '../RichText.tsx'
import { useWords } from '../words/Words.tsx'
import { deferredFrame } from './DeferredFrame.styles.ts'

interface BelowFrameProps {
  title: string
  /** Address of the page that shows the same, for those who cannot or do not want to load it here. */
  address: string
  /** HTML of inline text. */
  text?: Html | undefined
  /** When it was published, in words. */
  published?: string | undefined
  /** The other host that the frame comes from, if it does. */
  host?: string | undefined
}

/** What stands below a frame: a text, where it comes from, and a link to the same. */
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
