import { describe, expect, test } from 'vitest'
import type { Section } from '../../../../schemas/index.ts'
import { type ListedPrice, listPrices, type PageFields } from '../../../../src/content/model/pageNotes.ts'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { createToldPriceCheck } from '../../../../src/content/review/prices/createToldPriceCheck.ts'
import type { TextField } from '../../../../src/content/schema/findTexts.ts'

const list: ListedPrice[] = [
  ['Professional cleaning', '$95'],
  ['Lobby coat', '$120', 'per visit'],
  ['Deep clean', 'from $180'],
  ['Private lesson', '$60 per hour'],
  ['Deluxe room', '$210'],
  ['Room with a view', '$240'],
  ['Zahnreinigung', '95 €'],
  ['Détartrage', '80 €'],
  ['Limpieza dental', '70 €'],
  ['Uncontested divorce', '$1,500'],
  ['Second consultation, 60 minutes', '$180'],
  ['Brunch', '$24'],
  ['Brunch', '$28'],
]
const pageOf = (file: string, fields: Partial<PageFields> = {}, prices?: ListedPrice[]): SitePage => ({
  file,
  path: `/${file}/`,
  page: { name: file, title: file, description: file, ...fields },
  notes: { words: [], anchors: [], ...(prices && { prices }) },
  sections: [],
})
const field = (name: string, value: string, at: number): TextField => ({
  path: ['sections', 0, 'items', at, name],
  value,
  field: name,
  format: undefined,
  free: true,
})

/** Returns the prices in texts that differ from the list of another page. */
function told(
  texts: readonly TextField[],
  { fields, ofList }: { fields?: Partial<PageFields>; ofList?: Partial<PageFields> } = {},
) {
  const page = pageOf('pages/faq.json', fields)
  const check = createToldPriceCheck({ pages: [pageOf('pages/prices.json', ofList, list), page], site: undefined })
  return check(page, texts).map(({ path, span, message }) => {
    const { value = '' } = texts.find((text) => text.path.join() === path.join()) ?? {}
    return { price: value.slice(span?.start, span?.end), message }
  })
}
const inText = (text: string) => told([field('text', text, 0)]).map(({ price }) => price)

describe('src/content/review/prices/createToldPriceCheck', () => {
  test.each([
    ['A professional cleaning costs $85 with us.', '$85'],
    ['Professional cleaning: $85', '$85'],
    ['Our **lobby coat** is **$110**.', '$110'],
    ['We start at eight. The deluxe room is $190, and the bath is yours.', '$190'],
    ['A deep clean from $160 takes a day.', '$160'],
    ['A private lesson is $50 per hour.', '$50'],
    ['A room with a view is $220.', '$220'],
    ['An uncontested divorce costs $1,200 with us.', '$1,200'],
    ['An uncontested divorce costs $1,200, court filing not included.', '$1,200'],
    ['An uncontested divorce costs $1,200, and takes two weeks from the first talk to the signature.', '$1,200'],
    ['An uncontested divorce is $1,200 as a flat fee.', '$1,200'],
    ['A second consultation costs $150.', '$150'],
    ['Eine Zahnreinigung kostet 85 €.', '85 €'],
    ['Le détartrage est à 70 €.', '70 €'],
    ['La limpieza dental cuesta 60 €.', '60 €'],
  ])('finds the price in %j', (text, price) => {
    expect(inText(text)).toEqual([price])
  })

  test('names the list, its entry and both prices', () => {
    expect(told([field('text', 'A professional cleaning costs $85.', 0)])[0]?.message).toBe(
      'This text says "$85", and the price list of pages/prices.json has "Professional cleaning" for "$95".',
    )
  })

  test.each([
    ['question', 'How much does a professional cleaning cost?', 'It costs $85.'],
    ['question', 'What do you charge for a lobby coat?', '$110, with the wax.'],
    ['title', 'Professional cleaning', 'Only $85. Polished, too.'],
    ['question', 'Was kostet eine Zahnreinigung?', 'Sie kostet 85 €.'],
    ['question', 'Combien coûte le détartrage ?', 'Comptez 70 €.'],
    ['question', '¿Cuánto cuesta una limpieza dental?', 'Son 60 €.'],
  ])('knows what a text is about from its %s %j', (name, value, answer) => {
    expect(told([field(name, value, 3), field('answer', answer, 3)])).toHaveLength(answer.includes('with the') ? 0 : 1)
    expect(told([field(name, value, 3), field('answer', answer, 4)])).toEqual([])
  })

  test.each([
    'A professional cleaning costs $95.',
    'A professional cleaning is $95.00 with us.',
    'Members pay $85 for a professional cleaning.',
    'A professional cleaning is $85 for members.',
    'A professional cleaning was $85 until June.',
    'A professional cleaning costs $85 for children.',
    'Two professional cleanings cost $170.',
    'A professional cleaning is $70 to $110.',
    'A professional cleaning costs $85–$105.',
    'A professional cleaning with fluoride is $110.',
    'A professional cleaning and an X-ray are $120.',
    'Each professional cleaning after the first is $80.',
    'On Mondays a professional cleaning costs $80.',
    'A professional cleaning saves you $60.',
    'The insurer pays $60 towards a professional cleaning.',
    'An uncontested divorce costs $1,200 without a court date, and takes a week.',
    'An uncontested divorce costs $1,200, and is discounted by a third.',
    'An uncontested divorce costs $1,200, and $900 for members.',
    'Un détartrage coûte 70 € pendant un an.',
    'A 30-minute second consultation costs $90.',
    'Elsewhere a professional cleaning costs $120.',
    'A deep clean is $220 in a large office.',
    'A deep clean is $220.',
    'A lobby coat is $90 per floor.',
    'A private lesson is $45 each for a group.',
    'The small deluxe room is $190.',
    'The junior deluxe room is $190.',
    'The deluxe room is $190 in winter.',
    'Deluxe room, deposit: $110.',
    'The deluxe room or the room with a view: $230.',
    'Brunch is $26.',
    'A professional cleaning takes 85 minutes.',
    'Eine Zahnreinigung kostet 95 €.',
    'Eine Zahnreinigung kostet Kinder 60 €.',
    'Die Zahnreinigung kostete früher 85 €.',
    'Die Kasse zahlt für eine Zahnreinigung 60 €.',
    'Zwei Zahnreinigungen kosten 180 €.',
    'Eine Zahnreinigung kostet zwischen 85 € und 120 €.',
    'Eine Zahnreinigung mit Fluorid kostet 110 €.',
    'Eine Zahnreinigung kostet 85 € bis 110 €.',
    'Le détartrage est à 80 €.',
    'Le détartrage est à 60 € pour les enfants.',
    'Le détartrage coûtait 70 € avant juin.',
    'La mutuelle rembourse 60 € pour le détartrage.',
    'Un détartrage avec polissage coûte 95 €.',
    'La limpieza dental cuesta 70 €.',
    'La limpieza dental cuesta 60 € para niños.',
    'La limpieza dental con flúor cuesta 80 €.',
    'Dos limpiezas dentales cuestan 120 €.',
    'La limpieza dental costaba 60 € hasta mayo.',
  ])('leaves %j alone', (text) => {
    expect(inText(text)).toEqual([])
  })

  test('lets posts, branches and towns have prices of their own, and drafts say nothing', () => {
    const text = field('text', 'A professional cleaning costs $85.', 0)
    const location = { city: 'Towson' } as PageFields['location']
    expect(told([text], { fields: { date: '2024-05-01' } })).toEqual([])
    for (const one of [{ branch: 'north' }, { location }]) {
      expect(told([text], { fields: one as Partial<PageFields> })).toEqual([])
      expect(told([text], { ofList: one as Partial<PageFields> })).toEqual([])
    }
    expect(told([text], { ofList: { draft: true } })).toEqual([])
    expect(told([text])).toHaveLength(1)
  })

  test('holds the text of a page against its own list first', () => {
    const page = pageOf('pages/north.json', { branch: 'north' }, [['Professional cleaning', '$85']])
    const check = createToldPriceCheck({ pages: [pageOf('pages/prices.json', {}, list), page], site: undefined })
    expect(check(page, [field('text', 'A professional cleaning costs $85.', 0)])).toEqual([])
    expect(check(page, [field('text', 'A professional cleaning costs $95.', 0)])[0]?.message).toContain('of this page')
  })

  test('reads the entries of a page that are shown and have a price', () => {
    const groups = [{ items: [{ title: 'Wax', price: '$9', note: 'a tile' }, { title: 'Buff' }] }]
    const sections = [
      { type: 'priceList', groups },
      { type: 'priceList', hidden: true, groups },
    ] as Section[]
    expect(listPrices(sections)).toEqual([['Wax', '$9', 'a tile']])
  })
})
