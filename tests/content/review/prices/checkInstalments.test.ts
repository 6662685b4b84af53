import { describe, expect, test } from 'vitest'
import type { Page, Section } from '../../../../schemas/index.ts'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { checkInstalments } from '../../../../src/content/review/prices/checkInstalments.ts'
import { findPageTexts } from '../../../../src/content/schema/findTexts.ts'
import { builtInTypes } from '../../../../src/content/schema/sectionTypes.ts'

function told(sections: Section[], description = 'Trial') {
  const page = { name: 'Trial', title: 'Trial', description, sections } as Page
  const words = sections.some(({ type }) => type === 'table') ? (['table'] as const) : []
  const at: SitePage = { file: 'pages/a.json', path: '/a/', page, notes: { words, anchors: [] }, sections }
  return checkInstalments(
    at,
    findPageTexts(page, builtInTypes, (_, { free }) => free),
  )
}
const listOf = (price: string, note: string) =>
  ({ type: 'priceList', groups: [{ items: [{ title: 'Implant with crown', price, note }] }] }) as Section
const beside = (price: string, note: string) => told([listOf(price, note)]).map(({ message }) => message)
const pathsOf = (...given: Parameters<typeof told>) => told(...given).map(({ path }) => path.join('.'))
const table = (...rows: string[][]) =>
  ({ type: 'table', columns: ['Way', 'Each month', 'In all'], rows }) as unknown as Section

describe('src/content/review/prices/checkInstalments', () => {
  test.each([
    ['£2,350', 'or 10 × £225 at 0 %', '"10 × £225" is 2250, and the price is "£2,350".'],
    ['£780', 'or 10 × £87 at 0 %', '"10 × £87" is 870, and the price is "£780".'],
    ['£780', 'or ten times £75', '"ten times £75" is 750, and the price is "£780".'],
    ['$1,200', '12 months at $110, interest-free', '"12 months at $110" is 1320, and the price is "$1,200".'],
    ['1.200 €', 'oder zwölf Raten zu 110 €, zinsfrei', '"zwölf Raten zu 110 €" is 1320, and the price is "1.200 €".'],
    ['600 €', 'ou trois fois 210 € sans frais', '"trois fois 210 €" is 630, and the price is "600 €".'],
    ['600 €', 'ou 3 mensualités de 190 €', '"3 mensualités de 190 €" is 570, and the price is "600 €".'],
    ['600 €', 'o tres cuotas de 220 € sin intereses', '"tres cuotas de 220 €" is 660, and the price is "600 €".'],
  ])('beside a price of %s, finds the parts of "%s"', (price, note, message) => {
    expect(beside(price, note)).toEqual([message])
  })

  test.each([
    ['£2,350', 'or 10 × £235 at 0 %'],
    ['£1,000', 'or 3 × £333.33 at 0 %'],
    ['£1,000', 'or 3 × £333 at 0 %'],
    ['£2,350', 'or 10 × £245'],
    ['£2,350', 'or 24 × £115 at 8.9 %'],
    ['£2,350', '£350 down, then 10 × £200'],
    ['£2,350', 'a deposit of £350 and 10 × £200'],
    ['£2,350', '10 × £200 after the first visit'],
    ['£2,350', '10 × £225 plus a setup fee of £100'],
    ['£60', '4 × £12.50 for members'],
    ['£60', 'students pay 4 × £12.50'],
    ['£330', '6 × £60 one by one'],
    ['£330', 'Five visits'],
    ['£330', '2 × 45 minutes'],
    ['£2,350', 'insurance: 10 × £8'],
    ['from £2,000–£2,350', 'or 10 × £225'],
    ['on request', 'or 10 × £225 at 0 %'],
    ['1.200 €', 'oder zwölf Raten zu 100 €, zinsfrei'],
    ['1.200 €', 'Anzahlung 200 €, dann 10 Raten zu 95 €'],
    ['1.200 €', 'oder 12 Raten zu 108 €'],
    ['600 €', 'ou trois fois 200 € sans frais'],
    ['600 €', 'acompte de 100 €, puis 3 mensualités de 160 €'],
    ['600 €', 'ou 3 mensualités de 210 €'],
    ['600 €', 'o tres cuotas de 200 € sin intereses'],
    ['600 €', 'entrada de 90 € y tres cuotas de 165 €'],
    ['600 €', 'o tres cuotas de 215 €'],
  ])('beside a price of %s, leaves "%s" alone', (price, note) => {
    expect(beside(price, note)).toEqual([])
  })

  test('holds parts without interest in a text against the prices of the page', () => {
    const list = listOf('£2,350', 'for one tooth')
    const faq = (answer: string) => ({ type: 'faq', items: [{ question: 'By the month?', answer }] }) as Section
    const wrong = 'Yes: ten payments of £253, without interest and without a fee for it.'
    expect(pathsOf([list, faq(wrong)])).toEqual(['sections.1.items.0.answer'])
    expect(pathsOf([list, faq(wrong.replace('253', '235'))])).toEqual([])
    expect(pathsOf([list, faq('Yes: ten payments of £253.')])).toEqual([])
    expect(pathsOf([list, faq('Yes: ten payments of £90, without interest.')])).toEqual([])
    expect(pathsOf([], '**£2,250 for one tooth**, or ten times £235 without interest.')).toEqual(['description'])
  })

  test.each([
    [['12 months, no interest', '$861.67', '$9,800']],
    [['60 months at 8.9 %', '$202.96', '$12,778']],
    [['12 Monate', '110 €', '1.200 €']],
  ])('finds the total of %j that its parts do not give', (row) => {
    expect(pathsOf([table(row)])).toEqual(['sections.0.rows.0.2'])
  })

  test.each([
    [['At once, by check or card', '–', '$9,800']],
    [['12 months, no interest', '$816.67', '$9,800']],
    [['60 months at 8.9 %', '$202.96', '$12,178']],
    [['12 mois', '100 €', '1 200 €']],
    [['12 months', '$50', '$100 to start']],
    [['Gym, 24 hours', '$50', '$550']],
  ])('leaves the row %j alone', (row) => {
    expect(pathsOf([table(row)])).toEqual([])
  })

  test('reads no column as a total that is none', () => {
    const rows = [['12 months', '$50', '$550']]
    expect(
      pathsOf([{ ...table(), columns: ['Pass', 'By the month', 'By the year'], rows } as unknown as Section]),
    ).toEqual([])
  })
})
