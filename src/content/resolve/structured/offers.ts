import type { Offer, OfferCatalog } from 'schema-dts'
import { priceCurrencyOf } from '../../model/currency.ts'
import type { DaysModel, SectionModel, SectionProps } from '../../model/pageModel.ts'
import { htmlToText } from '../../text/htmlToText.ts'
import { readPrice } from '../../text/money/readPrice.ts'
import { fillerOf } from '../filler.ts'
import { originOf, type ResolveContext } from '../resolveContext.ts'
import { officeId } from './business.ts'

type Item = SectionProps['offers']['items'][number]

/** Returns the records of a page's lists of offers. An entry whose price cannot be parsed has no price. */
export function offerRecords(context: ResolveContext, sections: readonly SectionModel[]): OfferCatalog[] {
  const { site } = context.model
  const offer = ({ title, text, price, link }: Item, days: DaysModel = []): Offer => {
    const last = days.find(({ datetime }) => datetime !== undefined)?.datetime
    return {
      '@type': 'Offer',
      name: title,
      description: htmlToText(text),
      ...readPrice(price, priceCurrencyOf(site.company)),
      ...(last !== undefined && { priceValidUntil: last, validThrough: last }),
      ...(link?.href.startsWith('/') && { url: originOf(site) + link.href }),
      offeredBy: { '@id': officeId(context) },
    }
  }
  return sections.flatMap((section): OfferCatalog[] =>
    section.type === 'offers' && section.props.items.length > 0
      ? [
          {
            '@type': 'OfferCatalog',
            // Without a heading, the catalog has the name of the page in the breadcrumbs.
            name: section.props.heading ?? fillerOf(context).plain(context.current.page.name),
            itemListElement: section.props.items.map((item, index) => offer(item, section.props.ends?.[index])),
          },
        ]
      : [],
  )
}
