import { itemHeading, RichText, Section, type SectionProps } from 'ashlar'
import type { schema } from './schema.ts'
import { sample } from './styles.ts'

/**
 * Renders the section. Formatted texts arrive as HTML for RichText. The frame has the heading, the introduction and the
 * background.
 */
export function View({ items, ...frame }: SectionProps<typeof schema>) {
  const Title = itemHeading(frame.heading)
  return (
    <Section {...frame}>
      <ul className={sample.list}>
        {items.map(({ title, text }) => (
          <li key={title} className={sample.item}>
            <Title>{title}</Title>
            {text && <RichText html={text} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
