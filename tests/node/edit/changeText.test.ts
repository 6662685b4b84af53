import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSource, findNode, type Path } from '../../../src/content/problem/source.ts'
import { changeText } from '../../../src/node/edit/texts/changeText.ts'
import { runs, seed } from '../../seed.ts'

/** Milliseconds: the long run tests 100 times as much. */
const long = 600_000

const file = 'pages/a.json'

const page = `{
  "name": "Floor Care",
  "order" : 2,
  "sections": [
    { "type": "hero", "heading": "Floors", "x": [ 1,2 ] },
    {
      "type": "faq",
      "items": [
        { "question": "Why?", "answer": "So." },
        { "question": "How\\u003f", "answer": "Thus." }
      ]
    },
    { "type": "prose", "body": "Text" }
  ]
}
`

const change = (path: Path, value: unknown, text = page) => changeText(file, text, { kind: 'set', path, value })

describe('src/node/edit/texts/changeText', () => {
  test('a text is replaced, and no other character', () => {
    expect(change(['sections', 0, 'heading'], 'Clean floors')).toBe(page.replace('"Floors"', '"Clean floors"'))
  })

  test('line ends and a byte-order mark stay', () => {
    const windows = `\ufeff${page.replaceAll('\n', '\r\n')}`
    expect(change(['name'], 'Care', windows)).toBe(windows.replace('"Floor Care"', '"Care"'))
    expect(change(['sections', 1, 'items', 2], { question: 'New?', answer: 'Yes.' }, windows)).toBeUndefined()
    const added = changeText(file, windows, {
      kind: 'insert',
      path: ['sections', 1, 'items', 1],
      value: { question: 'New?' },
    })
    expect(added?.replaceAll('\r\n', '')).not.toContain('\n')
  })

  test('of a block that is set anew, only what differs is written', () => {
    const value = {
      type: 'faq',
      items: [
        { question: 'Why?', answer: 'So.' },
        { question: 'How?', answer: 'Thus!' },
      ],
    }
    expect(change(['sections', 1], value)).toBe(page.replace('Thus.', 'Thus!'))
  })

  test('an entry is added in the layout of its neighbours', () => {
    const value = { type: 'ctaBand', heading: 'Call' }
    expect(changeText(file, page, { kind: 'insert', path: ['sections', 0], value })).toBe(
      page.replace(
        '    { "type": "hero"',
        '    {\n      "type": "ctaBand",\n      "heading": "Call"\n    },\n    { "type": "hero"',
      ),
    )
    expect(changeText(file, page, { kind: 'insert', path: ['sections', 0, 'x', 1], value: 7 })).toBe(
      page.replace('[ 1,2 ]', '[ 1, 7,2 ]'),
    )
  })

  test('an entry is moved, copied and removed as it is written', () => {
    const [hero, prose] = [
      '    { "type": "hero", "heading": "Floors", "x": [ 1,2 ] }',
      '    { "type": "prose", "body": "Text" }',
    ]
    const moved = changeText(file, page, { kind: 'move', path: ['sections', 0], to: 2 })
    expect(moved).toBe(page.replace(`${hero},\n`, '').replace(prose, `${prose},\n${hero}`))
    expect(changeText(file, moved ?? '', { kind: 'move', path: ['sections', 2], to: 0 })).toBe(page)
    const copied = changeText(file, page, { kind: 'copy', path: ['sections', 0] })
    expect(copied).toBe(page.replace(hero, `${hero},\n${hero}`))
    expect(changeText(file, copied ?? '', { kind: 'remove', path: ['sections', 1] })).toBe(page)
  })

  test('a place that is not there, and a file that is no JSON, are refused', () => {
    expect(changeText(file, page, { kind: 'remove', path: ['sections', 9] })).toBeUndefined()
    expect(changeText(file, page, { kind: 'move', path: ['sections', 0], to: 3 })).toBeUndefined()
    expect(changeText(file, '{', { kind: 'set', path: ['name'], value: 'x' })).toBeUndefined()
  })

  test(
    'whatever value is set is there afterwards, and what stands before and behind it has not changed',
    () => {
      const json = fc.jsonValue({ maxDepth: 2 })
      fc.assert(
        fc.property(fc.dictionary(fc.string(), json), json, fc.integer({ min: 0, max: 4 }), (block, value, indent) => {
          const text = `{"a": 1,\r\n "b": ${JSON.stringify(block, null, indent)},"c":[0]}`
          const changed = change(['b'], value, text) ?? ''
          expect(JSON.parse(changed)).toStrictEqual(JSON.parse(JSON.stringify({ a: 1, b: value, c: [0] })))
          expect(changed.startsWith('{"a": 1,\r\n "b": ')).toBe(true)
          expect(changed.endsWith(',"c":[0]}')).toBe(true)
        }),
        { numRuns: runs(60, 2_000), seed },
      )
    },
    long,
  )

  test(
    'lists become any other list, and entries that stay keep their layout',
    () => {
      const entry = fc.oneof(
        fc.integer({ min: 0, max: 5 }),
        fc.record(
          { k: fc.integer({ min: 0, max: 3 }), n: fc.array(fc.integer(), { maxLength: 2 }) },
          { noNullPrototype: true },
        ),
      )
      const list = fc.array(entry, { maxLength: 6 })
      fc.assert(
        fc.property(list, list, (before, after) => {
          const text = `{\n\t"l": [\n${before.map((item) => `\t\t${JSON.stringify(item).replaceAll(',', ' ,')}`).join(',\n')}\n\t]\n}\n`
          const changed = change(['l'], after, text) ?? ''
          expect(JSON.parse(changed)).toStrictEqual({ l: after })
          const node = findNode(createSource(file, changed).root(), ['l'])?.node
          const kept = after.filter((item) => before.some((other) => JSON.stringify(other) === JSON.stringify(item)))
          const written = node?.items?.map(({ start, end }) => changed.slice(start, end)) ?? []
          if (
            before.length === after.length &&
            kept.length === after.length &&
            JSON.stringify(before) === JSON.stringify(after)
          )
            expect(changed).toBe(text)
          expect(written.length).toBe(after.length)
        }),
        { numRuns: runs(200, 4_000), seed },
      )
    },
    long,
  )
})
