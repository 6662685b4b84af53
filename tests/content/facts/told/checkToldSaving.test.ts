import { describe, expect, test } from 'vitest'
import { checkToldSaving } from '../../../../src/content/facts/told/checkToldSaving.ts'

const told = (value: string) =>
  checkToldSaving({ price: 69 }, [{ path: ['description'], value }]).map(({ message, span }) => [
    value.slice(span?.start, span?.end),
    message,
  ])

describe('src/content/facts/told/checkToldSaving', () => {
  test.each([
    ['One visit for $69 instead of $65 while it is cool.', '$65'],
    ['Ein Besuch für 69 € statt 65 €.', '65 €'],
    ['Une visite à 69 $ au lieu de 65 $.', '65 $'],
    ['Una visita por 69 € en lugar de 65 €.', '65 €'],
    ['One visit for **$69** instead of **$69**.', '$69'],
    ['$69, down from $65.', '$65'],
  ])('finds the usual price that is not higher in "%s"', (text, written) => {
    const found = told(text)
    expect(found.map(([part]) => part)).toEqual([written])
  })

  test('says both prices', () => {
    expect(told('One visit for $69 instead of $65.')[0]?.[1]).toBe(
      'The usual price "$65" is not higher than the price beside it, "$69".',
    )
  })

  test.each([
    ['Save 50 %: one visit for $69 instead of $110.', '"50 %"', '37%'],
    ['One visit for $69 instead of $110, save $31.', '"$31"', '41'],
    ['50 % Rabatt: ein Besuch für 69 € statt 110 €.', '"50 %"', '37%'],
    ['Économisez 50 % : une visite à 69 $ au lieu de 110 $.', '"50 %"', '37%'],
    ['Ahorre 50 %: 69 € en vez de 110 €.', '"50 %"', '37%'],
  ])('finds the saving that the two prices do not give in "%s"', (text, written, right) => {
    const [[, message] = []] = told(text)
    expect(message).toContain(`This text says ${written}, and the price`)
    expect(message).toContain(` is ${right} less than `)
  })

  test.each([
    'One visit for $69 instead of $110.',
    'Save 37 %: one visit for $69 instead of $110.',
    'Save 37.3 %: one visit for $69 instead of $110.',
    'Save $41: one visit for $69 instead of $110.',
    'Save up to 50 %: one visit for $69 instead of $110.',
    'Save 50 % on each further one: one visit for $69 instead of $110.',
    'Members save another 10 %: one visit for $69 instead of $110.',
    'Prices rise: from June $69 instead of $65.',
    'From June it is raised to $69 instead of $65.',
    'One visit for $69, two for $110.',
    '$69 for one visit, $65 for the next.',
    'Two visits instead of one, for $69.',
    'Pay $69 instead of $110, or $120 instead of $190 for two: save 40 %.',
    'Save 50 %.',
    'The motor runs at 50 % for $69 instead of $110.',
    'Ein Besuch für 69 € statt 110 €.',
    '37 % Rabatt: 69 € statt 110 €.',
    'Ab Juni steigt der Preis auf 69 € statt 65 €.',
    'Bis zu 50 % sparen: 69 € statt 110 €.',
    'Une visite à 69 $ au lieu de 110 $.',
    'Économisez 37 % : 69 $ au lieu de 110 $.',
    'Le prix augmente : 69 $ au lieu de 65 $.',
    'Jusqu’à 50 % de remise, 69 $ au lieu de 110 $.',
    'Una visita por 69 € en lugar de 110 €.',
    'Ahorre 37 %: 69 € en vez de 110 €.',
    'El precio sube: 69 € en vez de 65 €.',
    'Hasta 50 % de descuento: 69 € en vez de 110 €.',
  ])('leaves "%s" alone', (text) => {
    expect(told(text)).toEqual([])
  })

  test('looks at pages with a price alone', () => {
    expect(checkToldSaving({}, [{ path: ['description'], value: '$69 instead of $65.' }])).toEqual([])
  })
})
