import { expect, test } from 'vitest'
import { type Built, failing, structuredDataOf, thingOf } from '../pageHtml.ts'
import { config } from './head.ts'
import { testFacts, testTypes } from './searchFacts.ts'

const telephone = `+1${config.company.phone.replace(/\D/g, '')}`

export function testStructuredData(built: () => Built): void {
  testFacts(built, config)
  testTypes(() => new Map([['', built()]]))

  test('has a breadcrumb list on every page but home and the one for unknown addresses', () => {
    const without = built().pages.filter(
      (page) => !structuredDataOf(page).some((thing) => thing['@type'] === 'BreadcrumbList'),
    )
    expect(without.map(({ address }) => address)).toEqual(['/404.html', '/'])
  })

  test('has the same names in the breadcrumb list and the bar', () => {
    const found = failing(built().pages, (page) => {
      const bar = [...page.document.querySelectorAll('nav[aria-label=Breadcrumb] li')].map((crumb) => crumb.textContent)
      const list = structuredDataOf(page).find((thing) => thing['@type'] === 'BreadcrumbList')
      if (!list) return
      const items = list.itemListElement as { name: string; position: number }[]
      const isSame = String(items.map(({ name }) => name)) === String(bar)
      return (isSame && items.every(({ position }, index) => position === index + 1)) || `${bar}`
    })
    expect(found).toEqual([])
  })

  test('has one business record, on the home page, with all facts of the configuration', () => {
    const records = built().pages.flatMap((page) =>
      structuredDataOf(page)
        .filter((thing) => thing['@type'] === 'LocalBusiness')
        .map((thing) => ({ address: page.address, thing })),
    )
    expect(records.map(({ address }) => address)).toEqual(['/'])
    const { name, email, priceRange, address } = config.company
    expect(records[0]?.thing).toMatchObject({
      '@id': `${config.domain}/#business`,
      name,
      email,
      priceRange,
      telephone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: 'Baltimore',
        addressRegion: 'MD',
        postalCode: '21207',
        addressCountry: 'US',
      },
      openingHours: config.company.hours?.map(({ schema }) => schema),
    })
  })

  test('serves the area of the location pages', () => {
    const business = thingOf(built().page('/'), 'LocalBusiness')
    const names = (business.areaServed as { name: string }[]).map(({ name }) => name.replace(/, MD$/, ''))
    expect(names).toEqual(['Baltimore', 'Towson', 'Dundalk', 'Owings Mills', 'Timonium'])
  })

  test('describes every service and town page as a service of the business', () => {
    const pages = built().pages.filter(({ address }) => /^\/(services|locations)\/./.test(address))
    const found = failing(pages, (page) => {
      const service = structuredDataOf(page).find((thing) => thing['@type'] === 'Service')
      const provider = (service?.provider as { '@id'?: string } | undefined)?.['@id']
      return provider === `${config.domain}/#business` || `provider ${provider}`
    })
    expect([pages.length, found]).toEqual([10, []])
  })

  test('lists the questions of the FAQ with their answers', () => {
    const page = built().page('/services/janitorial-services/')
    const faq = thingOf(page, 'FAQPage')
    const told = (faq.mainEntity as { name: string; acceptedAnswer: { text: string } }[]).map((question) => [
      question.name,
      question.acceptedAnswer.text,
    ])
    const island = page.document.querySelector('[data-island=faq]')
    const shown = [...(island?.querySelectorAll('button') ?? [])].map((button) => [
      button.textContent,
      page.document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent,
    ])
    expect(told).toEqual(shown)
    expect(told.length).toBe(3)
  })
}
