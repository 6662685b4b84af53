import { describe, expect, test } from 'vitest'
import type { Page } from '../../schemas/index.ts'
import { compileSite } from '../../src/content/compileSite.ts'
import { fixSite } from '../../src/content/fix/fixSite.ts'
import { leedsConfig, leedsSite } from './leedsSite.ts'

type Location = NonNullable<Page['location']>
type Address = (typeof leedsConfig)['company']['address']

const file = 'pages/towns/leeds.json'
const priced = 'pages/services/offices.json'
const second = 'pages/towns/otley.json'
const otley = JSON.parse(leedsSite[second] ?? '') as Page
const leeds = JSON.parse(leedsSite[file] ?? '') as Page

/** Valid phone numbers of other countries. */
const phones: Readonly<Record<string, string>> = {
  US: '(410) 752-0142',
  CA: '(416) 752-0142',
  AU: '+61 2 9374 4000',
  FR: '+33 1 42 68 53 00',
  DE: '+49 30 303986300',
  AE: '+971 4 450 9500',
}

/**
 * Returns the site with another address of its company (an undefined `country` is omitted), and another town in the
 * file of Leeds.
 */
function siteAt(address: Partial<Record<keyof Address, string | undefined>>, location: object = {}) {
  const phone = phones[address.country ?? 'US'] ?? leedsConfig.company.phone.replace(/^0/, '+44 ')
  const company = { ...leedsConfig.company, phone, address: { ...leedsConfig.company.address, ...address } }
  return {
    ...leedsSite,
    'site.config.json': JSON.stringify({ ...leedsConfig, company }, null, 2),
    // Its price is in pounds.
    [priced]: (leedsSite[priced] ?? '').replace(/From £[^"]*/, 'The same two people come every evening.'),
    [file]: JSON.stringify({ ...leeds, location: { ...leeds.location, ...location } }, null, 2),
    ...(/^(?!GB|US)/.test(address.country ?? 'US') && {
      [second]: JSON.stringify({ ...otley, location: { city: 'Otley' } }),
    }),
  }
}

const messagesOf = (sources: Record<string, string>) => compileSite({ sources }).problems.map(({ message }) => message)

/** Returns the problems of a page whose body is the given text. */
const tellOf = (country: string | undefined, body: string) =>
  compileSite({
    sources: {
      ...siteAt({ country, state: 'MD' }, { state: 'MD', zips: ['21204'] }),
      [priced]: (leedsSite[priced] ?? '').replace(/From £[^"]*/, body),
    },
  }).problems.filter((problem) => problem.file === priced)

describe('src/content/compileSite, a site in another country', () => {
  test('has no problem with towns that have no state', () => {
    expect(messagesOf(leedsSite)).toEqual([])
  })

  test.each<[string, Partial<Address>, Partial<Location>]>([
    ['CA', { state: 'ON', zip: 'M5V 2T6' }, { state: 'ON', zips: ['M5V 2T6'], latitude: 43.64, longitude: -79.39 }],
    ['CA', { state: 'Québec', zip: 'H2X 1Y4' }, { state: 'QC', zips: ['H2X'], latitude: 45.51, longitude: -73.57 }],
    ['AU', { state: 'NSW', zip: '2000' }, { state: 'NSW', zips: ['2000'], latitude: -33.87, longitude: 151.21 }],
    ['FR', { zip: '69002' }, { zips: ['69002'], latitude: 45.76, longitude: 4.83 }],
    ['FR', { zip: '97400' }, { zips: ['97400'], latitude: -20.88, longitude: 55.45 }],
    ['DE', { zip: '10115' }, { zips: ['10115'], latitude: 52.53, longitude: 13.38 }],
    ['DE', { zip: '80331', state: 'Bayern' }, { state: 'Bayern', zips: ['80331'], latitude: 48.14, longitude: 11.57 }],
  ])('has no problem with the addresses of %s', (country, address, location) => {
    expect(messagesOf(siteAt({ country, ...address }, location))).toEqual([])
  })

  test('may be one whose addresses have no postal code', () => {
    expect(
      messagesOf(siteAt({ country: 'AE', zip: undefined }, { zips: undefined, latitude: 25.2, longitude: 55.3 })),
    ).toEqual([])
  })

  test('is none where the country is US', () => {
    expect(messagesOf(siteAt({ country: 'US' }, { state: 'Maryland' }))).toEqual([
      'An entry of "zips" must be five digits, not "LS1 5HN".',
      'An entry of "zips" must be five digits, not "LS2".',
      '"state" must be two capital letters, not "Maryland".',
      '"location" has no "state".',
      'An entry of "zips" must be five digits, not "LS21 3AB".',
      '"address" has no "state".',
    ])
  })

  test('is told alone where the country was lost, by the form of the postal code', () => {
    expect(messagesOf(siteAt({ country: undefined }, { state: 'Maryland' }))).toEqual([
      '"address" has no "country", so it counts as one in the United States, where addresses have a state and a ZIP code of digits.',
    ])
  })

  test.each([
    ['lacks a comma', (text: string) => text.replace('"GB"\n    },', '"GB"\n    }')],
    ['has an unknown field', (text: string) => text.replace('"tagline"', '"taglin"')],
    ['names the country in words', (text: string) => text.replace('"GB"', '"England"')],
  ])('is judged as that while site.config.json %s', (_, spoil) => {
    const config = spoil(leedsSite['site.config.json'] ?? '')
    expect(config).not.toBe(leedsSite['site.config.json'])
    const { problems } = compileSite({ sources: { ...leedsSite, 'site.config.json': config } })
    expect(problems.map(({ file }) => file)).toEqual(['site.config.json'])
  })

  test('keeps its towns when other faults are fixed', () => {
    const broken = (leedsSite[file] ?? '').replace('"Leeds",', '“Leeds”,').replace('"county"', '"conty"')
    expect(fixSite({ sources: { ...leedsSite, [file]: broken } })).toMatchObject({
      problems: [],
      sources: { [file]: leedsSite[file] },
    })
  })

  test.each([
    ['US', 'An eco-friendly, EPA-approved product.', /Environmental|Federal Trade Commission|EPA registers/],
    ['CA', 'An eco-friendly, EPA-approved product.', /^Authorities want such words explained/],
    ['CA', 'It kills all germs.', /^No product does/],
  ])('names authorities of %s alone at "%s"', (country, body, words) => {
    const tips = tellOf(country, body)
    expect(tips.map(({ code }) => code)).toEqual(Array(country === 'US' ? 2 : 1).fill('doubtful-claim'))
    for (const { fix } of tips) expect(fix).toMatch(words)
  })

  test.each([
    ['US', 'In {city}.', '"location": { "city": "…", "state": "…" }'],
    ['CA', 'In {city}.', '"location": { "city": "…" }'],
    ['CA', 'In {state}.', '"location": { "city": "…", "state": "…" }'],
  ])('is shown a location block of its country: %s, %s', (country, body, block) => {
    expect(tellOf(country, body)[0]?.fix).toBe(`Add one to this page: ${block}, or write the name itself.`)
  })

  test('is asked for what its towns have where a copy still has the town of another page', () => {
    const copy = { ...leeds, name: 'Ilkley', title: 'Ilkley', location: leeds.location }
    const { problems } = compileSite({ sources: { ...leedsSite, 'pages/towns/ilkley.json': JSON.stringify(copy) } })
    expect(problems.find(({ code }) => code === 'same-town')).toMatchObject({
      message: 'This page and pages/towns/leeds.json are both about Leeds.',
      fix: 'Write the town that "ilkley.json" is about into the location block: city, county, postal codes and roads.',
    })
  })

  test('is told of the town that a copy still names by its postal code', () => {
    const text = (leedsSite['pages/towns/otley.json'] ?? '').replace('Two of us', 'Around LS1 5HN two of us')
    expect(messagesOf({ ...leedsSite, 'pages/towns/otley.json': text })).toEqual(['Says "LS1 5HN"; that is in Leeds.'])
  })

  test('may have a phone number with the digits of an American sample', () => {
    const sampleOf = (country: string, phone: string) => {
      const text = siteAt({ country }, {})['site.config.json'].replace(/"phone": "[^"]*"/, `"phone": "${phone}"`)
      const { problems } = compileSite({ sources: { ...leedsSite, 'site.config.json': text }, launch: {} })
      return problems.some(({ message }) => message === 'The phone number is still the sample number.')
    }
    expect([sampleOf('GB', '0121 555 0123'), sampleOf('CA', '(514) 555-0123')]).toEqual([false, true])
  })
})

describe('src/content, a configuration that names no address any more', () => {
  const config = leedsSite['site.config.json'] ?? ''
  const { company } = leedsConfig
  test.each<[string, string]>([
    ['an empty address', JSON.stringify({ ...leedsConfig, company: { ...company, address: {} } })],
    ['no address', JSON.stringify({ ...leedsConfig, company: { ...company, address: undefined } })],
    ['a number for the company', JSON.stringify({ ...leedsConfig, company: 5 })],
    ['nothing', '{}'],
    ['half of its text', config.slice(0, config.indexOf('"address"'))],
  ])('%s blames no page for the addresses of its country', (_, text) => {
    const { problems } = compileSite({ sources: { ...leedsSite, 'site.config.json': text } })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors).not.toEqual([])
    expect(errors.filter(({ file }) => file !== 'site.config.json')).toEqual([])
  })
})
