import { describe, expect, test } from 'vitest'
import type { Page } from '../../../../schemas/index.ts'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { sharesOf } from '../../../../src/content/review/copies/sharesOf.ts'
import { wordsOf } from '../../../../src/content/text/words.ts'
import { randomOf } from '../../../bench/corpus.ts'
import { shipped, shippedAssets } from '../../impact/shippedSite.ts'

const shares = (own: string, ...others: string[]) =>
  sharesOf(
    wordsOf([own]),
    others.map((text) => wordsOf([text])),
  )
const row = (from: number, to: number, mark = 'w') =>
  Array.from({ length: to - from }, (_, at) => `${mark}${from + at}`).join(' ')

describe('src/content/review/copies/sharesOf', () => {
  test('gives the part of a text that another one has', () => {
    expect(shares(row(0, 100), row(0, 100), row(0, 50), row(100, 200))).toEqual([1, 0.5, 0])
  })

  test('counts no fewer than five words in a row', () => {
    expect(shares(row(0, 100), `${row(0, 4)} x ${row(10, 14)} x ${row(20, 25)}`)).toEqual([0.05])
  })

  test('counts words again where the text repeats them', () => {
    expect(shares(`${row(0, 10)} ${row(0, 10)}`, row(0, 10))).toEqual([1])
  })

  test('leaves out short phrases that three others of four have', () => {
    const own = `${row(0, 50, 'own')} ${row(0, 8)} ${row(50, 100, 'own')}`
    const others = ['a', 'b', 'c', 'd'].map((mark) => `${row(0, 50, mark)} ${row(0, 8)}`)
    expect(shares(own, ...others)).toEqual([0, 0, 0, 0])
    expect(shares(own, ...others.slice(1))[0]).toBeCloseTo(8 / 108)
  })

  test('finds the copy that all others are too', () => {
    expect(shares(row(0, 100), ...Array.from({ length: 6 }, () => row(0, 100)))).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('gives nothing of a text without words', () => {
    expect(shares('', row(0, 9))).toEqual([0])
  })
})

const original = 'pages/locations/towson-md.json'
const copy = 'pages/locations/zz-arbutus-md.json'
/** Returns the page of Towson for another town, with a share of its sentences or words rewritten. */
function rewritten(share: number, unit: RegExp): string {
  const page = JSON.parse(shipped[original] ?? '') as Page
  const random = randomOf(7, Math.round(share * 100))
  let number = 0
  const renew = (text: string) =>
    text.replace(unit, (part) => (random() < share ? part.replace(/\p{L}[\p{L}'-]*/gu, () => `neu${number++}`) : part))
  const walk = (value: unknown, field: string): unknown => {
    if (typeof value === 'string')
      return ['text', 'body', 'intro', 'title', 'heading', 'caption'].includes(field) ? renew(value) : value
    if (Array.isArray(value)) return value.map((entry) => walk(entry, field))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, walk(entry, name)]))
  }
  const sections = walk(page.sections, '')
  return JSON.stringify({ ...page, name: 'Arbutus, MD', location: { city: 'Arbutus', state: 'MD' }, sections })
}
const verdict = (share: number, unit: RegExp) =>
  compileSite({ sources: { ...shipped, [copy]: rewritten(share, unit) }, assets: shippedAssets })
    .problems.filter(({ code }) => code === 'near-copy')
    .map(({ severity }) => severity)

const sentences = /[^.]+\.?/g
const words = /(?<![[(/{])\b\p{Ll}+\b(?![^[]*\))/gu

describe('src/content/review, own words of a copied town', () => {
  test.each([
    ['a quarter of its sentences', 0.25, sentences, ['error']],
    ['more than half of its sentences', 0.55, sentences, ['warning']],
    ['nearly all of its sentences', 0.95, sentences, []],
    ['every tenth word', 0.1, words, ['error']],
    ['four of ten words', 0.4, words, ['warning']],
  ])('weighs a copy that has %s written anew', (_, share, unit, expected) => {
    expect(verdict(share, unit)).toEqual(expected)
  })
})
