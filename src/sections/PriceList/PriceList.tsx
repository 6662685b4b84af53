import type { SectionProps } from '../../content/model/pageModel.ts'
import { placeClass } from '../../ui/Picture/framing.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { itemHeading, Section } from '../../ui/Section/Section.tsx'
import { notch } from '../../ui/theme/notch.styles.ts'
import { columnsOf } from './layOutPrices.ts'
import { priceList } from './PriceList.styles.ts'

type Group = SectionProps['priceList']['groups'][number]

/**
 * Services or dishes with their prices. A single group is beside the heading. Several groups are in two columns if the
 * columns are of similar length, otherwise in one row each. The legend of the labels is above them.
 */
export function PriceList({ groups, legend, footnote, ...frame }: SectionProps['priceList']) {
  const isAlone = groups.length === 1
  const columns = columnsOf(groups)
  const list = (part: readonly Group[]) =>
    part.map((group) => (
      <PriceGroup
        key={group.title ?? group.items[0]?.title}
        group={group}
        as={itemHeading(frame.heading)}
        className={columns || isAlone ? priceList.group : `${priceList.group} ${priceList.row}`}
      />
    ))
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
        {columns ? (
          <div className={priceList.columns}>
            {columns.map((part) => (
              <div key={part[0]?.items[0]?.title}>{list(part)}</div>
            ))}
          </div>
        ) : (
          list(groups)
        )}
        {footnote && <RichText className={priceList.foot} html={footnote} />}
      </div>
    </Section>
  )
}

interface PriceGroupProps {
  group: Group
  /** The tag name of its title. */
  as: 'h2' | 'h3'
  className: string
}

function PriceGroup({ group: { title, text, image, items }, as: Title, className }: PriceGroupProps) {
  return (
    <div className={className}>
      <div className={priceList.head}>
        {image && (
          <div className={placeClass(image, priceList.picture, notch.bottomLeft)}>
            <Picture image={image} box="prose" />
          </div>
        )}
        {title && <Title>{title}</Title>}
        {text && <RichText className={priceList.text} html={text} />}
      </div>
      <ul className={priceList.items}>
        {items.map((item) => (
          <PriceItem key={item.title + item.price} {...item} />
        ))}
      </ul>
    </div>
  )
}

function PriceItem({ title, price, text, note, labels }: Group['items'][number]) {
  return (
    <li className={priceList.item}>
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
  )
}
