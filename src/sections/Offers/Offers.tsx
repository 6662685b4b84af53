import type { DaysModel, SectionProps } from '../../content/model/pageModel.ts'
import { buttonClass } from '../../ui/Button/Button.tsx'
import { Days } from '../../ui/Days.tsx'
import { placeClass } from '../../ui/Picture/framing.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { EmptyList } from '../../ui/Section/EmptyList.tsx'
import { itemHeading, Section } from '../../ui/Section/Section.tsx'
import { notch } from '../../ui/theme/notch.styles.ts'
import { useWords } from '../../ui/words/Words.tsx'
import { offers } from './Offers.styles.ts'

/** Temporary offers, each with its price beside it. */
export function Offers({ items, linkLabel: _, ends, footnote, more, none, ...frame }: SectionProps['offers']) {
  if (items.length === 0) return <EmptyList {...frame} none={none} />
  return (
    <Section {...frame}>
      <ul className={offers.list}>
        {items.map((offer, index) => (
          <Offer key={offer.title} {...offer} days={ends?.[index]} Title={itemHeading(frame.heading)} />
        ))}
      </ul>
      {footnote && <RichText className={offers.foot} html={footnote} />}
      {more && (
        <p className={offers.foot}>
          <a href={more.href}>{more.label}</a>
        </p>
      )}
    </Section>
  )
}

type OfferProps = SectionProps['offers']['items'][number] & {
  /** When the offer ends. */
  days: DaysModel | undefined
  Title: ReturnType<typeof itemHeading>
}

function Offer({ title, price, usualPrice, note, text, image, link, days, Title }: OfferProps) {
  const say = useWords('offers')
  const sayList = useWords('lists')
  return (
    <li className={offers.item}>
      {image && (
        <div className={placeClass(image, offers.picture, notch.bottomLeft)}>
          <Picture image={image} box="card" />
        </div>
      )}
      <div className={offers.words}>
        <Title>{title}</Title>
        <RichText html={text} />
        {days && (
          <p className={offers.days}>
            <Days days={days} />
          </p>
        )}
      </div>
      <div className={offers.side}>
        {price && (
          <p className={offers.price}>
            <strong>{price}</strong>
            {usualPrice && <span>{say('insteadOf', { price: usualPrice })}</span>}
            {note && <span>{note}</span>}
          </p>
        )}
        {link && (
          <a className={`${buttonClass('secondary')} ${offers.link}`} href={link.href}>
            {link.label}
            <span className="visually-hidden">{` ${sayList('about', { name: title })}`}</span>
          </a>
        )}
      </div>
    </li>
  )
}
