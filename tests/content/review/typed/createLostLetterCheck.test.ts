import { describe, expect, test } from 'vitest'
import { toldWith } from '../../../sites/siteFolder.ts'

describe('src/content/review/typed/createLostLetterCheck', () => {
  test('tells a letter that other texts of the language have', () => {
    const house = 'pages/maison.json'
    expect(toldWith('restaurant', [[house, 'privée', 'priv?e']])).toEqual([`${house}: lost-letter`])
    expect(toldWith('restaurant', [['pages/en/house.json', '"text": "', '"text": "Is it priv?e talk? ']])).toEqual([])
  })
})
