import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { createSource } from '../../../src/content/problem/source.ts'
import { readJson } from '../../../src/content/read/readJson.ts'
import { baseAssets, baseSite } from '../baseSite.ts'

const file = 'pages/services/trial.json'
const fixed = (text: string) =>
  fixSite({ sources: { ...baseSite, [file]: text }, assets: baseAssets }).sources[file] ?? ''
/** Returns a line of a block with a field before and after it. */
const around = (line: string) => `{\n  "before": 1,\n  ${line}\n  "after": 2\n}\n`
/** Returns such a line after --fix. */
const mended = (line: string) => fixed(around(line)).replace(/^.*\n.*\n {2}|\n.*\n.*\n$/g, '')
/** Returns the fix of the check for such a line. */
const advice = (line: string) => readJson(createSource(file, around(line))).problems.map(({ fix }) => fix)

describe('src/content/read/explainSyntaxFault', () => {
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
    ['"a": "Five are enough." "We call you.",', '"a": "Five are enough. We call you.",'],
    ['"a": "Five"   "six",', '"a": "Five six",'],
    ['"a": "hero\n  ",', '"a": "hero",'],
    ['"a": "We come\n",', '"a": "We come",'],
  ])('makes one text of the pieces of %j', (line, right) => {
    expect(mended(line)).toBe(right)
  })

  test.each([
    ['"a": "Practice manager,"', '"a": "Practice manager",'],
    ['"href": "\\industries\\retail\\",', '"href": "/industries/retail/",'],
  ])('puts the signs of %s where they belong', (line, right) => {
    expect(mended(line)).toBe(right)
  })

  test('says that two texts stand side by side', () => {
    expect(advice('"a": "Five are enough." "We call you.",')).toEqual([
      'Write them as one: delete the two quotation marks between them.',
    ])
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
    ['"a": -1,5,', '"a": -1.5,'],
    ['"a": 0,123,', '"a": 0.123,'],
    ['"a": 1234,567,', '"a": 1234.567,'],
    ['"a": +5,', '"a": 5,'],
    ['"a": + 5,', '"a": 5,'],
    ['"a": .5,', '"a": 0.5,'],
    ['"a": -.5,', '"a": -0.5,'],
    ['"a": 5.,', '"a": 5,'],
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
    ['50 %', '"50 %" is not a number that a page file knows.'],
    ['7 am', '"7 am" is not a number that a page file knows.'],
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
    ['"a": ("21204"),', '"a": ["21204"],'],
    ['"a": (1, 2),', '"a": [1, 2],'],
    ['"a": (\n    "a",\n    "b"\n  ),', '"a": [\n    "a",\n    "b"\n  ],'],
  ])('makes a list of %s', (line, right) => {
    expect(mended(line)).toBe(right)
  })

  test.each(['"a":\u00a05,', '"a": \u200b5,', '"a": 5\u00a0,', '"a": 5\u200b,', '"a":\u00a0"b",', '"a": @ 5,'])(
    'deletes the stray character of %j',
    (line) => {
      expect(mended(line).replace(/\s/g, '')).toBe(line.replace(/[@\u200b\s]/g, ''))
    },
  )

  test.each([
    ['"a": 5, # five', 'five', '"a": 5,'],
    ['"a": # five\n  5,', 'five', '"a":\n  5,'],
    ['"a": // five\n  "x",', 'five', '"a":\n  "x",'],
    ['"a": // {city}\n  null,', '{city}', '"a":\n  null,'],
    ['"a": /* x */ 5,', 'x', '"a": 5,'],
    ['"a": [ # first\n    1, // one\n    2\n  ],', 'first one', '"a": [\n    1,\n    2\n  ],'],
    ['"a": //note\n  "b": 1,', undefined, '"a": "//note",\n  "b": 1,'],
    ['#!note\n  "a": 1,', '!note', '"a": 1,'],
    ['// one\n  // two\n  "a": 1,', 'one two', '"a": 1,'],
    ['// ----\n  "a": 1,', undefined, '"a": 1,'],
  ])('tells the comment of %j from a text without quotation marks, and keeps %j in a note', (lines, note, right) => {
    expect(mended(lines)).toBe(`${note === undefined ? '' : `"note": "${note}",\n  `}${right}`)
  })

  test.each([
    ['// one\n{\n  "a": 1\n}\n', '{\n  "note": "one",\n  "a": 1\n}\n'],
    ['{\n  // one\n  "a": 1\n}\n', '{\n  "note": "one",\n  "a": 1\n}\n'],
    ['{\n  "a": 1\n}\n// one\n', '{\n  "a": 1,\n  "note": "one"\n}\n'],
    ['{ // one\n  "a": // two\n    1\n}\n', '{\n  "note": "one two",\n  "a":\n    1\n}\n'],
    [
      '{\n  "sections": [\n    { "type": "faq", // one\n      "items": [] }\n  ]\n}\n',
      '{\n  "sections": [\n    { "type": "faq", "note": "one",\n      "items": [] }\n  ]\n}\n',
    ],
  ])('keeps the words of the comment in %j', (broken, right) => {
    expect(fixed(broken)).toBe(right)
  })

  test.each(['// "a": 1,', '// one\n  "note": "two",'])('leaves %j to the writer', (line) => {
    expect(mended(line)).toBe(line)
  })

  test.each([
    ['"a": NIL,', '"a": null,'],
    ['"a": undefined,', '"a": null,'],
    ['"a": YES,', '"a": true,'],
    ['"a": No,', '"a": false,'],
    ['"a": TRUE,', '"a": true,'],
    ['"a": nonesuch,', '"a": "nonesuch",'],
    ['"a": NaNcy,', '"a": "NaNcy",'],
  ])('takes the word of %s for what other programs mean by it', (line, right) => {
    expect(mended(line)).toBe(right)
  })

  test.each([
    ['"a": "one\n  two",', '"a": "one two",'],
    ['"a": "one \t\r\n\t two",', '"a": "one two",'],
    ['"a": ["one\n\n\n  two\n  three" ],', '"a": ["one\\n\\ntwo three" ],'],
    ['"a": { "b": "one\n two"},', '"a": { "b": "one two"},'],
  ])('joins the lines of %j', (lines, right) => {
    expect(mended(lines)).toBe(right)
  })

  test.each([
    ['"a": "C:\\dir",', '"a": "C:\\\\dir",'],
    ['"a": "it\\\'s",', '"a": "it\'s",'],
    ["'a': ['it\\'s', 'x'],", '"a": ["it\'s", "x"],'],
    ["'a': 'say \"hi\"',", '"a": "say \\"hi\\"",'],
    ['"a": "x \\“y\\”",', '"a": "x “y”",'],
    ['"a": "x \\😀",', '"a": "x \\\\😀",'],
  ])('keeps the signs of %s', (line, right) => {
    expect(mended(line)).toBe(right)
  })

  test.each([
    ['a: 1,', '"a": 1,'],
    ['a": 1,', '"a": 1,'],
    ['été = 1,', '"été" : 1,'],
    ['a-b {"c": 1},', '"a-b": {"c": 1},'],
    ['$a "x",', '"$a": "x",'],
    ['"a"; 1,', '"a": 1,'],
    ['"a" ["x"],', '"a": ["x"],'],
    ['"a :" 1,', '"a": 1,'],
    ['"a": "b": 1 },', '"a": { "b": 1 },'],
    ['"a": "x" "b": 1,', '"a": "x", "b": 1,'],
    ['"a": true "b": [1 2],', '"a": true, "b": [1, 2],'],
    ['"a": {} "b": 1,', '"a": {}, "b": 1,'],
    ['"a": { "b": [1, 2 },', '"a": { "b": [1, 2] },'],
    ['"a": [1},', '"a": [1],'],
    ['"a": {"b": 1],', '"a": {"b": 1},'],
    ['"a": 5 ;', '"a": 5 ,'],
    ['"a": ~ [1],', '"a":  [1],'],
    ['"a": ! true,', '"a":  true,'],
    ['"a": * 5,', '"a":  5,'],
  ])('mends the signs around names and values of %s', (line, right) => {
    expect(mended(line)).toBe(right)
  })

  test.each([
    ['"a": 007,', 'Write 7, or "007" if it is a text.'],
    ['"a": -05,', 'Write -5, or "-05" if it is a text.'],
    ['"a": 00.5,', 'Write 0.5, or "00.5" if it is a text.'],
    ['"a": 0x1F,', 'Write "0x1F" if it is a text.'],
    ['"a": --5,', 'Write "--5" if it is a text.'],
    ['"a": 12,345,', 'Write 12345, or 12.345 if it is a fraction.'],
    ['"a": 01,5,', 'Write 1.5.'],
    ['"a": 1, 2.5, -3,', 'Write [1, 2.5, -3].'],
    ['"a": "b",\n  "21204", "21286",', 'Write [ before it and ] behind it.'],
    ['"a": NaN,', 'Write the value, or delete this field together with its name.'],
    ['"a": -Infinity,', 'Write the value, or delete this field together with its name.'],
    ['"a": "x \\u12 y",', 'Write four digits after \\u, such as \\u2019, or \\\\ for a backslash that is shown.'],
    ['"a": ,', 'Write a value after the colon, or delete the field.'],
    ['a, b,', 'Write "a": "…", or move it into the quotation marks of the text it belongs to.'],
    ['"a": ["b": 1],', 'Put the name and its value in braces: { "label": "…" }.'],
    ['"a": key: value,', 'Write " before and after it.'],
    ['"a": a\\b,', 'Write " before and after it.'],
    ['"a": "one\n  two,', 'Keep a text on one line, however long. Write \\n\\n where a new paragraph begins.'],
  ])('leaves %j to the writer: %s', (line, fix) => {
    expect(advice(line)).toEqual([fix])
    expect(mended(line)).toBe(line)
  })

  test.each(['<!-- order -->', '<!--\n  order\n  -->', '/* order */', '// order', '#order'])(
    'makes a note of %s',
    (comment) => {
      expect(mended(`${comment}\n  "a": 1,`)).toBe('"note": "order",\n  "a": 1,')
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
