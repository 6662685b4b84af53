import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bitsOf,
  characterBeforeLetter,
  digits,
  holdsAll,
  holdsAny,
  money,
  otherCharacters,
  punctuationTwice,
} from '../../../src/content/wording/charactersOf.ts'
import { createSearches, findMatches, type Search } from '../../../src/content/wording/matchesOf.ts'
import { runs, seed } from '../../seed.ts'

/** Texts that consist mostly of punctuation. */
const texts = fc.string({
  unit: fc.constantFrom(...'ab Z19 {}[]()<>&%#|~`\\^*_=:/@-\n?$€.,!;+\t•ß\u00e2’”"\''),
  maxLength: 12,
})
const always = (fact: (text: string) => void) =>
  fc.assert(fc.property(texts, fact), { seed, numRuns: runs(2000, 100_000) })

describe('src/content/wording/charactersOf', () => {
  test('finds each sign that a text holds, but for the braces of a placeholder', () => {
    always((text) => {
      const written = text.replace(/(?<!\$)\{[A-Za-z]+\}/g, '')
      for (const character of '&%#*_=:/@?$') expect(holdsAny(text, bitsOf(character))).toBe(text.includes(character))
      expect(holdsAny(text, bitsOf('{'))).toBe(/[{}]/.test(written))
      expect(holdsAny(text, digits)).toBe(/\d/.test(text))
      expect(holdsAny(text, money)).toBe(/\p{Sc}/u.test(text))
    })
  })

  test('takes symbols, tabs and letters of misread texts for other signs, and words of Western Europe for none', () => {
    for (const text of ['•', '\t', '€', '\u00e2', '\u00c3', 'Ж', '😀', '\u200b', '\u007f'])
      expect([text, holdsAny(text, otherCharacters)]).toEqual([text, true])
    expect(holdsAny('Käse, déjà vu, ¡no! Ça va “so”'.replace(/[“”¡]/g, ''), otherCharacters)).toBe(false)
  })

  test('tells a full stop or a comma behind a space or another one', () => {
    always((text) => {
      expect(holdsAny(text, punctuationTwice)).toBe(/[ .,][.,]/.test(text))
    })
  })

  test('tells a sign right before a letter', () => {
    for (const text of ['5th', 'a-b', 'x{city}s', '/path']) expect(holdsAny(text, characterBeforeLetter)).toBe(true)
    for (const text of ['(a', '[a', '{city} a', 'a b', '"a', '-\na'])
      expect(holdsAny(text, characterBeforeLetter)).toBe(false)
  })

  test('tells two signs together from one of them', () => {
    expect(holdsAll('a-', bitsOf('-\n'))).toBe(false)
    expect(holdsAll('a-\nb', bitsOf('-\n'))).toBe(true)
  })
})

describe('src/content/wording/matchesOf', () => {
  test('leaves out no search that matches in a text', () => {
    const searches: Search[] = [
      { pattern: /\[\^/g, cues: ['[^'] },
      { pattern: /\.\.|,,/g, cues: ['..', ',,'] },
      { pattern: /-\n/g, cues: ['-\n'] },
      { pattern: /\{\{/g, cues: ['{{'] },
      { pattern: /\d€|€\d/g, cues: ['€'] },
      { pattern: /^[ab]+$/g, cues: [''] },
    ]
    const searchesFor = createSearches(searches)
    always((text) => {
      const found = searches.filter((search) => findMatches(search, text).length > 0)
      expect(searchesFor(text)).toEqual(expect.arrayContaining(found))
    })
  })
})
