import type { SectionProps } from '../../content/model/pageModel.ts'
import { placeClass } from '../../ui/Picture/framing.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { itemHeading, Section } from '../../ui/Section/Section.tsx'
import { notch } from '../../ui/theme/notch.styles.ts'
import { priceList } from './PriceList.styles.ts'

type Group = SectionProps['priceList']['groups'][number]

/** Services or dishes with their prices, below what their labels mean; a single group stands beside the heading. */
export function PriceList({ groups, legend, footnote, ...frame }: SectionProps['priceList']) {
  const Title = itemHeading(frame.heading)
  const isAlone = groups.length === 1
  return (
    <Section {...frame} layout={isAlone ? 'split' : 'stacked'}>
      <div>
        {legend && (
          <ul className={priceList.legend}>
            {legend.map(({ label, text }) => (
              <li key={label}>
                <b>{label}</b> {text}
              </li>
            ))}
          </ul>
        )}
        <div className={priceList.groups} data-count={isAlone ? undefined : groups.length}>
          {groups.map((group) => (
            <PriceGroup key={group.title ?? group.items[0]?.title} group={group} as={Title} />
          ))}
        </div>
        {footnote && <RichText className={priceList.foot} html={footnote} />}
      </div>
    </Section>
  )
}

function PriceGroup({ group: { title, text, image, items }, as: Title }: { group: Group; as: 'h2' | 'h3' }) {
  return (
    <div className={priceList.group}>
      {image && (
        <div className={placeClass(image, priceList.picture, notch.bottomLeft)}>
          <Picture image={image} box="prose" />
        </div>
      )}
      {title && <Title>{title}</Title>}
      {text && <RichText className={priceList.text} html={text} />}
      <ul className={priceList.items}>
        {items.map(({ title, price, text, note, labels }) => (
          <li key={title + price} className={priceList.item}>
            <span className={priceList.title}>{title}</span>
            {(price || note) && (
              <span className={priceList.price}>
                {price && <strong>{price}</strong>}
                {note && <small>{note}</small>}
              </span>
            )}
            {text && <RichText className={priceList.about} html={text} />}
            {labels && (
              <ul className={priceList.labels}>
                {labels.map((label) => (
                  <li key={label}>{label}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
