import { describe, expect, test } from 'vitest'
import { priceCurrencyOf } from '../../../../src/content/model/currency.ts'
import { readPrice } from '../../../../src/content/text/money/readPrice.ts'

const read = (text: string, country = 'US') => {
  const found = readPrice(text, priceCurrencyOf({ address: { country } }))
  return found && `${found.price} ${found.priceCurrency}`
}

describe('src/content/text/money/readPrice', () => {
  test.each([
    ['$14', 'US', '14 USD'],
    ['$1,250.5', 'US', '1250.50 USD'],
    ['CA$14', 'CA', '14 CAD'],
    ['14,50 $', 'CA', '14.50 CAD'],
    ['1 250 $', 'CA', '1250 CAD'],
    ['£45', 'GB', '45 GBP'],
    ['€9', 'GB', '9 EUR'],
    ['1.250,00 €', 'DE', '1250.00 EUR'],
    ['45,– €', 'DE', '45 EUR'],
    ["CHF 1'200", 'CH', '1200 CHF'],
    ['12', 'FR', '12 EUR'],
    ['$45', 'GB', '45 USD'],
    ['US$45', 'FR', '45 USD'],
    ['$45', 'MX', '45 MXN'],
    ['$45', 'AU', '45 AUD'],
  ])('reads %s in %s', (text, country, wanted) => {
    expect(read(text, country)).toBe(wanted)
  })

  test.each(['from $14', '$14–$18', 'on request', '$14 a visit', '', '1.2.3', '14 % off'])(
    'says nothing exact of "%s"',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )
})
