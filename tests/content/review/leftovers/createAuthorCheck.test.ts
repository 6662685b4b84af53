import { describe, expect, test } from 'vitest'
import { toldWith } from '../../../sites/siteFolder.ts'

describe('src/content/review/leftovers/createAuthorCheck', () => {
  const post = 'pages/blog/drain-pan-in-june.json'

  test('tells an author who is nearly a person in the team', () => {
    expect(toldWith('cooling', [[post, '"Deshawn Pruitt"', '"Deshaun Pruitt"']])).toEqual([`${post}: misspelt-person`])
    expect(toldWith('cooling', [[post, '"Deshawn Pruitt"', '"Deshawn Pruit"']])).toEqual([`${post}: misspelt-person`])
  })

  test('leaves another author alone', () => {
    expect(toldWith('cooling', [[post, '"Deshawn Pruitt"', '"Denise Pruitt"']])).toEqual([])
    expect(toldWith('cooling', [[post, '"Deshawn Pruitt"', '"Deshawn Ruiz"']])).toEqual([])
  })
})
