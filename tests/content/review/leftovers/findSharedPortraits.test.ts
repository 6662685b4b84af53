import { describe, expect, test } from 'vitest'
import { findPictures } from '../../../../src/content/model/picturePlaces.ts'
import { findSharedPortraits } from '../../../../src/content/review/leftovers/findSharedPortraits.ts'

type Person = [name: string, src: string, alt: string]

function told(...people: Person[]) {
  const items = people.map(([name, src, alt]) => ({ name, role: 'Cleaner', image: { src, alt } }))
  const page = { sections: [{ type: 'team', items }] }
  return findSharedPortraits(page, findPictures(page)).map(({ path }) => path.slice(3).join('.'))
}

describe('src/content/review/leftovers/findSharedPortraits', () => {
  test('tells of one file that is shown as two people', () => {
    expect(told(['Ann Lee', '/ann.jpg', 'Ann Lee smiles'], ['Tom Bell', '/ann.jpg', 'Tom Bell at the desk'])).toEqual([
      '1.image.src',
    ])
  })

  test('tells of a description that names another person alone', () => {
    expect(told(['Ann Lee', '/ann.jpg', 'Ann Lee smiles'], ['Tom Bell', '/tom.jpg', 'Ann Lee in the yard'])).toEqual([
      '1.image.alt',
    ])
  })

  test.each<Person[][]>([
    [
      [
        ['Ann Lee', '/a.jpg', 'Ann at the desk of Tom Bell'],
        ['Tom Bell', '/t.jpg', 'Tom Bell'],
      ],
    ],
    [
      [
        ['Ann Lee', '/both.jpg', 'Two people at a desk'],
        ['Tom Bell', '/both.jpg', 'Two people at a desk'],
      ],
    ],
    [
      [
        ['Ann Lee', '/a.jpg', 'A woman with a mop'],
        ['Tom Bell', '/t.jpg', 'A man with a dog'],
      ],
    ],
    [
      [
        ['Ann', '/a.jpg', 'A woman'],
        ['May', '/t.jpg', 'Ann waves'],
      ],
    ],
  ])('leaves right portraits alone', (people) => {
    expect(told(...people)).toEqual([])
  })
})
