import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fixSite } from '../../src/content/fixSite.ts'
import { readJson } from '../../src/content/readJson.ts'
import { createSource } from '../../src/content/source.ts'
import { baseAssets, baseSite } from './baseSite.ts'

const file = 'pages/services/trial.json'
const fixed = (text: string) =>
  fixSite({ sources: { ...baseSite, [file]: text }, assets: baseAssets }).sources[file] ?? ''
/** A line of a block with a field before and behind it, after --fix. */
const mended = (line: string) =>
  fixed(`{\n  "before": 1,\n  ${line}\n  "after": 2\n}\n`).replace(/^.*\n.*\n {2}|\n.*\n.*\n$/g, '')

describe('src/content/explainJson', () => {
  test.each([
    ['"a": [“York Road”, “Joppa Road”, “Osler Drive”],', '"a": ["York Road", "Joppa Road", "Osler Drive"],'],
    ['"a": [“We visit before 9 am.”, “You hear…”],', '"a": ["We visit before 9 am.", "You hear…"],'],
    ['"a": [„York“, „Joppa“], “b”: [»York«, »Joppa«],', '"a": ["York", "Joppa"], "b": ["York", "Joppa"],'],
    ["'a': ['York Road', 'Joppa Road'],", '"a": ["York Road", "Joppa Road"],'],
    ['“a”: “Towson, MD”,', '"a": "Towson, MD",'],
    ['"a": { “b”: “Ask”, “c”: “/quote/” },', '"a": { "b": "Ask", "c": "/quote/" },'],
    ['"a": “She said “yes”, “no” and left.”,', '"a": "She said “yes”, “no” and left.",'],
    ['"a": “The \\“best\\” of all”,', '"a": "The “best” of all",'],
    ['"a": ["the "best" one", "the "next" one"],', '"a": ["the \\"best\\" one", "the \\"next\\" one"],'],
  ])('ends each text of %s at its own mark', (line, right) => {
    expect(mended(line)).toBe(right)
  })

  test.each([
    ['"a": "We say “hi”,', '"a": "We say “hi”",'],
    ['"a": "We say “hi”, and go,', '"a": "We say “hi”, and go",'],
    ['"a": "They call it \'the works\',', '"a": "They call it \'the works\'",'],
  ])('keeps the marks inside the text of %s', (line, right) => {
    expect(mended(line)).toBe(right)
  })

  test.each(['pages/locations/towson-md.json', 'pages/index.json'])('mends %s after it went through Word', (page) => {
    const text = readFileSync(page, 'utf8')
    const inWord = text.replace(/"([^"\\\n]*(?:\\.[^"\\\n]*)*)"/g, '“$1”')
    expect(JSON.parse(fixed(inWord))).toEqual(JSON.parse(text))
  })

  test.each([
    ['"a:" "Towson, MD",', '"a": "Towson, MD",'],
    ['"a:" 5,', '"a": 5,'],
    ['"a: ["Towson"],', '"a": ["Towson"],'],
    ['"a": "Towson, MD"",', '"a": "Towson, MD",'],
    ['"a": ""Towson, MD",', '"a": "Towson, MD",'],
    ['"a"": "Towson, MD",', '"a": "Towson, MD",'],
    ['""a": "Towson, MD",', '"a": "Towson, MD",'],
    ['"a": "Towson, MD\',', '"a": "Towson, MD",'],
    ['"a": \'Towson, MD",', '"a": "Towson, MD",'],
    ['"a": { "x": "Ask us\', "b": "x" },', '"a": { "x": "Ask us", "b": "x" },'],
    ['"a": { "x": "Ask"", "b"": "x" },', '"a": { "x": "Ask", "b": "x" },'],
  ])('keeps no stray mark of %s in the text', (line, right) => {
    expect(mended(line)).toBe(right)
  })

  test.each([
    ['"a": −76.6019,', '"a": -76.6019,'],
    ['"a": –76.6019,', '"a": -76.6019,'],
    ['"a": — 76.6019,', '"a": -76.6019,'],
    ['"a": - 76.6019,', '"a": -76.6019,'],
    ['"a": [−1, 2],', '"a": [-1, 2],'],
    ['"a": 39,3289,', '"a": 39.3289,'],
  ])('keeps the value of the number in %s', (line, right) => {
    expect(mended(line)).toBe(right)
  })

  test.each([
    '(410) 555-0142',
    '410-555-0142',
    '410 555 0142',
    '+1 410 555 0142',
    'Towson, MD',
    '5 Main Street, Towson',
    'Yes, please',
    '76.6019° W',
    '−76.6019° W',
    '24/7',
    '8:00',
    '20 %',
    '/quote/',
    '#quote',
    '//example.com/a.jpg',
    'https://example.com/a, b',
    '{city} is, well, fine',
  ])('puts all of %s in quotation marks', (value) => {
    const places = [
      (text: string) => `"a": ${text},`,
      (text: string) => `"a": { "b": ${text}, "c": 1 },`,
      (text: string) => `"a": {\n    "b": ${text}\n  },`,
      (text: string) => `"a": {\n    "b": ${text},\n    "c": 1\n  },`,
    ]
    expect(places.map((place) => mended(place(value)))).toEqual(places.map((place) => place(`"${value}"`)))
  })

  test.each([
    ['1,000', 'There is a comma inside the number 1,000.'],
    ['50 %', 'A text must stand in quotation marks.'],
    ['7 am', 'A text must stand in quotation marks.'],
    ['39.4015° N', 'A text must stand in quotation marks.'],
  ])('says the same of %s wherever it stands', (value, message) => {
    const page = readFileSync('pages/locations/towson-md.json', 'utf8')
    const broken = [page.replace(/(?<="latitude": )[\d.]+/, value), `{ "latitude": ${value}, "longitude": 1 }`]
    expect(broken.map((text) => readJson(createSource(file, text)).problems.map((problem) => problem.message))).toEqual(
      [[message], [message]],
    )
  })

  test.each([
    ['"a": ("21204", "21286"),', '"a": ["21204", "21286"],'],
    ['"a": {"21204", "21286"},', '"a": ["21204", "21286"],'],
    ['"a": [York Road, Joppa Road],', '"a": ["York Road", "Joppa Road"],'],
  ])('makes a list of %s', (line, right) => {
    expect(mended(line)).toBe(right)
  })

  test.each(['"a":\u00a05,', '"a": \u200b5,', '"a": 5\u00a0,', '"a": 5\u200b,', '"a":\u00a0"b",', '"a": @ 5,'])(
    'deletes the stray character of %j',
    (line) => {
      expect(mended(line).replace(/\s/g, '')).toBe(line.replace(/[@\u200b\s]/g, ''))
    },
  )

  test.each(['<!-- order -->', '<!--\n  order\n  -->', '/* order */', '// order', '#order'])(
    'deletes %s',
    (comment) => {
      expect(mended(`${comment}\n  "a": 1,`)).toBe('"a": 1,')
    },
  )

  test.each([
    '"a": "A pipe of 12"",',
    '"a": ["He said "yes", "no" and left."],',
    '"a": "See "Rates", "Terms": both.",',
    '"a": ["York Road", "say "hi" now, "Joppa Road", "Osler Drive"],',
    '"a": ["York Road", ""Joppa" Road, "Osler Drive"],',
    '"a": 1,000,',
    '"a": "21204", "21286",',
    '"a": 21204, 21286,',
    '"a": "Towson", MD,',
    '"a": Call "us" now,',
    '"a": Hours, Monday: 8 to 5,',
    '"a": [\n    Towson, MD,\n    "Essex"\n  ],',
  ])('changes nothing of %j, which may be meant in two ways', (line) => {
    expect(mended(line)).toBe(line)
  })
})
