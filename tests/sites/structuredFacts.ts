import { expect, test } from 'vitest'
import { businessTypes } from '../../schemas/parts/company/businessTypes.ts'
import { type Built, failing, plain, stringsOf, structuredDataOf, textOf } from '../node/site/pageHtml.ts'
import { checkTypes } from './checkTypes.ts'
import { configOf } from './siteFolder.ts'

const ofBusiness = ['name', 'address', 'telephone', 'url']

/** What search engines ask of each type (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). */
const required: Record<string, readonly string[]> = {
  ...Object.fromEntries(businessTypes.map((type) => [type, ofBusiness])),
  AboutPage: ['name', 'url'],
  Article: ['headline', 'datePublished', 'author'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  BreadcrumbList: ['itemListElement'],
  ContactPage: ['name', 'url'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Menu: ['name', 'hasMenuSection'],
  Offer: ['name', 'price', 'priceCurrency'],
  OfferCatalog: ['name', 'itemListElement'],
  Person: ['name'],
  Service: ['name', 'provider'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  WebSite: ['name', 'url'],
}

/** Values that no visitor reads in these words: addresses, days, numbers, names of a list of schema.org. */
const written =
  /^(https:|\+\d+$|\d{4}-\d\d-\d\d|\d\d:\d\d$|[A-Z]{2,3}$|[A-Z]+_[A-Z_]+$|(HOUR|DAY|WEEK|MONTH|YEAR)$|\d+(\.\d+)?$)/

/** All references of a value to things that are described elsewhere. */
function referencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf)
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  return entries.length === 1 && entries[0]?.[0] === '@id'
    ? [String(entries[0][1])]
    : entries.flatMap(([, inner]) => referencesOf(inner))
}

/** What must be true of the structured data of any site. */
export function testFacts(built: () => Built, name: string): void {
  test('says in structured data what search engines ask of each type', () => {
    const found = failing(built().pages, (page) =>
      structuredDataOf(page).flatMap((thing) => {
        const fields = required[thing['@type']]
        if (!fields) return [`nobody knows what ${thing['@type']} must say`]
        return fields.filter((field) => thing[field] === undefined).map((field) => `${thing['@type']} without ${field}`)
      }),
    )
    expect(found).toEqual([])
  })

  test('refers in structured data to things and addresses that are there', () => {
    const { pages, files } = built()
    const { domain } = configOf(name)
    const described = new Set(pages.flatMap(structuredDataOf).map((thing) => thing['@id']))
    const known = new Set([...pages.map(({ address }) => address), ...[...files.keys()].map((file) => `/${file}`)])
    const isThere = (text: string) =>
      !text.startsWith(`${domain}/`) || described.has(text) || known.has(text.slice(domain.length))
    const found = failing(pages, (page) => {
      const things = structuredDataOf(page)
      const lost = things.flatMap(referencesOf).filter((reference) => !described.has(reference))
      return [...lost, ...things.flatMap(stringsOf).filter((text) => !isThere(text))]
    })
    expect(found).toEqual([])
  })

  test('says in structured data only what stands on the page or in the configuration', () => {
    const facts = stringsOf(configOf(name)).map(plain)
    const found = failing(built().pages, (page) => {
      const description = page.document.querySelector('meta[name=description]')?.getAttribute('content')
      const shown = [textOf(page), plain(page.document.title), plain(description), ...facts]
      return structuredDataOf(page)
        .flatMap(stringsOf)
        .filter(
          (text) => !written.test(text) && !shown.some((each) => each.includes(plain(text.replace(/<[^>]*>/g, '')))),
        )
    })
    expect(found).toEqual([])
  })
}

/** The structured data of all sites fits the types of schema-dts; one run of the compiler, as reading these takes longest. */
export function testTypes(sites: () => ReadonlyMap<string, Built>): void {
  test('the structured data of every site fits the types of schema.org', async () => {
    const told = [...sites()].flatMap(([site, { pages }]) =>
      pages.flatMap((page) => structuredDataOf(page).map((thing) => ({ page: `${site}${page.address}`, thing }))),
    )
    expect(await checkTypes(told)).toEqual([])
  })
}
