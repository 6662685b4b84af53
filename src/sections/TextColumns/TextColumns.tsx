import type { Html, SectionProps } from '../../content/model/pageModel.ts'
import { RichText } from '../../ui/RichText.tsx'
import { itemHeading, Section } from '../../ui/Section/Section.tsx'
import { StepMark } from '../../ui/StepMark/StepMark.tsx'
import { textColumns } from './TextColumns.styles.ts'

/** Texts with more words than this are hard to read in narrow columns; each gets its own row. */
const longestColumn = 60

/** Two to four short texts side by side, or in rows if all are long. */
export function TextColumns({ items, numbered, ...frame }: SectionProps['textColumns']) {
  const Title = itemHeading(frame.heading)
  const inRows = items.every(({ body }) => wordsOf(body) > longestColumn)
  return (
    <Section {...frame}>
      <ol className={inRows ? textColumns.rows : textColumns.columns} data-count={items.length}>
        {items.map(({ title, body }, index) => (
          <li key={title} className={textColumns.item}>
            <StepMark step={index + 1} of={items.length} />
            <Title>
              {numbered && `${index + 1}. `}
              {title}
            </Title>
            <RichText as="div" className={textColumns.body} html={body} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function wordsOf(html: Html): number {
  return html.replace(/<[^>]+>/g, ' ').split(/\s+/).length
}
