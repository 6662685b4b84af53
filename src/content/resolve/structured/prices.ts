import type { Menu, MenuItem, Offer, OfferCatalog } from 'schema-dts'
import { priceCurrencyOf } from '../../model/currency.ts'
import type { SectionModel, SectionProps } from '../../model/pageModel.ts'
import { htmlToText } from '../../text/htmlToText.ts'
import { readPrice } from '../../text/money/readPrice.ts'
import { fillerOf } from '../filler.ts'
import { absoluteUrl, type ResolveContext } from '../resolveContext.ts'
import { officeId } from './business.ts'

type Prices = SectionProps['priceList']
type Entry = Prices['groups'][number]['items'][number]

/**
 * Businesses whose price lists are menus: FoodEstablishment and its subtypes (https://schema.org/FoodEstablishment).
 */
const kitchens = new Set([
  ...['FoodEstablishment', 'Bakery', 'BarOrPub', 'Brewery', 'CafeOrCoffeeShop', 'Distillery', 'FastFoodRestaurant'],
  ...['IceCreamShop', 'Restaurant', 'Winery'],
])

/** Returns the records of a page's price lists: a menu for a restaurant, otherwise a catalog of offers. */
export function priceRecords(context: ResolveContext, sections: readonly SectionModel[]): (Menu | OfferCatalog)[] {
  const { company } = context.model.site
  const lists = sections.flatMap((section) => (section.type === 'priceList' ? [section.props] : []))
  const isKitchen = company.type !== undefined && kitchens.has(company.type)
  return lists.map((list) => (isKitchen ? menu(context, list) : catalog(context, list)))
}

/** Without a heading, the list has the name of the page in the breadcrumbs. */
const nameOf = (context: ResolveContext, { heading }: Prices) =>
  heading ?? fillerOf(context).plain(context.current.page.name)

const priceOf = (context: ResolveContext, { price = '' }: Entry) =>
  readPrice(price, priceCurrencyOf(context.model.site.company))

function menu(context: ResolveContext, list: Prices): Menu {
  const dish = (entry: Entry): MenuItem => {
    const price = priceOf(context, entry)
    return {
      '@type': 'MenuItem',
      name: entry.title,
      ...(entry.text && { description: htmlToText(entry.text) }),
      ...(price && { offers: { '@type': 'Offer', ...price } }),
    }
  }
  return {
    '@type': 'Menu',
    name: nameOf(context, list),
    url: absoluteUrl(context.model, context.base, context.current.path),
    provider: { '@id': officeId(context) },
    hasMenuSection: list.groups.map(({ title, text, items }) => ({
      '@type': 'MenuSection',
      ...(title && { name: title }),
      ...(text && { description: htmlToText(text) }),
      hasMenuItem: items.map(dish),
    })),
  }
}

function catalog(context: ResolveContext, list: Prices): OfferCatalog {
  const offer = (entry: Entry): Offer => ({
    '@type': 'Offer',
    ...priceOf(context, entry),
    itemOffered: {
      '@type': 'Service',
      name: entry.title,
      ...(entry.text && { description: htmlToText(entry.text) }),
      provider: { '@id': officeId(context) },
    },
  })
  return {
    '@type': 'OfferCatalog',
    name: nameOf(context, list),
    itemListElement: list.groups.flatMap(({ title, items }): (Offer | OfferCatalog)[] =>
      title === undefined
        ? items.map(offer)
        : [{ '@type': 'OfferCatalog', name: title, itemListElement: items.map(offer) }],
    ),
  }
}
