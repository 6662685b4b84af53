import { describe, expect, test } from 'vitest'
import { checkOffers } from '../../../../src/content/check/together/checkOffers.ts'

const offer = { title: 'Spring windows', price: '$240', usualPrice: '$300', text: 'Panes, frames and screens.' }

/** Returns the fields of a changed offer that the check reports, each with the underlined words. */
function told(fields: Partial<typeof offer & { note: string }>, { isUsual = true } = {}) {
  const { usualPrice, ...rest } = { ...offer, ...fields }
  const item: Record<string, string> = isUsual ? { ...rest, usualPrice } : rest
  return checkOffers({ type: 'offers', items: [item as typeof offer] }, ['sections', 0]).map(({ path, span }) => {
    const field = String(path.at(-1))
    return `${field}: ${item[field]?.slice(span?.start, span?.end)}`
  })
}

describe('src/content/check/together/checkOffers', () => {
  test.each([
    ['Save $50 on the house.', '$50'],
    ['All panes, 25% off.', '25%'],
    ['Windows at –30 %.', '30 %'],
    ['Sie sparen 50 € im Frühling.', '50 €'],
    ['Das sind 25 % Rabatt.', '25 %'],
    ['25 % de réduction.', '25 %'],
    ['Vous économisez 50 €.', '50 €'],
    ['Un 25 % de descuento.', '25 %'],
    ['Ahorre 50 €.', '50 €'],
  ])('finds the saving in %j', (text, written) => {
    expect(told({ text })).toEqual([`text: ${written}`])
  })

  test.each([
    'Save $60 on the house.',
    'All panes, 20% off.',
    'Save 20.4% this spring.',
    'Up to 40% off.',
    'Members get another 10% off.',
    'Save $5 per pane.',
    'A deposit of $50 is due.',
    'The glass lets 80% of the light through.',
    'Bis zu 40 % Rabatt.',
    'Mitglieder sparen 50 €.',
    'Jusqu’à 40 % de réduction.',
    'Hasta un 40 % de descuento.',
    'We come within 2–3 days.',
  ])('leaves %j alone', (text) => {
    expect(told({ text })).toEqual([])
  })

  test('compares no prices with words in them, but the title and the text', () => {
    expect(told({ price: 'from $240', text: 'Save $50.' })).toEqual([])
    expect(told({ title: 'Spring: 20% off', text: 'We take 15% off.' }, { isUsual: false })).toEqual(['text: 15%'])
    expect(told({ title: 'Spring: 20% off', text: 'We take 20 % off.' }, { isUsual: false })).toEqual([])
    expect(told({ text: '20% off the panes. 10% off the frames.' }, { isUsual: false })).toEqual([])
  })

  test('tells of an offer that is no cheaper nothing else', () => {
    expect(told({ usualPrice: '$240', text: 'Save $50.' })).toEqual(['usualPrice: $240'])
  })
})
