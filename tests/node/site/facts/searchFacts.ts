import { expect, test } from 'vitest'
import type { Site } from '../../../../schemas/index.ts'
import { companyTypes } from '../../../../schemas/parts/company/businessTypes.ts'
import { type Built, failing, structuredDataOf } from '../pageHtml.ts'
import { checkTypes } from './checkTypes.ts'
import { testShown } from './shownFacts.ts'

const ofBusiness = ['name', 'address', 'telephone', 'url']

/**
 * The properties that search engines require for each type
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */
const required: Record<string, readonly string[]> = {
  ...Object.fromEntries(companyTypes.map((type) => [type, ofBusiness])),
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

/** Tests that must pass for the structured data of any site. */
export function testFacts(built: () => Built, config: Site): void {
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

  testShown(built, config)
}

/**
 * Tests the structured data of all sites against the types of schema-dts, with one run of the compiler, because loading
 * these types takes longest.
 */
export function testTypes(sites: () => ReadonlyMap<string, Built>): void {
  test('the structured data of every site fits the types of schema.org', async () => {
    const told = [...sites()].flatMap(([site, { pages }]) =>
      pages.flatMap((page) => structuredDataOf(page).map((thing) => ({ page: `${site}${page.address}`, thing }))),
    )
    expect(await checkTypes(told)).toEqual([])
  })
}
