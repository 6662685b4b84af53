import { describe, expect, test } from 'vitest'
import { nearestIn } from '../../src/content/wording/nearest.ts'
import { baseSite } from './baseSite.ts'
import { pageFile, problemsWith } from './inMemory.ts'

/** Returns the problems of a site with 3,000 towns with one section each. */
function checkTowns(sectionOf: (town: number) => object) {
  const towns = Array.from({ length: 3000 }, (_, town) => town)
  const files = towns.map((town) => [`pages/towns/town${town}-md.json`, pageFile([sectionOf(town)])])
  return problemsWith({
    'pages/towns/index.json': baseSite['pages/about.json'] ?? '',
    ...Object.fromEntries(files),
  })
}

describe('src/content, a mistake on each of many pages', () => {
  test.each<[string, string, number, (town: number) => object]>([
    [
      'a link to the same page that is missing',
      'unknown-page',
      0,
      () => ({ type: 'prose', body: '[a](/towns/nowhere-md/)' }),
    ],
    [
      'a link of its own to a page that is missing',
      'unknown-page',
      3000,
      (town) => ({ type: 'prose', body: `[a](/town/town${town}-md/)` }),
    ],
    [
      'a list with an entry of its own that is missing',
      'unknown-file',
      // nearestIn compares 5 million pairs.
      1667,
      (town) => ({ type: 'cardGrid', source: { collection: 'towns', only: [`twn${town}-md`] } }),
    ],
  ])('finds %s without holding each of them against all pages', (_, code, guesses, sectionOf) => {
    const found = checkTowns(sectionOf).filter((problem) => problem.code === code)
    const places = found.flatMap(({ more = [] }) => ['first', ...more])
    expect(places).toHaveLength(3000)
    expect(found.filter(({ edits }) => edits !== undefined)).toHaveLength(guesses)
  })

  test('guesses a word as long as that takes no more than a moment', () => {
    const choices = new Set(Array.from({ length: 10_000 }, (_, town) => `/towns/town${town}-md/`))
    const guess = (town: number) => nearestIn(`/towns/towm${town}-md/`, choices)
    const guesses = Array.from({ length: 1000 }, (_, town) => guess(town))
    expect([guesses[0], guesses[400], guesses[999]]).toEqual(['/towns/town0-md/', '/towns/town400-md/', undefined])
    expect(guess(0)).toBe('/towns/town0-md/')
  })
})
