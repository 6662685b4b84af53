import { describe, expect, test } from 'vitest'
import { fixSite } from '../../src/content/fix/fixSite.ts'
import { formatFixes } from '../../src/content/format/formatFixes.ts'
import { formatProblems } from '../../src/content/format/formatProblems.ts'
import { baseAssets, baseSite } from './baseSite.ts'
import { pageFile, problemsWith } from './inMemory.ts'

const file = 'pages/services/trial.json'
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

/** Returns the codes of the problems of one page text, after formatting them. */
function check(text: string): string[] {
  const problems = problemsWith({ [file]: text })
  formatProblems(problems, { [file]: text })
  return problems.map(({ code }) => code)
}

/** Texts so long that an algorithm of quadratic time never ends. */
const mega = 500_000

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
  ['a very long text', pageFile([{ type: 'prose', body: 'word '.repeat(mega / 5) }]), []],
  ['a very long text that is never closed', `{"a": "${'word '.repeat(mega / 5)}`, ['unclosed-text']],
  ['500 kB of open links', pageFile([{ type: 'prose', body: '[a]('.repeat(125_000) }]), ['cut-off']],
  ['500 kB of open brackets', pageFile([{ type: 'prose', body: '['.repeat(500_000) }]), ['cut-off']],
  ['100 kB of opening braces', pageFile([{ type: 'prose', body: '{'.repeat(100_000) }]), []],
  ['500 kB of closing brackets', pageFile([{ type: 'prose', body: '[a](/quote/)]'.repeat(40_000) }]), []],
  [
    '400 kB of nested stars',
    pageFile([{ type: 'prose', body: `${'[*a '.repeat(50_000)}[b](/quote/)${' a*'.repeat(50_000)}` }]),
    [],
  ],
  ['very many quotation marks', `{"a": "${'"'.repeat(mega)}`, ['quote-in-text']],
  [
    'very many backslashes in an unknown link',
    pageFile([{ type: 'prose', body: `[a](/${'\\\\'.repeat(mega / 10)})` }]),
    ['unusable-link'],
  ],
  ['a field called __proto__', pageFile([]).replace('{', '{"__proto__": {"name": 1},'), ['unknown-field']],
  ['a section called __proto__', pageFile([{ type: '__proto__' }]), ['unknown-type']],
  ['a section called constructor', pageFile([{ type: 'constructor' }]), ['unknown-type']],
  ['a placeholder called constructor', pageFile([{ type: 'prose', body: '{constructor}' }]), ['unknown-token']],
  [
    'a folder called __proto__',
    pageFile([{ type: 'cardGrid', source: { collection: '__proto__' } }]),
    ['unknown-folder', 'raw-marks'],
  ],
  ['100 kB of spaces in a tag', pageFile([{ type: 'prose', body: `<a x=${' '.repeat(100_000)}y` }]), []],
  ['100 kB of braces', pageFile([{ type: 'prose', body: '{'.repeat(100_000) }]), []],
  [
    '100 kB of spaces behind the name of a placeholder',
    pageFile([{ type: 'prose', body: `{company${' '.repeat(100_000)}x` }]),
    ['misspelt-token'],
  ],
  ['100 kB of spaces in a text that is never closed', `{"a": "x${' '.repeat(100_000)}y`, ['unclosed-text']],
  ['100 kB of braces in a text that is never closed', `{"a": "x${' }'.repeat(50_000)}y`, ['unclosed-text']],
  [
    '100 kB of at signs as an address',
    pageFile([{ type: 'linkList', links: [{ label: 'x', href: `${'@'.repeat(100_000)}!` }] }]),
    ['unusable-link'],
  ],
  ['lone surrogates', pageFile([{ type: 'prose', body: '\ud800 [\udc00](/quote/)' }]), ['lost-letter']],
  ['lone surrogates in a wrong place', pageFile([{ type: 'prose', body: 'x', tone: '\ud800' }]), ['unknown-choice']],
  ['an empty file', '', ['empty-file']],
  ['nothing but a byte-order mark', '\ufeff', ['empty-file']],
  ['very many commas', `[${','.repeat(mega)}]`, ['extra-comma']],
  ['very many closing brackets', `[${']'.repeat(mega)}`, ['extra-bracket']],
  ['very many curly quotation marks', `{"a": ${'“'.repeat(mega)}`, ['curly-quotes']],
  ['very many letters', 'x'.repeat(mega), ['unquoted-text']],
  ['10,000 levels set twice', `{"a":${nested(10_000, '[', ']')},"a":${nested(10_000, '[', ']')}}`, ['duplicate-field']],
  ['a list around 10,000 levels', pageFile([]).replace('"Trial"', nested(10_000, '[', ']')), ['wrong-type']],
  ['100,000 comments', `{"a": 1 ${'// x\n'.repeat(100_000)}}`, ['comment']],
  ['100,000 missing commas', `[${'1 '.repeat(100_000)}]`, ['missing-comma']],
  ['the byte 0', '\0', ['stray-character']],
]

/** Returns the codes of the problems that remain after fixing. */
function fix(text: string): string[] {
  const site = fixSite({ sources: { ...baseSite, [file]: text }, assets: baseAssets })
  formatFixes(site.fixed, site.sources)
  return site.problems.map(({ code }) => code)
}

const many = (times: number, text: string) => Array.from({ length: times }, () => text).join(',')
const crowded: [what: string, text: string, left: string[]][] = [
  ['10,000 fields of the same name', `{${many(10_000, '"a":1')}}`, ['missing-field', 'unknown-field']],
  [
    '10,000 entries of a wrong type',
    pageFile([]).replace('{', `{"mentions":[${many(10_000, '5')}],`),
    ['idle-mention'],
  ],
  ['2,000 misspelt links in one text', pageFile([{ type: 'prose', body: '[a](/qoute/) '.repeat(2000) }]), []],
  ['2,000 misspelt placeholders in one text', pageFile([{ type: 'prose', body: '{pone} '.repeat(2000) }]), []],
]

describe('src/content, hostile files', () => {
  test.each(crowded)('fixes %s', (_, text, left) => {
    expect([...new Set(fix(text))].sort()).toEqual(left)
  })

  test.each(cases)('comes to an end when it fixes %s', (_, text) => {
    expect(() => fix(text)).not.toThrow()
  })

  test.each(cases)('answers %s', (_, text, codes) => {
    expect(check(text)).toEqual(codes)
  })
})
