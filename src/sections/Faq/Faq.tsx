import type { SectionProps } from '../../content/model/pageModel.ts'
import { Island } from '../../ui/Island.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { FaqIsland } from './Faq.island.tsx'

/** Questions and answers; on wide screens the heading is beside the list. */
export function Faq({ items, ...frame }: SectionProps['faq']) {
  return (
    <Section {...frame} layout="split">
      <Island name="faq">
        <FaqIsland items={items} />
      </Island>
    </Section>
  )
}
