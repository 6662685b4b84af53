import type { SectionProps } from '../../content/model/pageModel.ts'
import { deferredFrame } from '../../ui/DeferredFrame/DeferredFrame.styles.ts'
import { DeferredFrame } from '../../ui/DeferredFrame/DeferredFrame.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { useWords } from '../../ui/words/Words.tsx'

/** A part of another site in a frame, with a link to it for those who cannot or do not want to load it here. */
export function Embed({ title, address, text, image, load, size, host, ...frame }: SectionProps['embed']) {
  const say = useWords('media')
  return (
    <Section {...frame}>
      <DeferredFrame
        {...{ address, title, image, load }}
        className={deferredFrame[size]}
        button={say('show', { title })}
        failed={say('failed', { host })}
      />
      <div className={deferredFrame.below}>
        <div>
          {text && <RichText html={text} />}
          <p>{say('comesFrom', { host })}</p>
        </div>
        <a href={address} target="_blank" rel="noreferrer">
          {say('open', { title })}
        </a>
      </div>
    </Section>
  )
}
