import { describe, expect, test } from 'vitest'
import { toNames, toStylesheet } from '../../../../src/node/code/sheets/toStylesheet.ts'

describe('src/node/code/sheets/toStylesheet', () => {
  test('names classes after the export and the rule', () => {
    expect(toStylesheet([], [{ faq: { item: { color: 'red' } } }])).toBe('.faq-item{color:red;}')
  })

  test('nests selectors and media queries', () => {
    const css = toStylesheet([], [{ faq: { item: { '&:hover': { margin: 0 }, '@media print': { margin: 1 } } } }])
    expect(css).toBe('.faq-item:hover{margin:0;}@media print{.faq-item{margin:1px;}}')
  })

  test('puts global rules first, under their own selectors', () => {
    expect(toStylesheet([{ body: { margin: 0 } }], [{ faq: { item: { margin: 1 } } }])).toBe(
      'body{margin:0;}\n.faq-item{margin:1px;}',
    )
  })

  test('keeps two classes apart that have the same rules', () => {
    expect(toStylesheet([], [{ faq: { a: { margin: 0 }, b: { margin: 0 } } }])).toBe(
      '.faq-a{margin:0;}\n.faq-b{margin:0;}',
    )
  })

  test('leaves names alone to the module', () => {
    expect(toNames({ faq: { item: { color: 'red' } } })).toBe('export const faq = {"item":"faq-item"}\n')
  })
})
