import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JsonNode } from '../../../src/content/json/parseTree.ts'
import { cutParts, removePart, removeParts, renameField, setValue } from '../../../src/content/problem/edits.ts'
import type { Edit } from '../../../src/content/problem/problem.ts'
import { createSource, type Path, type Source } from '../../../src/content/problem/source.ts'
import { seed } from '../../seed.ts'

/** Returns the text after the edits that `make` returns for it. */
function edited(text: string, make: (source: Source) => Edit | Edit[] | undefined): string {
  const edits = [make(createSource('pages/a.json', text)) ?? []].flat()
  return edits.reduceRight((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), text)
}

const page = `{
    "name": "A",
    "links": ["/a/", "/b/"],
    "card": {
        "icon": "wind"
    },
    "action": { "call": true }
}
`

describe('src/content/problem/edits', () => {
  test('setValue adds a last field on a line of its own', () => {
    expect(edited(page, (source) => setValue(source, ['order'], 5))).toBe(
      page.replace('true }\n', 'true },\n    "order": 5\n'),
    )
  })

  test('setValue stays on the line of a block that has but one', () => {
    expect(edited(page, (source) => setValue(source, ['action', 'more'], { a: [1, {}] }))).toBe(
      page.replace('true }', 'true, "more": { "a": [1, {}] } }'),
    )
  })

  test('setValue lays out a block in the indentation of the file', () => {
    expect(edited(page, (source) => setValue(source, ['redirects', '/old/'], '/new/'))).toBe(
      page.replace('true }\n', 'true },\n    "redirects": {\n        "/old/": "/new/"\n    }\n'),
    )
  })

  test('setValue opens an empty block', () => {
    expect(edited('{\n\t"a": {}\n}', (source) => setValue(source, ['a', 'b'], 1))).toBe(
      '{\n\t"a": {\n\t\t"b": 1\n\t}\n}',
    )
  })

  test('setValue keeps Windows line ends', () => {
    expect(edited('{\r\n  "a": 1\r\n}', (source) => setValue(source, ['b'], [1]))).toBe(
      '{\r\n  "a": 1,\r\n  "b": [1]\r\n}',
    )
  })

  test('setValue replaces a value', () => {
    expect(edited(page, (source) => setValue(source, ['links', 1], '/c/'))).toBe(page.replace('/b/', '/c/'))
  })

  test('setValue adds what is missing on the way', () => {
    expect(edited(page, (source) => setValue(source, ['card', 'image', 'scene'], 'skyline'))).toBe(
      page.replace('"wind"', '"wind",\n        "image": {\n            "scene": "skyline"\n        }'),
    )
  })

  test.each([
    ['["/a/"]', ['/c/', '/d/'], '["/c/", "/d/"]'],
    ['{ "c": 1 }', { d: { e: 1 } }, '{ "d": { "e": 1 } }'],
    ['{\n    "c": 1\n  }', { d: { e: 1 } }, '{\n    "d": {\n      "e": 1\n    }\n  }'],
    ['{}', { d: 1 }, '{\n    "d": 1\n  }'],
    ['1', { d: 1 }, '{\n    "d": 1\n  }'],
  ])('setValue lays out what comes in place of %j as that was', (old, value, written) => {
    const around = (text: string) => `{\n  "a": ${text},\n  "b": 2\n}`
    expect(edited(around(old), (source) => setValue(source, ['a'], value))).toBe(around(written))
  })

  test('setValue stays on the line of an empty list', () => {
    expect(edited('{ "a": [], "b": [ [] ] }', (source) => setValue(source, ['a'], [{ c: 1 }]))).toBe(
      '{ "a": [{ "c": 1 }], "b": [ [] ] }',
    )
  })

  test('knows additions behind one neighbour apart by what they add', () => {
    const source = createSource('pages/a.json', page)
    const appends = ['order', 'status', 'name'].map((name) => setValue(source, [name], 5)?.appends)
    expect(appends).toEqual(['order', 'status', undefined])
  })

  test('renameField keeps the value', () => {
    expect(edited(page, (source) => renameField(source, ['card', 'icon'], 'image'))).toBe(page.replace('icon', 'image'))
  })

  test.each([
    [['name'], page.replace('"name": "A",\n    ', '')],
    [['action'], page.replace(',\n    "action": { "call": true }', '')],
    [['action', 'call'], page.replace('{ "call": true }', '{}')],
  ])('removePart takes %j away with its comma and its line', (path, expected) => {
    expect(edited(page, (source) => removePart(source, path))).toBe(expected)
  })

  test.each([
    [0, '["/b/"]'],
    [1, '["/a/"]'],
  ])('removePart takes entry %i away with its comma', (index, left) => {
    expect(edited(page, (source) => removePart(source, ['links', index]))).toBe(page.replace('["/a/", "/b/"]', left))
  })

  test('removeParts takes neighbours away together', () => {
    expect(edited('[1, 2, 3, 4, 5]', (source) => removeParts(source, [], [4, 0, 3, 1]))).toBe('[3]')
  })

  test('removeParts empties a list of which nothing is left, and touches none of which all stays', () => {
    expect(edited('{ "a": [ 1, 2 ] }', (source) => removeParts(source, ['a'], [0, 1]))).toBe('{ "a": [] }')
    expect(edited('{ "a": [] }', (source) => removeParts(source, ['a'], [0]))).toBe('{ "a": [] }')
  })

  test('cutParts takes the places in any order', () => {
    const cut = (source: Source) => cutParts(source, source.root() as JsonNode, [3, 0, 3])
    expect(edited('{ "a": 1, "b": 2, "a": 3, "c": 4 }', cut)).toBe('{ "b": 2, "a": 3 }')
  })

  test.each([
    ['{"a": ', ['a']],
    ['{"a": 1}', ['b']],
    ['{"a": [1]}', ['a', 1]],
  ])('gives nothing in %s for %j, which is not there', (text, path) => {
    const source = createSource('pages/a.json', text)
    expect([removePart(source, path), renameField(source, path, 'c')]).toEqual([undefined, undefined])
  })

  test('adds nothing to what has no room for it', () => {
    const source = createSource('pages/a.json', page)
    expect([
      setValue(source, ['links', 'first'], 1),
      setValue(source, ['name', 'first'], 1),
      setValue(source, ['links', 7], 1),
      setValue(source, ['card', 'image', 0], 1),
      removePart(source, []),
    ]).toEqual(Array.from({ length: 5 }, () => undefined))
  })

  test('gives JSON that says what was asked for, wherever it is done', () => {
    const text = readFileSync('pages/services/floor-care.json', 'utf8')
    const source = createSource('pages/a.json', text)
    const value = JSON.parse(text) as Tree
    const paths = pathsOf(value)
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, given) => {
        const expected = structuredClone(value)
        const last = path.at(-1) ?? ''
        const parent = path.slice(0, -1).reduce((inner, step) => inner[step] as Tree, expected)
        parent[last] = given as Tree
        const written = edited(text, () => setValue(source, path, given))
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(expected)))
        if (Array.isArray(parent)) parent.splice(Number(last), 1)
        else delete parent[last]
        expect(JSON.parse(edited(text, () => removePart(source, path)))).toEqual(expected)
      }),
      { seed },
    )
  })
})

type Tree = { [name: string | number]: Tree | unknown }

const pathsOf = (value: unknown): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => {
        const step = Array.isArray(value) ? Number(name) : name
        return [[step], ...pathsOf(inner).map((path) => [step, ...path])]
      })
    : []
