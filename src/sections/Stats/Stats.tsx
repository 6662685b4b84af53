import type { SectionProps } from '../../content/model/pageModel.ts'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { stats } from './Stats.styles.ts'

/** Figures, each with its label and an optional text. */
export function Stats({ items, ...frame }: SectionProps['stats']) {
  return (
    <Section {...frame}>
      <ul className={stats.list} data-count={items.length}>
        {items.map(({ value, label, text }) => (
          <li key={label} className={stats.item}>
            <strong className={stats.value}>{value}</strong>
            <span className={stats.label}>{label}</span>
            {text && <RichText className={stats.text} html={text} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
