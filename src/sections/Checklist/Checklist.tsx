import type { SectionProps } from '../../content/model/pageModel.ts'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { checklist } from './Checklist.styles.ts'

/** A scope of work: a tick before each entry. */
export function Checklist({ items, columns, ...frame }: SectionProps['checklist']) {
  return (
    <Section {...frame} layout="split">
      <ul className={checklist.list} data-columns={columns}>
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
