import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../src/content/formatProblems.ts'
import { pageFile, problemsWith } from './inMemory.ts'

const file = 'pages/services/trial.json'
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

/** Codes of the problems of one page text, after printing them, and the time in milliseconds that both took. */
function check(text: string): { codes: string[]; time: number } {
  const start = performance.now()
  const problems = problemsWith({ [file]: text })
  formatProblems(problems, { [file]: text })
  return { codes: problems.map(({ code }) => code), time: performance.now() - start }
}

const cases: [what: string, text: string, codes: string[]][] = [
  ['10,000 lists in each other', nested(10_000, '[', ']'), ['wrong-type']],
  ['10,000 lists that are never closed', '['.repeat(10_000), ['unclosed-bracket']],
  ['10,000 blocks that are never closed', '{"a":'.repeat(10_000), ['unclosed-bracket']],
  [
    '10,000 levels inside a field',
    pageFile([{ type: 'prose', body: 'x' }]).replace('"x"', nested(10_000, '[', ']')),
    ['wrong-type'],
  ],
  [
    '10,000 levels in an unknown field',
    pageFile([]).replace('{', `{"deep":${nested(10_000, '[', ']')},`),
    ['unknown-field'],
  ],
  ['a text of 5 MB', pageFile([{ type: 'prose', body: 'word '.repeat(1_000_000) }]), []],
  ['a text of 5 MB that is never closed', `{"a": "${'word '.repeat(1_000_000)}`, ['unclosed-text']],
  ['500 kB of open links', pageFile([{ type: 'prose', body: '[a]('.repeat(125_000) }]), []],
  ['500 kB of open brackets', pageFile([{ type: 'prose', body: '['.repeat(500_000) }]), []],
  ['500 kB of closing brackets', pageFile([{ type: 'prose', body: '[a](/quote/)]'.repeat(40_000) }]), []],
  [
    '400 kB of nested stars',
    pageFile([{ type: 'prose', body: `${'[*a '.repeat(50_000)}[b](/quote/)${' a*'.repeat(50_000)}` }]),
    [],
  ],
  ['5 MB of quotation marks', `{"a": "${'"'.repeat(5_000_000)}`, ['quote-in-text']],
  [
    '5 MB of backslashes in an unknown link',
    pageFile([{ type: 'prose', body: `[a](/${'\\\\'.repeat(500_000)})` }]),
    ['unusable-link'],
  ],
  ['a field called __proto__', pageFile([]).replace('{', '{"__proto__": {"name": 1},'), ['unknown-field']],
  ['a section called __proto__', pageFile([{ type: '__proto__' }]), ['unknown-type']],
  ['a section called constructor', pageFile([{ type: 'constructor' }]), ['unknown-type']],
  ['a placeholder called constructor', pageFile([{ type: 'prose', body: '{constructor}' }]), ['unknown-token']],
  [
    'a folder called __proto__',
    pageFile([{ type: 'cardGrid', source: { collection: '__proto__' } }]),
    ['unknown-folder'],
  ],
  ['lone surrogates', pageFile([{ type: 'prose', body: '\ud800 [\udc00](/quote/)' }]), []],
  ['lone surrogates in a wrong place', pageFile([{ type: 'prose', body: 'x', tone: '\ud800' }]), ['unknown-choice']],
  ['the byte 0', '\0', ['stray-character']],
]

describe('src/content against hostile files', () => {
  test.each(cases)('answers %s in a moment', (_, text, codes) => {
    const result = check(text)
    expect(result.codes).toEqual(codes)
    expect(result.time).toBeLessThan(2000)
  })
})
