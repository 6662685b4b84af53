import type { SectionProps } from '../../content/model/pageModel.ts'
import { RichText } from '../../ui/RichText.tsx'
import { itemHeading, Section } from '../../ui/Section/Section.tsx'
import { steps } from './Steps.styles.ts'

/** More steps than this do not fit side by side. */
const mostInFlight = 4

/** A process in order; on wide screens each step is one stair higher than the previous one. */
export function Steps({ items, ...frame }: SectionProps['steps']) {
  const Title = itemHeading(frame.heading)
  return (
    <Section {...frame}>
      <ol className={items.length > mostInFlight ? steps.list : `${steps.list} ${steps.flight}`}>
        {items.map(({ title, text }) => (
          <li key={title} className={steps.item}>
            <Title>{title}</Title>
            <RichText html={text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
