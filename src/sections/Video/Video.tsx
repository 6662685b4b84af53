import type { SectionProps } from '../../content/model/pageModel.ts'
import { BelowFrame } from '../../ui/DeferredFrame/BelowFrame.tsx'
import { deferredFrame } from '../../ui/DeferredFrame/DeferredFrame.styles.ts'
import { DeferredFrame } from '../../ui/DeferredFrame/DeferredFrame.tsx'
import { ratioClass } from '../../ui/Picture/framing.ts'
import { Section } from '../../ui/Section/Section.tsx'
import { useWords } from '../../ui/words/Words.tsx'
import { isUpright } from './isUpright.ts'

/** A video: a file of the site in the browser's own player, or the player of another host, which loads on click. */
export function Video(props: SectionProps['video']) {
  const { title, address, image, text, ratio, film, date: _date, published, ...frame } = props
  const say = useWords('media')
  const size = [deferredFrame.film, ratio && ratioClass(ratio), ratio && isUpright(ratio) && deferredFrame.upright]
  const className = size.filter(Boolean).join(' ')
  const still = 'src' in image ? image.src : undefined
  return (
    <Section {...frame}>
      <div data-sheet={ratio && 'framing'}>
        {film.kind === 'frame' ? (
          <DeferredFrame
            title={title}
            image={image}
            className={className}
            address={film.frame}
            load="click"
            button={say('play', { title })}
            failed={say('failed', { host: film.host })}
            mark={<span className={deferredFrame.mark} />}
          />
        ) : (
          <div className={`${deferredFrame.sheet} ${className}`} data-sheet="deferredFrame">
            {/* biome-ignore lint/a11y/useMediaCaption: a file contains its captions, or has none */}
            <video controls preload="none" playsInline poster={still} aria-label={title}>
              <source src={address} type={film.type} />
            </video>
          </div>
        )}
      </div>
      <BelowFrame
        title={title}
        address={address}
        text={text}
        published={published}
        host={film.kind === 'frame' ? film.host : undefined}
      />
    </Section>
  )
}
