import { describe, expect, test } from 'vitest'
import { signedPrices } from '../../../../src/content/text/money/pricesIn.ts'

describe('src/content/text/money/pricesIn', () => {
  test.each([
    ['On Sunday, March 21, 2027, $48 a head.', ['$48']],
    ['1 250 $, 1,250.00 $ or $1’250.', ['1 250 $', '1,250.00 $', '$1’250']],
    ['14,50 € and €9; 12.345,00 €', ['14,50 €', '€9', '12.345,00 €']],
    ['In 2027 £8.', ['£8']],
    ['190\u00a0$ par couple, 1\u202f250\u202f$ la salle', ['190\u00a0$', '1\u202f250\u202f$']],
    ['1 200 kr, CHF 48, 48 CHF, EUR 9', ['1 200 kr', 'CHF 48', '48 CHF', 'EUR 9']],
    ['12 euros, 48 dollars, 9 Euro, 20 Franken', ['12 euros', '48 dollars', '9 Euro', '20 Franken']],
    ['3 krill, 5 Eurostars', []],
  ])('finds the prices of "%s"', (text, prices) => {
    expect(signedPrices(text).map(({ start, end }) => text.slice(start, end))).toEqual(prices)
  })
})
