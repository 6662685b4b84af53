import { describe, expect, test } from 'vitest'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { createHeadPriceCheck } from '../../../../src/content/review/prices/createHeadPriceCheck.ts'
import type { TextField } from '../../../../src/content/schema/findTexts.ts'

const pageOf = (more: object = {}, prices: SitePage['notes']['prices'] = []): SitePage => ({
  file: 'pages/hire.json',
  path: '/hire/',
  page: { name: 'Hire', title: 'Hire', description: 'Hire', ...more },
  notes: { words: [], anchors: [], prices },
  sections: [],
})

/** Returns what a description says otherwise than the texts of its page, and than another page with this price. */
function told(description: string, bodies: readonly string[], more: object = {}, listed = '$9'): string[] {
  const page = pageOf(more)
  const texts = [
    { path: ['description'], field: 'description', value: description },
    ...bodies.map((value, at) => ({ path: ['sections', at, 'body'], field: 'body', value })),
  ] as unknown as TextField[]
  const check = createHeadPriceCheck({ pages: [page, pageOf({}, [['Punt', listed]])] })
  return check(page, texts).map(({ span }) => description.slice(span?.start, span?.end))
}
const canoe = ['A canoe is $40 for the morning.', 'What do the $40 cover?']
const menus = ['68 $', '72 $', '92 $']

describe('src/content/review/prices/createHeadPriceCheck', () => {
  test('tells a price near the only one of the page', () => {
    expect(told('A canoe, two paddles and a map for $45.', canoe)).toEqual(['$45'])
    expect(told('Ein Kanu samt Karte für 45 €.', ['Ein Kanu kostet 40 €.', 'Wofür sind die 40 €?'])).toEqual(['45 €'])
  })

  test('tells one of two prices, without its own sign', () => {
    expect(told('Menus à 65 et 92 $.', menus)).toEqual(['65'])
    expect(told('Menús de 65 y 92 $.', menus)).toEqual(['65'])
  })

  test.each<[string, readonly string[]]>([
    ['A canoe, two paddles and a map for $40.', canoe],
    ['A canoe for under $45.', canoe],
    ['A canoe for $38 for students.', canoe],
    ['A canoe with a guide costs $120.', canoe],
    ['Elsewhere a canoe costs $45.', canoe],
    ['A canoe from $45 a day.', canoe],
    ['Save $35 on a second canoe.', canoe],
    ['A canoe for $45.', ['A canoe is $40 on weekdays.', 'On Sundays we ask $45.']],
    ['A canoe for $45.', ['A canoe is $40, a kayak $30.', 'A canoe is $40.']],
    ['A canoe for $45.', ['A canoe is $40.']],
    ['Menus à 68 et 92 $.', menus],
    ['Menus à 68, 72 et 92 $.', menus],
    ['Menu à 92 $, vin pour environ 60 $.', menus],
    ['Zwei Menüs für 68 und 72 €.', menus],
  ])('leaves %j alone', (description, bodies) => expect(told(description, bodies)).toEqual([]))

  test('leaves a price of another list, and pages with a price or a date', () => {
    expect(told('A canoe for $45.', canoe, {}, '$45')).toEqual([])
    expect(told('A canoe for $45.', canoe, { price: 45 })).toEqual([])
    expect(told('A canoe for $45.', canoe, { date: '2026-03-01' })).toEqual([])
  })
})
