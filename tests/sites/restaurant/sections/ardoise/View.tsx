import { RichText, Section, type SectionProps } from 'ashlar'
import type { schema } from './schema.ts'
import { ardoise } from './styles.ts'

/** A slate with a wooden frame, on which each dish has its line. */
export function View({ lines, footnote, ...frame }: SectionProps<typeof schema>) {
  return (
    <Section {...frame}>
      <div className={ardoise.slate}>
        <dl className={ardoise.lines}>
          {lines.map(({ course, dish, price }) => (
            <div key={course + price} className={ardoise.line}>
              <dt>{course}</dt>
              <dd>
                <RichText html={dish} />
              </dd>
              <dd className={ardoise.price}>{price}</dd>
            </div>
          ))}
        </dl>
        {footnote && <RichText html={footnote} className={ardoise.footnote} />}
      </div>
    </Section>
  )
}
