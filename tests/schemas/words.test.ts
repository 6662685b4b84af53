import { describe, expect, test } from 'vitest'
import { catalogues } from '../../schemas/index.ts'
import { createSay } from '../../schemas/words/say.ts'
import type { Counted } from '../../schemas/words/words.ts'

type Word = string | Counted
type Language = keyof typeof catalogues

/** Returns the names of all words of a catalogue, with their texts per plural category. */
function textsOf(language: Language): [name: string, word: Word][] {
  const groups = Object.entries<Readonly<Record<string, Word>>>({ ...catalogues[language] })
  return groups.flatMap(([group, words]) =>
    Object.entries(words).map(([name, word]): [string, Word] => [`${group}.${name}`, word]),
  )
}

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
const languages: readonly Language[] = ['en', 'es', 'fr', 'de']

describe('schemas/words', () => {
  test.each(languages)('has in %s the places that each word has in English', (language) => {
    const english = new Map(textsOf('en'))
    for (const [name, word] of textsOf(language)) {
      const original = english.get(name)
      const wanted = placesOf(typeof original === 'string' ? original : (original?.other ?? ''))
      const texts = typeof word === 'string' ? [word] : Object.values(word)
      for (const text of texts) expect([name, placesOf(text)]).toEqual([name, wanted])
    }
  })

  test.each(languages)('has in %s every plural that whole numbers need', (language) => {
    const rules = new Intl.PluralRules(language)
    const needed = new Set([0, 1, 2, 3, 5, 11, 21, 100].map((number) => rules.select(number)))
    for (const [name, word] of textsOf(language)) {
      if (typeof word !== 'string') expect([name, [...needed].filter((each) => !(each in word))]).toEqual([name, []])
    }
  })

  test('says a word with its values, and leaves a place that has none', () => {
    const say = createSay<'lists'>({ ...catalogues.en.lists, all: 'All {name} of {town}' }, 'en-US')
    expect([say('pageOf', { number: 2, count: 3 }), say('all', { name: 'Pages' })]).toEqual([
      'Page 2 of 3',
      'All Pages of {town}',
    ])
  })

  test('says the plural of the language: in French, none is like one', () => {
    const words = { ...catalogues.fr.map, miles: { one: '{count} mille', other: '{count} milles' } }
    const say = createSay<'map'>(words, 'fr-CA')
    expect([0, 1, 2].map((count) => say('miles', { count }))).toEqual(['0 mille', '1 mille', '2 milles'])
  })
})
