import { describe, expect, test } from 'vitest'
import { formatProblems, summarize } from '../../../src/content/format/formatProblems.ts'
import { showLine } from '../../../src/content/format/showLine.ts'
import { problem } from '../oneProblem.ts'
import { template, site as templateSite, towson } from '../templates/templateSite.ts'

const sources = { 'pages/a.json': '{\n\t"a": "b"\n}', 'pages/b.json': '{}', 'site.config.json': '{}' }

describe('src/content/format/formatProblems', () => {
  test('prints place, message, source line, underline and fix', () => {
    const expected = ['pages/a.json:2:6  Wrong.', '    2 |   "a": "b"', '      |       ~~~', '    Right.', ''].join(
      '\n',
    )
    expect(formatProblems([problem], sources)).toBe(expected)
  })

  test('prints no line for a problem of the file as a whole', () => {
    expect(formatProblems([{ ...problem, start: 0, end: 0 }], sources)).toBe('pages/a.json  Wrong.\n    Right.\n')
  })

  test('prints no order to a terminal, and no line break, that stands in the name of a file', () => {
    const [line] = formatProblems(
      [{ ...problem, file: 'pages/x\u001b[31m\n::error::y.json', start: 0, end: 0 }],
      {},
    ).split('\n')
    expect(line).toMatch(/^pages\/x·\[31m·::error::y\.json/)
  })

  test('prints no order to a terminal that a message repeats from a file', () => {
    const [said, fix] = ['"a\u001b[31m" is wrong.', 'Write "a\u202e".']
    const also = { file: 'pages/b.json', start: 0, end: 0, message: 'b\u0007.' }
    expect(formatProblems([{ ...problem, start: 0, end: 0, message: said, fix, also }], sources)).toBe(
      'pages/a.json  "a·[31m" is wrong.\n    pages/b.json  b·.\n    Write "a·".\n',
    )
  })

  test('names a warning', () => {
    expect(formatProblems([{ ...problem, severity: 'warning' }], sources)).toContain('  Warning: Wrong.')
  })

  test('uses colours only when asked', () => {
    expect(
      [formatProblems([problem], sources), formatProblems([problem], sources, { colour: true })].map((text) =>
        text.includes('\u001b'),
      ),
    ).toEqual([false, true])
  })

  test('prints nothing for no problem', () => {
    expect(formatProblems([], sources)).toBe('')
  })

  test.each([
    [[problem], '1 thing to fix in 1 page. 1 page is fine. Nothing was written.'],
    [[problem, { ...problem, file: 'pages/b.json' }], '2 things to fix in 2 pages. Nothing was written.'],
    [
      [{ ...problem, file: 'site.config.json' }],
      '1 thing to fix in site.config.json. 2 pages are fine. Nothing was written.',
    ],
    [
      [problem, { ...problem, file: 'site.config.json' }],
      '2 things to fix in 1 page and site.config.json. 1 page is fine. Nothing was written.',
    ],
    [[{ ...problem, severity: 'tip' as const }], 'All 2 pages are fine. 1 tip.'],
    [[], 'All 2 pages are fine.'],
  ])('sums up in words', (problems, text) => {
    expect(summarize({ problems, sources })).toBe(text)
  })

  test('calls no page fine that was not checked, and says that there may be more', () => {
    expect(
      summarize({ problems: [{ ...problem, file: 'site.config.json' }], sources, waiting: ['site.config.json'] }),
    ).toBe(
      '1 thing to fix in site.config.json. The other files are checked to the end once site.config.json is right: there may be more to fix. Nothing was written.',
    )
    expect(summarize({ problems: [problem], sources, waiting: ['pages/a.json'] })).toBe(
      '1 thing to fix in 1 page. 1 page is fine. More may be found in pages/a.json once what is said of it is mended. Nothing was written.',
    )
    expect(summarize({ problems: [problem], sources, waiting: ['pages/a.json', 'pages/b.json'] })).toContain(
      ' More may be found in these 2 files once what is said of them is mended. ',
    )
  })

  test.each([
    [[], 'All 10 pages are fine.'],
    [[{ ...problem, file: towson }], '1 thing to fix in 1 page. 9 pages are fine. Nothing was written.'],
    [[{ ...problem, file: template }], `1 thing to fix in ${template}. 9 pages are fine. Nothing was written.`],
  ])('counts the pages that templates make', (problems, text) => {
    expect(summarize({ problems, sources: templateSite })).toBe(text)
  })
})

describe('src/content/format/formatProblems', () => {
  test('cuts a long line around what is underlined', () => {
    const shown = showLine(`${'a '.repeat(500)}HERE${' b'.repeat(500)}`, 1000, 1004, 40)
    expect(shown.text.slice(shown.underline.indexOf('~'), shown.underline.length)).toBe('HERE')
  })

  test('is no wider than asked, but for the marks of a cut', () => {
    expect(showLine('x'.repeat(5000), 2000, 4000, 60).text.length).toBeLessThanOrEqual(62)
  })

  test('counts wide characters as two columns', () => {
    expect(showLine('"東京": bad', 6, 9, 80).underline).toBe('        ~~~')
  })

  test('shows what a terminal would obey as a dot', () => {
    expect(showLine('a\u001b[31mb\u202e\ud800', 0, 1, 80).text).toBe('a·[31mb··')
  })

  test('underlines one column at the end of a line', () => {
    expect(showLine('abc', 3, 4, 80)).toEqual({ text: 'abc', underline: '   ~' })
  })
})
