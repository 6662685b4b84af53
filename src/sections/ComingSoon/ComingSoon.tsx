import type { SectionProps } from '../../content/model/pageModel.ts'
import { Island } from '../../ui/Island.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { ComingSoonIsland } from './ComingSoon.island.tsx'
import { comingSoon } from './ComingSoon.styles.ts'

/** A feature that is not available yet, with a button that says so. */
export function ComingSoon({ text, button, ...frame }: SectionProps['comingSoon']) {
  return (
    <Section {...frame} layout="split">
      <div className={comingSoon.root}>
        <RichText html={text} />
        {button && (
          <>
            <Island name="comingSoon">
              <ComingSoonIsland {...button} />
            </Island>
            <noscript>
              <p>{button.noticeText}</p>
            </noscript>
          </>
        )}
      </div>
    </Section>
  )
}
