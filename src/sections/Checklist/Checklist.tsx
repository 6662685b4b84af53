import type { SectionProps } from '../../content/model/pageModel.ts'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { checklist } from './Checklist.styles.ts'

/** A scope of work with a tick before each entry, or a to-do list with open boxes. */
export function Checklist({ items, columns, boxes, ...frame }: SectionProps['checklist']) {
  return (
    <Section {...frame} layout="split">
      <ul className={checklist.list} data-columns={columns} data-boxes={boxes === 'open' ? boxes : undefined}>
        {items.map(({ text, note }) => (
          <li key={text} className={checklist.item}>
            <strong>{text}</strong>
            {note && <RichText html={note} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
