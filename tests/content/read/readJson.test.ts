import { describe, expect, test } from 'vitest'
import { createSource } from '../../../src/content/problem/source.ts'
import { readJson } from '../../../src/content/read/readJson.ts'

const read = (text: string) => readJson(createSource('pages/a.json', text))
const codes = (text: string) => read(text).problems.map(({ code }) => code)

describe('src/content/read/readJson', () => {
  test('gives the value that JSON.parse gives', () => {
    expect(read('{"a": [1, "b", null]}').value).toEqual({ a: [1, 'b', null] })
  })

  test('passes over a byte-order mark', () => {
    expect(read('\ufeff{"a": 1}').value).toEqual({ a: 1 })
  })

  test('gives one problem for a text with many mistakes', () => {
    expect(codes('{ "a": 1 "b": 2, "c": [1,], d: 3 }')).toEqual(['missing-comma'])
  })

  test.each([
    ['{"a": 1, "a": 2}', ['duplicate-field']],
    ['{"a": {"b": 1, "b": 2}, "c": [{"d": 1, "d": 1}]}', ['duplicate-field', 'duplicate-field']],
    ['{"a": 1, "\\u0061": 2}', ['duplicate-field']],
    ['{"__proto__": 1, "__proto__": 2}', ['duplicate-field']],
  ])('finds names that are set twice in %s', (text, expected) => {
    expect(codes(text)).toEqual(expected)
  })

  test.each(['{"a": {"x": 1}, "b": {"x": 1}}', '{"a": "\\"b\\": 1"}', '{"__proto__": {"a": 1}}', '{"a\\":": ":"}'])(
    'finds no name twice in %s',
    (text) => {
      expect(codes(text)).toEqual([])
    },
  )

  test.each([
    ['', 'empty-file'],
    [' \n', 'empty-file'],
    ['{"a": 1 "b": 2}', 'missing-comma'],
    ['[1 2]', 'missing-comma'],
    ['["a" "b"]', 'missing-comma'],
    ['{"a": [1, 2,]}', 'trailing-comma'],
    ['{,"a": 1}', 'extra-comma'],
    ['[1,,2]', 'extra-comma'],
    ['{"a": ‘x’}', 'single-quotes'],
    ['{“a”: 1}', 'curly-quotes'],
    ['{"a": "b”}\n', 'curly-quotes'],
    ['{"a": "the "best" one"}', 'quote-in-text'],
    ['{"a": "12" pipe"}', 'quote-in-text'],
    ['{"a": [1, 2}', 'unclosed-bracket'],
    ['{"a": {"b": 1}', 'unclosed-bracket'],
    ['[', 'unclosed-bracket'],
    ['{"a": 1}}', 'extra-bracket'],
    ['[{"a": 1}}]', 'extra-bracket'],
    ['{"a": 1 // one\n}', 'comment'],
    ['/* one */ {}', 'comment'],
    ['# one\n{}', 'comment'],
    ['{a: 1}', 'unquoted-name'],
    ['{"a" 1}', 'missing-colon'],
    ['{"a"}', 'missing-value'],
    ['{"a":}', 'missing-value'],
    ['{"a": 1} x', 'text-after-end'],
    ['{"a": @}', 'stray-character'],
    ['{"a": 1; "b": 2}', 'stray-character'],
    ['["a": 1]', 'stray-character'],
    ['{"a": "b\nc"}', 'line-break-in-text'],
    ['{"a": "b\n}', 'unclosed-text'],
    ['{"a": "b\u0001"}', 'control-character'],
    ['{"a": "\\x"}', 'bad-escape'],
    ['{"a": "\\u12"}', 'bad-escape'],
    ['{"a": TRUE}', 'wrong-word'],
    ['{"a": NaN}', 'wrong-word'],
    ['{"a": blue}', 'unquoted-text'],
    ['{"a": 1.}', 'wrong-number'],
    ['{"a": +1}', 'wrong-number'],
    ['{"a": 0x10}', 'wrong-number'],
    ['{{"a": 1}}', 'missing-name'],
  ])('says of %j that it is %s', (text, code) => {
    expect(codes(text)).toEqual([code])
  })
})

describe('src/content/read/readJson', () => {
  const text = '{\r\n  "a": "x \\u2019\\n[b](/c/)",\r\n  "d": [10, { "e": true }]\r\n}'
  const source = createSource('pages/a.json', text)
  const slice = ({ start, end }: { start: number; end: number }) => text.slice(start, end)

  test('counts lines and columns from 1', () => {
    expect(source.position(text.indexOf('"d"'))).toEqual({ line: 3, column: 3 })
  })

  test('gives a line without its end', () => {
    expect(source.line(3).text).toBe('  "d": [10, { "e": true }]')
  })

  test('finds a value by its path', () => {
    expect(slice(source.place(['d', 1, 'e']))).toBe('true')
  })

  test('finds the name of a field', () => {
    expect(slice(source.place(['d', 1, 'e'], 'key'))).toBe('"e"')
  })

  test('finds the block around a field that does not exist', () => {
    expect(slice(source.place(['d', 1, 'x', 'y']))).toBe('{ "e": true }')
  })

  test('finds characters of a text behind escapes', () => {
    expect(slice(source.placeInText(['a'], 8, 11))).toBe('/c/')
  })
})
