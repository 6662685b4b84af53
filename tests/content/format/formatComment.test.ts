import { describe, expect, test } from 'vitest'
import { formatComment } from '../../../src/content/format/formatComment.ts'
import type { Report, ReportedProblem } from '../../../src/content/format/formatJson.ts'

const problem = (more: Partial<ReportedProblem> = {}): ReportedProblem => ({
  ...{ file: 'pages/a.json', line: 3, column: 1, endLine: 3, endColumn: 4 },
  ...{ code: 'unknown-field', severity: 'error', message: 'Wrong.', fix: 'Right.' },
  ...more,
})
function comment(problems: ReportedProblem[], { impact = '', isBuilt = true } = {}): string {
  const number = (wanted: string) => problems.filter(({ severity }) => severity === wanted).length
  const report: Report = {
    version: 1,
    problems,
    summary: { errors: number('error'), warnings: number('warning'), tips: number('tip'), pages: 27, faultyPages: 0 },
  }
  return formatComment({ report, impact, isBuilt })
}

describe('src/content/format/formatComment', () => {
  test('says that nothing is to fix', () => {
    expect(comment([])).toContain('Nothing to fix: all 27 pages are fine.')
  })

  test('is a heading, what is to fix, the impact, and where to look', () => {
    const place = { file: 'pages/b_c.json', line: 1, column: 1, endLine: 1, endColumn: 2 }
    const unread = problem({ file: place.file, line: null, more: [place, place] })
    expect(comment([problem(), unread], { impact: '\n**1 page comes.**\n', isBuilt: false })).toBe(
      `### What this change does to the site

**2 things to fix** before this can be merged:

- **pages/a.json, line 3**: Wrong. *Right.*
- **pages/b&#95;c.json** (and 2 more places): Wrong. *Right.*

**1 page comes.**

Once nothing is to fix, the built site can be downloaded here.

The steps in words: [the guide](../blob/HEAD/pages/README.md).

`,
    )
  })

  test('names each thing to fix by file and line', () => {
    expect(comment([problem()])).toContain('- **pages/a.json, line 3**: Wrong. *Right.*')
  })

  test('names warnings behind what is to fix', () => {
    const later = problem({ severity: 'warning', line: 9, message: 'Odd.' })
    expect(comment([later, problem()])).toContain(
      `**1 thing to fix** before this can be merged:

- **pages/a.json, line 3**: Wrong. *Right.*

And 1 thing to look at, which can wait:

- **pages/a.json, line 9**: Odd. *Right.*
`,
    )
  })

  test('names the other file of two that clash', () => {
    const also = { ...problem(), file: 'pages/b.json', line: null, message: 'The other page is this one.' }
    expect(comment([problem({ also })])).toContain('Wrong. pages/b.json: The other page is this one. *Right.*')
  })

  test('names warnings once nothing is to fix', () => {
    expect(comment([problem({ severity: 'warning' })])).toContain('Nothing has to be fixed. 1 thing to look at:')
  })

  test('cuts a long list and says how much is left', () => {
    const long = comment(Array.from({ length: 20 }, () => problem()))
    expect([long.split('Wrong.').length - 1, long]).toEqual([
      15,
      expect.stringContaining('\n- and 5 more; the check below lists all of them.'),
    ])
    expect(comment(Array.from({ length: 15 }, () => problem()))).not.toContain('more')
  })

  test('shows the impact', () => {
    expect(comment([], { impact: '**1 page comes.**' })).toContain('**1 page comes.**')
  })

  test('says how to see the site only where it was built', () => {
    expect(comment([])).toContain('download **site**')
    expect(comment([problem()], { isBuilt: false })).not.toContain('download **site**')
  })

  test('escapes what a page says', () => {
    const text = comment([problem({ message: '"**x**" <b> @ann [a](b)' })])
    expect(text).not.toMatch(/"\*\*x|<b>|@ann|\[a\]\(b\)/)
  })
})
