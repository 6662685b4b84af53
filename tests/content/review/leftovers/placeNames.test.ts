import { describe, expect, test } from 'vitest'
import { findPlaceNames, listPlaceNames } from '../../../../src/content/review/leftovers/placeNames.ts'

const names = listPlaceNames(
  [
    { city: 'Baltimore', state: 'MD', county: 'Baltimore City', roads: ['the Inner Loop'] },
    { city: 'Towson', state: 'MD', county: 'Baltimore County', zips: ['21204'] },
    { city: 'Mobile', state: 'AL' },
    { city: "O'Fallon", state: 'IL' },
    { city: 'Cañon City', state: 'CO' },
    { city: 'Rye', state: 'NY' },
    { city: 'Black Mountain', state: 'NC' },
  ].map((location, index) => ({
    file: `pages/${index}.json`,
    path: `/${index}/`,
    page: { name: '', title: '', description: '', location },
    notes: { words: [], anchors: [] },
    sections: [],
  })),
)
const found = (text: string) => findPlaceNames(text, names).map(({ start, end }) => text.slice(start, end))

describe('src/content/review/leftovers/placeNames', () => {
  test.each([
    ['In Towson, 21204.', ['Towson', '21204']],
    ["Towson's offices", ['Towson']],
    ['Baltimore County', ['Baltimore County']],
    ['Baltimore counties', ['Baltimore']],
    ['Towsonish and 212045', []],
    ['Small Towsonite stores', ['Towsonite']],
    ['stores in TWSN', ['TWSN']],
    ['houses in Black Mtn.', ['Black Mtn']],
    ['stores of a twsn', []],
    ['eTowson, éTowson and x21204', []],
    ['the Inner Loops and the Inner Loop2', []],
    ['the Inner Loopé', []],
    ['(Towson)', ['Towson']],
    ['a mobile crew', []],
    ['TOWSON', ['TOWSON']],
    ['RYE bread', []],
    ['along the Inner Loop', ['Inner Loop']],
    ["near O'Fallon", ["O'Fallon"]],
    ['offices in Cañon City', ['Cañon City']],
    ['Baltimore, Towson', ['Baltimore', 'Towson']],
  ])('finds in "%s" %j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })
})
