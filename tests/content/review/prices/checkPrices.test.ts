import { describe, expect, test } from 'vitest'
import { priceCurrencyOf } from '../../../../src/content/model/currency.ts'
import { checkPrices, checkSpans } from '../../../../src/content/review/prices/checkPrices.ts'

const told = (price: string, country: string, isEnglish: boolean) =>
  checkPrices(
    [{ path: ['price'], value: price, format: undefined, field: 'price', free: true }],
    { country, currency: priceCurrencyOf({ address: { country } }) },
    isEnglish,
  ).map(({ fix }) => fix)

describe('src/content/review/prices/checkPrices', () => {
  test.each(['from £12,900', 'ab 80 €', 'from £12,900 to £14,000'])('finds the currency of %j', (price) => {
    expect(told(price, 'US', false)).toEqual([expect.stringMatching(/^Write the price in the currency/)])
    expect(told(price.replace(/[£€]/g, '$'), 'US', false)).toEqual([])
  })

  test.each([
    ['65$', 'US', '$65'],
    ['1,250 $', 'US', '$1,250'],
    ['$65,00', 'US', '$65.00'],
    ['£12,50', 'GB', '£12.50'],
  ])('on an English page, offers to write %s of %s as %s', (price, country, meant) => {
    expect(told(price, country, true)).toEqual([`Write "${meant}".`])
    expect(told(price, country, false)).toEqual([])
  })

  test.each([
    '$65',
    '$1,250',
    '$65 to $90',
    '$65.50',
    'from $12',
    'on request',
    'free',
    '$0',
    '$0.50',
    '10.00',
    '$100.00',
    '$65–$90',
    '900–1,250 $',
    '1.250 € – 1.900 €',
  ])('leaves %s alone', (price) => {
    expect(told(price, price.includes('€') ? 'DE' : 'US', true)).toEqual([])
  })

  test.each(['$0.00', '0.00', '0,00 €', 'USD 0.00'])('asks whether something of %s costs nothing', (price) => {
    const fix = 'Write its price. If it costs nothing, write "free"; if you tell the price when asked, "on request".'
    expect(told(price, price.includes('€') ? 'DE' : 'US', false)).toEqual([fix])
  })

  test.each([
    ['$45', 'GB', 'USD'],
    ['$45', 'DE', 'USD'],
    ['£45', 'US', 'GBP'],
  ])('asks for the currency that visitors pay in where %s stands in %s', (price, country, code) => {
    const [fix = ''] = told(price, country, true)
    expect(fix).toMatch(/^Write the price in the currency that visitors pay in\. /)
    expect(fix).toContain(`"currency": "${code}"`)
  })

  test.each(['£185–£140', '185-140', '1,250 – 900 $'])('asks for the smaller amount of %s first', (price) => {
    expect(told(price, price.includes('£') ? 'GB' : 'US', false)).toEqual([
      'Write the smaller amount first, or the right one.',
    ])
  })

  test.each(['£1I5', '£l5', '$12.5O'])('finds the letter in %s', (price) => {
    expect(told(price, price.includes('£') ? 'GB' : 'US', true)).toEqual([
      'Write digits alone, with one point or comma before the cents.',
    ])
  })

  test('knows a number as a spreadsheet writes it', () => {
    expect(told('$6.5E1', 'US', true)).toEqual(['Write digits alone, with one point or comma before the cents.'])
  })
})

describe('src/content/review/prices/checkPrices, ranges in sentences', () => {
  const ranges = (value: string) =>
    checkSpans([{ path: [], value, format: 'body', field: 'body', free: true }]).map(({ message }) => message)

  test.each(['A motor is $4200 to $610 by model.', 'Ein Motor: €420–€61.', 'Un moteur, €420 à €310'])(
    'tells of %j',
    (text) => {
      expect(ranges(text)).toEqual([expect.stringMatching(/^This price begins with the greater amount/)])
    },
  )

  test.each([
    'A motor is $420 to $610 by model.',
    'We cut the bill from $420 to $310.',
    'One fell $420 to $310 in a year, and another drops $90 to $60.',
    'It costs $420, to $310 of which the plan adds nothing.',
  ])('leaves %j alone', (text) => {
    expect(ranges(text)).toEqual([])
  })
})
