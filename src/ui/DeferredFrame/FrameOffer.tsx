import type { Html, ImageModel } from '../../content/model/pageModel.ts'
import { Button } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { RichText } from '../RichText.tsx'
import { useWords } from '../words/Words.tsx'
import { frameOffer } from './FrameOffer.styles.ts'

interface FrameOfferProps {
  /** Address of the frame; a browser learns it when a visitor presses the button. */
  address: string
  title: string
  /** The tag of the title. */
  as: 'h2' | 'h3'
  /** HTML of inline text. */
  text: Html | undefined
  /** The other host that the frame comes from. */
  host: string
  image: ImageModel | undefined
  /** How high the frame is, once it is asked for. */
  size: 'low' | 'medium' | 'tall'
}

/**
 * What a frame of another host would show, and from whom, with the button that loads it: as high as its words, and from the
 * press on as high as the frame. The address stands in `data-src` and `mountFrame.ts` moves it to `src`. Beside it must stand
 * a link to the same, for browsers without scripts.
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
