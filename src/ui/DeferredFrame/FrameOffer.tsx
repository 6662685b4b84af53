import type { Html, ImageModel } from '../../content/model/pageModel.ts'
import { Button } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { RichText } from '../RichText.tsx'
import { useWords } from '../words/Words.tsx'
import { frameOffer } from './FrameOffer.styles.ts'

interface FrameOfferProps {
  /** Address of the frame; the browser sees it only after a visitor presses the button. */
  address: string
  title: string
  /** The tag name of the title. */
  as: 'h2' | 'h3'
  /** Inline HTML. */
  text: Html | undefined
  /** The host of the frame. */
  host: string
  image: ImageModel | undefined
  /** The height of the frame once it is requested. */
  size: 'low' | 'medium' | 'tall'
}

/**
 * Describes a frame of another host and its source, with the button that loads it. It is as tall as its text, and from
 * the press on as tall as the frame. The address is in `data-src` and `mountFrame.ts` copies it to `src`. A link to the
 * same content must be beside it, for browsers without scripts.
 */
export function FrameOffer({ address, title, as: Title, text, host, image, size }: FrameOfferProps) {
  const say = useWords('media')
  return (
    <div data-island="frame" data-load="click" data-sheet="frameOffer">
      <div className={`${frameOffer.sheet} ${frameOffer[size]}`}>
        <iframe title={title} data-src={address} allow="autoplay; picture-in-picture" allowFullScreen />
        <div className={frameOffer.panel}>
          <div className={frameOffer.words}>
            <Title>{title}</Title>
            {text && <RichText html={text} />}
            <Button data-text={say('failed', { host })}>
              <span>
                {say('show')}
                <span className="visually-hidden">{`: ${title}`}</span>
              </span>
            </Button>
            <small>{say('comesFrom', { host })}</small>
          </div>
          {image && (
            <div className={frameOffer.picture}>
              <Picture image={image} box="prose" />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
