/**
 * Mistakes of people who never saw the checks: each is reported once, at its position, and look-alikes are not
 * reported.
 */
import { describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { fixSite } from '../../src/content/fix/fixSite.ts'
import { baseAssets, baseSite } from './baseSite.ts'
import { pageFile } from './inMemory.ts'

type Fields = Record<string, unknown>

function told(files: Record<string, string>): string[] {
  const sources: Record<string, string> = { ...baseSite, ...files }
  return compileSite({ sources, assets: baseAssets, today: '2026-11-24' }).problems.map(
    ({ file, start, end, message }) => `${sources[file]?.slice(start, end)} ${message}`,
  )
}
const config = (company: Fields, more: Fields = {}) => {
  const site = JSON.parse(baseSite['site.config.json'] ?? '')
  return { 'site.config.json': JSON.stringify({ ...site, ...more, company: { ...site.company, ...company } }) }
}
const about = (section: Fields) => ({ 'pages/about.json': pageFile([section], { name: 'About', title: 'About Us' }) })
const price = (price: string) =>
  about({ type: 'priceList', heading: 'Prices', groups: [{ items: [{ title: 'Windows', price }] }] })
const text = (body: string) => about({ type: 'prose', heading: 'Words', body })
const link = (href: string) => about({ type: 'linkList', heading: 'Links', links: [{ label: 'There', href }] })
const faq = (question: string, answer: string) => about({ type: 'faq', heading: 'FAQ', items: [{ question, answer }] })
const entries = (...titles: string[]) =>
  about({ type: 'featureList', heading: 'Steps', items: titles.map((title) => ({ title, text: 'A lab reads it.' })) })
const cells = (...row: string[]) => about({ type: 'table', caption: 'Pipes', columns: ['Pipe', 'Size'], rows: [row] })
const office = { latitude: 39.321, longitude: -76.69 }
const town = (location: Fields, name = 'Towson') => ({
  [`pages/${name.toLowerCase()}.json`]: pageFile([], {
    ...{ name, title: `Cleaning in ${name} Buildings` },
    description: `What we clean in ${name}, at which hours of the evening, and who answers when you call from there.`,
    location: { city: name, state: 'MD', ...location },
  }),
})
const towns = (county: string) => ({
  ...town({ county: 'Baltimore County' }, 'Dundalk'),
  ...town({ county: 'Baltimore County' }, 'Timonium'),
  ...town({ county }),
})

describe('a slip', () => {
  test('of two addresses in one text loses none of them', () => {
    const { header } = JSON.parse(baseSite['site.config.json'] ?? '')
    const broken = config({}, { header: { ...header, links: '/services/, /about/' } })
    const { sources } = fixSite({ sources: { ...baseSite, ...broken }, assets: baseAssets })
    expect(JSON.parse(sources['site.config.json'] ?? '').header.links).toEqual(['/services/', '/about/'])
  })

  test.each<[string, Record<string, string>, string]>([
    ['a price with half its cents', price('$ 12,5'), '"$ 12,5" The price "$ 12,5" has one digit of cents.'],
    [
      'a price of another country',
      price('€12.50'),
      '"€12.50" The price "€12.50" is in euros, and the company is paid in US dollars.',
    ],
    ['a new line with a slash', text('One thing./n/nAnother thing.'), '/n/n "/n/n" makes no new line'],
    [
      'a notice for decades',
      config({}, { notice: { text: 'Closed on Thanksgiving.', until: '2062-11-26' } }),
      '"2062-11-26" The notice stands over every page until 26 November 2062.',
    ],
    [
      'a British postcode in one word',
      config({
        ...{ phone: '0117 496 0123', priceRange: '££' },
        address: { street: '18 North Street', city: 'Bristol', zip: 'BS31HW', country: 'GB' },
      }),
      '"BS31HW" "BS31HW" has no space, and addresses show it with one.',
    ],
    [
      'a pin that is too far for its minutes',
      { ...config(office), ...town({ minutes: 20, latitude: 39.04015, longitude: -76.6019 }) },
      '20 The pin of Towson lies 20 miles from the office, which nobody drives in 20 minutes.',
    ],
    ['a letter in a price', price('$12.5O'), '"$12.5O" "$12.5O" is no number that a price list shows.'],
    [
      'an address of letters with accents',
      text('Post an müller@gmail.com.'),
      'müller@gmail.com "müller@gmail.com" is another e-mail address',
    ],
    [
      'a day of a form that is over',
      {
        'forms/visit.json': JSON.stringify({
          ...{ title: 'Request a Visit', button: 'Request', endpoint: null },
          fields: [{ name: 'day', type: 'date', label: 'Day', from: '2025-01-01', to: '2025-03-01' }],
        }),
        ...about({ type: 'form', form: 'visit' }),
      },
      '"2025-03-01" The last day that visitors may choose here was 1 March 2025: nobody can choose any.',
    ],
    [
      'a picture that a gallery shows twice',
      about({
        ...{ type: 'gallery', heading: 'Seen' },
        items: [{ image: { src: '/social.png', alt: 'A lobby' } }, { image: { src: '/social.png', alt: 'Stairs' } }],
      }),
      '"/social.png" This gallery shows "/social.png" twice.',
    ],
    ['a misspelt county', towns('Baltimore Conty'), '"Baltimore Conty" The county is spelt "Baltimore Conty"'],
  ])('is told: %s', (_what, files, expected) => {
    const found = told(files)
    expect(found.filter((line) => line.includes(expected))).toHaveLength(1)
  })

  test.each<[string, Record<string, string>]>([
    ['prices in words', price('from $1.5 million')],
    ['prices of a range', price('$12–15')],
    ['prices with a thousand', price('$1,500')],
    ['prices on request', price('on request')],
    ['units with a slash', text('Twice a day and/nearly every night. The road/north of town.')],
    ['words in brackets', text('The ATP reading (OSHA asks for it) is kept. Floors (VCT) too.')],
    ['percent', text('We keep 100% company cars.')],
    ['an address in an address', link('https://web.archive.org/web/2020/https://example.com/')],
    ['an answer that asks', faq('Do you work at night?', 'Yes. When does your last tenant leave?')],
    ['a closure over the holidays', config({ closures: [{ from: '2026-12-24', to: '2027-01-02', note: 'Holidays' }] })],
    [
      'a pin within its minutes',
      { ...config(office), ...town({ minutes: 20, latitude: 39.4015, longitude: -76.6019 }) },
    ],
    ['steps and ways of one word', entries('Test', 'Text')],
    ['cells and prices of nothing', cells('n/a', '—')],
    ['a price of nothing', price('—')],
    ['marks that a text tells of', text('Letters on which “TBC” was written came back.')],
    ['a county of its own', towns('Baltimore City')],
  ])('is not what only looks like one: %s', (_what, files) => {
    expect(told(files)).toEqual([])
  })
})
