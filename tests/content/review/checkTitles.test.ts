import { describe, expect, test } from 'vitest'
import { pageFile, problemsWith } from '../inMemory.ts'

/** Words of a length, the last of which may be cut off. */
const words = (length: number) =>
  'Night crews for every floor of the harbor. '
    .repeat(5)
    .slice(0, length - 1)
    .concat('x')
const messages = (more: object) => problemsWith({ 'pages/x.json': pageFile([], more) }).map(({ message }) => message)

describe('src/content/review/checkTitles', () => {
  test.each([
    ['title', 60],
    ['description', 70],
    ['description', 160],
  ])('has nothing to say of a %s of %d characters', (field, length) => {
    expect(messages({ [field]: words(length) })).toEqual([])
  })

  test.each([
    ['title', 61, 'The title is 61 characters; about 60 fit in search results.'],
    ['description', 69, 'The description is only 69 characters; search results have room for 160.'],
    ['description', 161, 'The description is 161 characters; about 160 fit in search results.'],
  ])('warns of a %s of %d characters', (field, length, message) => {
    expect(messages({ [field]: words(length) })).toEqual([message])
  })

  test('measures a text with its placeholders filled', () => {
    expect(messages({ title: `${words(47)} {company} x` })).toEqual([])
    expect(messages({ title: `${words(47)} {company} xy` })).toHaveLength(1)
  })
})
