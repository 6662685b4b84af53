import { describe, expect, test } from 'vitest'
import type { Page, Section } from '../../../../schemas/index.ts'
import { listPrices } from '../../../../src/content/model/pageNotes.ts'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { createSummedPriceCheck } from '../../../../src/content/review/prices/createSummedPriceCheck.ts'
import { findPageTexts } from '../../../../src/content/schema/findTexts.ts'
import { builtInTypes } from '../../../../src/content/schema/sectionTypes.ts'

type Item = { title: string; price: string; note?: string }
const listOf = (...items: Item[]) => ({ type: 'priceList', groups: [{ items }] }) as Section
const list = listOf(
  { title: 'Whitening with trays', price: '£320' },
  { title: 'Gel, one syringe', price: '£28' },
  { title: 'Crown', price: '£640–£720', note: 'per tooth' },
)

function sitePage(fields: Partial<Page>, file = 'pages/a.json'): SitePage {
  const page = { name: 'Trial', title: 'Trial', description: 'Trial', sections: [], ...fields } as Page
  const prices = listPrices(page.sections)
  return {
    file,
    path: `/${file}/`,
    page,
    notes: { words: [], anchors: [], ...(prices.length && { prices }) },
    sections: page.sections,
  }
}

/** Returns the paths of texts that state a different price than the list of their page. */
function told(fields: Partial<Page>, others: readonly SitePage[] = []) {
  const page = sitePage(fields)
  const check = createSummedPriceCheck({ pages: [page, ...others], site: undefined })
  return check(
    page,
    findPageTexts(page.page, builtInTypes, (_, { free }) => free),
  )
}
const pathsOf = (...given: Parameters<typeof told>) => told(...given).map(({ path }) => path.join('.'))
const inDescription = (description: string, ...sections: Section[]) =>
  pathsOf({ description, sections: sections.length > 0 ? sections : [list] })

describe('src/content/review/prices/createSummedPriceCheck', () => {
  test.each([
    'Custom trays and gel for two weeks at home: £300, by prescription, after a check-up.',
    'Whitening at home for £340.',
    '**£300 for one mouth**, or ten times £32 without interest.',
    'A crown in two visits two weeks apart from £620.',
    'Half an hour, £300',
    'Bleaching zu Hause für 300 €, nach der Vorsorge.',
    'Éclaircissement à domicile : 300 €, deux semaines.',
    'Blanqueamiento en casa por 300 €.',
    'Two weeks of trays for £302.',
    'Whitening at home, £230.',
    'A syringe of gel, £82.',
  ])('finds the price that is not on the list in %j', (text) => {
    expect(inDescription(text)).toEqual(['description'])
  })

  test('finds it in titles, cards and heroes, and in tables and figures what it is held against', () => {
    const table = {
      type: 'table',
      columns: ['Menu', 'Prix'],
      rows: [
        ['Trois services', '68 $'],
        ['Cinq', '92 $'],
      ],
    } as Section
    const stats = { type: 'stats', items: [{ value: '£46', label: 'A check-up' }] } as Section
    const hero = { type: 'hero', heading: 'Crowns', text: 'A crown from £600.' } as Section
    expect(pathsOf({ title: 'Whitening, £300', sections: [list] })).toEqual(['title'])
    expect(pathsOf({ card: { text: 'Whitening for £300.' }, sections: [list] } as Partial<Page>)).toEqual(['card.text'])
    expect(pathsOf({ sections: [hero, list] })).toEqual(['sections.0.text'])
    expect(inDescription('Menus à 68 et 95 $, projecteur.', table)).toEqual(['description'])
    expect(inDescription('Check-ups from £42.', stats)).toEqual(['description'])
  })

  test('says the price of the list, and shows it', () => {
    const [mistake] = told({ description: 'Whitening for £300.', sections: [list] })
    expect(mistake?.message).toBe('This text says "£300", which is no price of this page: its list has "£320".')
    expect(mistake?.also?.path.join('.')).toBe('sections.0.groups.0.items.0.price')
  })

  test.each(['Entrées dès 9 $.', 'Starters from £9.', 'Vorspeisen ab 9 €.', 'Entrantes desde 9 €.'])(
    'finds an amount below all prices of a long list in %j',
    (text) => {
      const dishes = Array.from({ length: 14 }, (_, at) => ({ title: `Dish ${at}`, price: `${12 + 3 * at} $` }))
      expect(inDescription(text, listOf(...dishes))).toEqual(['description'])
      expect(inDescription(text.replace('9', '15'), listOf(...dishes))).toEqual([])
      expect(inDescription(text.replace('9', '13'), listOf(...dishes))).toEqual([])
      expect(inDescription(text.replace('9', '3'), listOf(...dishes))).toEqual([])
    },
  )

  test.each([
    'Whitening at home for £320, crowns from £640 to £720.',
    'Members pay £300.',
    'Whitening for students: £300.',
    'For members, £300.',
    '£300, for members only.',
    'Until June, £300.',
    'In the evening for £340.',
    'On Saturdays £340.',
    'Whitening was £300 until May.',
    'Save £300 on crowns.',
    'Now £320 instead of £360.',
    'A voucher worth £300.',
    'A £30 deposit holds the visit.',
    'About £300 for most mouths.',
    'Up to £300 back from your insurer.',
    'With a night guard £340.',
    'A second set of trays for £300.',
    'Delivery for £30.',
    'A call-out costs £30.',
    'Pay £30 a month.',
    'Crowns at £700 per jaw.',
    'A missed visit: cancellation £30.',
    'From £15 a month.',
    'Implants for £2,350.',
    'A lamp in the surgery, £203.',
    'Students pay £230.',
    'A tooth in an hour, and in 300 minutes a jaw.',
    'Kinder zahlen 300 €.',
    'Bleaching ohne Schienen: 300 €.',
    'Bis Juni für 300 €.',
    'Statt 350 € nur 320 €.',
    'Anfahrt: 30 €.',
    'Pour les étudiants : 300 €.',
    'Sans gouttières : 300 €.',
    'Jusqu’en juin : 300 €.',
    'Environ 300 €.',
    'Para estudiantes, 300 €.',
    'Sin férulas por 300 €.',
    'Hasta junio por 300 €.',
    'Unos 300 € con seguro.',
  ])('leaves %j alone', (text) => {
    expect(inDescription(text)).toEqual([])
  })

  test('leaves an amount alone that stands on the page again, or in the list of another page', () => {
    const prose = { type: 'prose', body: 'For one jaw it is £300.' } as Section
    const text = 'Whitening for £300.'
    expect(inDescription(text, list, prose)).toEqual([])
    const fees = sitePage({ sections: [listOf({ title: 'One jaw', price: '£300' })] }, 'pages/fees.json')
    expect(pathsOf({ description: text, sections: [list] }, [fees])).toEqual([])
  })

  test('lets posts, events and jobs say what they like', () => {
    const fields = { description: 'Whitening for £300.', sections: [list] }
    expect(pathsOf({ ...fields, date: '2027-01-01' })).toEqual([])
    expect(pathsOf({ ...fields, price: 300 })).toEqual([])
    expect(pathsOf({ ...fields, salary: { from: 28, per: 'hour' } } as Partial<Page>)).toEqual([])
  })

  test('says nothing of an amount near to one of a list so long that any is', () => {
    const dishes = Array.from({ length: 14 }, (_, at) => ({ title: `Dish ${at}`, price: `£${12 + 3 * at}` }))
    expect(inDescription('Three courses for £44.', listOf(...dishes))).toEqual([])
  })

  describe('without a list', () => {
    const faq = (question: string) =>
      ({ type: 'faq', items: [{ question, answer: 'The look, the picture and the sheet.' }] }) as Section
    const hero = (text: string) => ({ type: 'hero', heading: 'Pain', text }) as Section

    test('holds the one price of a page against the text that says another', () => {
      const sections = [hero('Our emergency fee is £85.'), faq('What do the £75 cover?')]
      expect(pathsOf({ description: 'Seen the same day for £75.', sections })).toEqual(['sections.0.text'])
    })

    test('is not led astray by words that both texts say', () => {
      const sections = [hero('Ring before 11 am, and you get a place for £75.'), faq('What do the £75 cover?')]
      expect(pathsOf({ description: 'Ring before 11 am and be seen for £85.', sections })).toEqual(['description'])
      expect(pathsOf({ description: 'Ring before 9 am and be seen for £85.', sections })).toEqual([])
    })

    test.each([
      ['Children are seen for £70.', 'What do the £75 cover?'],
      ['Our fee is £75, and £85 at night.', 'What do the £75 cover?'],
      ['Our fee is £150.', 'What do the £75 cover?'],
      ['Our fee is £85.', 'What do they cover?'],
      ['Our fee is £85.', 'Why £75 and then £95?'],
    ])('leaves %j beside %j alone', (text, question) => {
      expect(pathsOf({ description: 'Seen the same day for £75.', sections: [hero(text), faq(question)] })).toEqual([])
    })
  })
})
