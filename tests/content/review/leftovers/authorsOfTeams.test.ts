import { describe, expect, test } from 'vitest'
import { pageFile, problemsWith } from '../../inMemory.ts'

const team = (...names: string[]) => ({ type: 'team', items: names.map((name) => ({ name, role: 'Here' })) })

/** Returns the severity of what is told of the author of the second of two posts. */
const told = (author: string, people: string[], other = 'Ines Calloway', more: object = {}) =>
  problemsWith({
    'pages/people.json': pageFile([team(...people)], { name: 'People', title: 'People of the house' }),
    'pages/a.json': pageFile([], { name: 'Apples', title: 'Apples in Baltimore', date: '2026-01-02', author: other }),
    'pages/b.json': pageFile([], { name: 'Pears', title: 'Pears in Bowie', date: '2026-01-03', author, ...more }),
  }).flatMap(({ code, severity }) => (code === 'author-not-in-team' ? [severity] : []))

describe('src/content/review/leftovers/createAuthorCheck, of people who left', () => {
  test('tells as a tip an author who is not in the team, as another one is', () => {
    expect(told('Robin Vance', ['Ines Calloway', 'Joel Amari'])).toEqual(['tip'])
    expect(told('Robin Vance', ['Dr Ines Calloway', 'Joel Amari'])).toEqual(['tip'])
  })

  test.each([
    ['a person of the team', 'Joel Amari', ['Ines Calloway', 'Joel Amari']],
    ['a person with a title', 'Joel Amari', ['Ines Calloway', 'Dr Joel Amari']],
    ['a group', 'The workshop team', ['Ines Calloway']],
    ['a single name', 'Robin', ['Ines Calloway']],
    ['authors none of whom is in the team', 'Robin Vance', ['Joel Amari']],
  ])('leaves %s alone', (_, author, people) => {
    expect(told(author, people)).toEqual([])
  })

  test('leaves an author whom the page mentions', () => {
    expect(told('Robin Vance', ['Ines Calloway'], 'Ines Calloway', { mentions: ['Robin Vance'] })).toEqual([])
  })
})
