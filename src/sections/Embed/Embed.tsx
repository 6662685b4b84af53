import type { SectionProps } from '../../content/model/pageModel.ts'
import { BelowFrame } from '../../ui/DeferredFrame/BelowFrame.tsx'
import { deferredFrame } from '../../ui/DeferredFrame/DeferredFrame.styles.ts'
import { DeferredFrame } from '../../ui/DeferredFrame/DeferredFrame.tsx'
import { FrameOffer } from '../../ui/DeferredFrame/FrameOffer.tsx'
import { itemHeading, Section } from '../../ui/Section/Section.tsx'
import { useWords } from '../../ui/words/Words.tsx'

/** A frame with content of another site, and a link to it for visitors who cannot or do not want to load it here. */
export function Embed({ title, address, text, image, load, size, host, ...frame }: SectionProps['embed']) {
  const say = useWords('media')
  if (load === 'click') {
    return (
      <Section {...frame}>
        <FrameOffer
          title={title}
          address={address}
          text={text}
          host={host}
          image={image}
          size={size}
          as={itemHeading(frame.heading)}
        />
        <BelowFrame title={title} address={address} />
      </Section>
    )
  }
  return (
    <Section {...frame}>
      <DeferredFrame
        address={address}
        title={title}
        image={image}
        load={load}
        className={deferredFrame[size]}
        button={say('show', { title })}
        failed={say('failed', { host })}
      />
      <BelowFrame title={title} address={address} text={text} host={host} />
    </Section>
  )
}
