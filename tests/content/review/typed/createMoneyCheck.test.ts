import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { pageFile, underlined } from '../../inMemory.ts'
import { leedsConfig, leedsSite } from '../../leedsSite.ts'

const file = 'pages/services/trial.json'
const form = (label: string) =>
  JSON.stringify({
    title: 'Ask',
    button: 'Send',
    fields: [{ name: 'budget', type: 'select', label: 'Budget', options: ['None yet', label] }],
  })

/**
 * Returns the reported currencies in a site of Leeds with some files and fields of its company: the underlined words.
 */
function told(files: Record<string, string>, company: object = {}, site: object = {}): string[] {
  const config = { ...leedsConfig, ...site, company: { ...leedsConfig.company, ...company } }
  const sources: Record<string, string> = { ...leedsSite, 'site.config.json': JSON.stringify(config), ...files }
  return compileSite({ sources })
    .problems.filter((problem) => problem.code === 'other-currency' && problem.file !== 'pages/services/offices.json')
    .map((problem) => underlined(problem, sources[problem.file] ?? ''))
}

const prose = (body: string, more: object = {}) => pageFile([{ type: 'prose', heading: 'Rates', body }], more)

describe('src/content/review/typed/createMoneyCheck', () => {
  test.each([
    ['A deep clean costs $120 for two rooms.', '$120'],
    ['From $99 a visit, keys included.', '$99'],
    ['Windows at 12 $ each.', '12 $'],
    ['Save $20 on the first visit.', '$20'],
    ['Our rate: **€45** an hour.', '€45'],
    ['Between jobs we charge €1,250.', '€1,250'],
  ])('tells of the sign in %j', (body, written) => {
    expect(told({ [file]: prose(body) })).toEqual([written])
  })

  test.each([
    'A deep clean costs £120 for two rooms.',
    'A deep clean costs £120 (about $150) for two rooms.',
    'Guests from abroad may pay $150 in US dollars for it.',
    'For €45 you get the ferry: we take euros on board.',
    'The mill was built for $2 million, from $3m of debt.',
    'Invoices from US$ 90 and A$120 come from our partners.',
    'The lobby of a $400 hotel is not the office of a mill.',
  ])('leaves %j alone', (body) => {
    expect(told({ [file]: prose(body) })).toEqual([])
  })

  test('leaves what customers say, what a post tells and what the page mentions', () => {
    const quotes = [{ quote: 'In Boston we paid $200 for that.', author: 'Ann Hall' }]
    const people = pageFile([{ type: 'testimonials', heading: 'Said', items: quotes }])
    expect(told({ [file]: people })).toEqual([])
    expect(told({ [file]: prose('We saw lamps from $90.', { date: '2026-03-01' }) })).toEqual([])
    expect(told({ [file]: prose('We saw lamps from $90.', { mentions: ['$90'] }) })).toEqual([])
  })

  test('tells a single amount of another currency among those of a table', () => {
    const table = (...rows: readonly (readonly string[])[]) =>
      pageFile([
        { type: 'table', heading: 'Rooms', caption: 'Rates of rooms', columns: ['Room', 'Night', 'Week'], rows },
      ])
    const [mill, barn] = [
      ['Mill', '£80', '£420'],
      ['Barn', '£60', '$350'],
    ] as const
    expect(told({ [file]: table(mill, barn) })).toEqual(['$350'])
    expect(told({ [file]: table(['Mill', '£80', '$100'], ['Barn', '£60', '$75']) })).toEqual([])
    expect(told({ [file]: table(['Mill', '£80', '£420'], ['Barn', '£60', 'about $350']) })).toEqual([])
    expect(told({ [file]: table(['Mill', '£80', 'ask'], ['Abroad', '£60', '$75']) })).toEqual([])
    expect(told({ [file]: table(mill, ['Guests from Boston', 'in US dollars', '$90']) })).toEqual([])
  })

  test('reads forms and the notice, too', () => {
    expect(told({ 'forms/ask.json': form('Under $500') })).toEqual(['$500'])
    expect(told({ 'forms/ask.json': form('Under £500') })).toEqual([])
    expect(told({}, {}, { notice: { text: 'Save $20 until Friday.' } })).toEqual(['$20'])
  })

  test('knows the currency that the company names', () => {
    const body = 'A deep clean costs €120 for two rooms.'
    const list = (price: string) =>
      pageFile([{ type: 'priceList', heading: 'Rates', groups: [{ items: [{ title: 'Deep clean', price }] }] }])
    expect(told({ [file]: prose(body) }, { currency: 'EUR' })).toEqual([])
    expect(told({ [file]: list('€120') }, { currency: 'EUR' })).toEqual([])
    expect(told({ [file]: list('€120') })).toEqual(['"€120"'])
    expect(told({ [file]: prose(body) }, { currency: 'CHF' })).toEqual([])
  })

  test('reads the prices of offers, and none that the words of the page name', () => {
    const offers = (text: string) =>
      pageFile([
        { type: 'offers', heading: 'Offers', items: [{ title: 'Spring', price: '$90', usualPrice: '$120', text }] },
      ])
    expect(told({ [file]: offers('All panes of a house.') })).toEqual(['"$90"', '"$120"'])
    expect(told({ [file]: offers('All panes of a house; you pay US dollars.') })).toEqual([])
  })
})

describe('src/content/review/typed/createMoneyCheck, in other countries', () => {
  const germany = {
    phone: '+49 30 303986300',
    address: { street: 'Hauptstr. 1', city: 'Berlin', zip: '10115', country: 'DE' },
  }

  test.each([
    ['Die Grundreinigung kostet 120 $ je Raum.', ['120 $']],
    ['Ab $99 pro Monat, ohne Vertrag.', ['$99']],
    ['Ab 99 € pro Monat, ohne Vertrag.', []],
    ['Für Gäste aus Übersee ab $99, also in Dollar.', ['$99']],
  ])('in Germany, of %j', (body, said) => {
    const dollar = /Dollar/.test(body) ? [] : said
    expect(told({ [file]: prose(body) }, germany)).toEqual(dollar)
  })
})
