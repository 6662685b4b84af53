import { describe, expect, test } from 'vitest'
import { createPhraseFinder, createPhraseReader } from '../../../../src/content/text/reading/phraseReader.ts'
import { wordsOf } from '../../../../src/content/text/words.ts'

const phrases = [
  { text: 'Towson', item: 'towson', masked: true },
  { text: 'Owings Mills', item: 'mills', masked: true },
  { text: 'York Road', item: 'road', masked: true },
  { text: 'York Road', item: 'street', masked: false },
  { text: 'EPA approved', item: 'claim', masked: false },
  { text: 'hours', item: 'open', masked: false },
  { text: 'hours', item: 'wait', masked: false },
]
const read = createPhraseReader(phrases)
const find = createPhraseFinder(phrases)
const met = (text: string) => [...read(wordsOf([text])).met]
const masked = (text: string) => read(wordsOf([text])).masked

describe('src/content/text/reading/phraseReader', () => {
  test.each([
    ['in Towson', ['towson']],
    ['in OWINGS mills', ['mills']],
    ['in Owings', []],
    ['Owings', []],
    ['on York Road', ['road', 'street']],
    ['EPA-approved products', ['claim']],
    ['office hours', ['open', 'wait']],
    ['Towsonite', []],
  ])('meets in "%s" %j', (text, expected) => {
    expect(met(text)).toEqual(expected)
    expect([...(find(wordsOf([text])) ?? [])]).toEqual(expected)
  })

  test('reads texts the same that differ in the name of a town', () => {
    expect(masked('We clean in Towson at night')).toEqual(masked('We clean in Owings Mills at night'))
  })

  test('reads a placeholder as a town', () => {
    expect(masked('We clean in Towson at night')).toEqual(masked('We clean in {city} at night'))
  })

  test('leaves other phrases as they are', () => {
    expect(masked('EPA approved')).toEqual(wordsOf(['epa APPROVED']))
  })
})
