import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../src/content/problem/problem.ts'
import { createReport } from '../../../src/node/dev/createReport.ts'

const about = 'pages/about.json'
const problem = (change: Partial<Problem> = {}): Problem => ({
  ...{ file: about, start: 2, end: 5, code: 'unknown-field', severity: 'error', message: 'Wrong.', fix: 'Right.' },
  ...change,
})
const warning = problem({ severity: 'warning', message: 'Odd.' })
const [wrong, odd] = [
  'pages/about.json:1:3  Wrong.\n    1 | { "a": 1 }\n      |   ~~~\n    Right.\n',
  'pages/about.json:1:3  Warning: Odd.\n    1 | { "a": 1 }\n      |   ~~~\n    Right.\n',
]

/** Returns what a terminal shows for successive states of the site. */
function tell(...states: Problem[][]): string[] {
  const report = createReport()
  const sources = { [about]: '{ "a": 1 }', 'pages/index.json': '{}' }
  return states.map((problems) => report({ sources, problems, pictures: { get: () => undefined } }))
}

describe('src/node/dev/createReport', () => {
  test('says nothing of a site that is fine, as long as it is', () => {
    expect(tell([], [])).toEqual(['', ''])
  })

  test('prints errors and warnings as the check does, each once', () => {
    const sum = '1 thing to fix in 1 page. 1 page is fine. 1 warning.'
    expect(tell([warning], [problem(), warning], [problem(), warning])).toEqual([
      `${odd}1 warning in 1 page. 1 page is fine.\n`,
      `${wrong}${sum} The pages are shown again once nothing is left to fix.\n`,
      '',
    ])
  })

  test('says that all is fine again', () => {
    expect(tell([problem()], [])[1]).toBe('All 2 pages are fine.\n')
  })

  test('says what is left where one of several is mended', () => {
    expect(tell([problem(), warning], [warning])[1]).toBe('1 warning in 1 page. 1 page is fine.\n')
  })

  test('does not repeat a problem that moves to another line, and prints a second one like it', () => {
    const moved = problem({ start: 4, end: 5 })
    expect(tell([problem()], [moved], [problem(), moved])).toEqual([
      expect.stringContaining('Wrong.'),
      '',
      expect.stringMatching(/^pages\/about\.json:1:5 {2}Wrong\.[\s\S]*2 things to fix/),
    ])
  })

  test('leaves tips to the check', () => {
    expect(tell([problem({ severity: 'tip' })])).toEqual([''])
  })

  test('cuts a long list, errors first', () => {
    const many = Array.from({ length: 40 }, (_, index) => problem({ severity: 'warning', message: `Odd ${index}.` }))
    const [text = ''] = tell([...many, problem()])
    expect([text.match(/Odd/g)?.length, text]).toEqual([11, expect.stringContaining('Wrong.')])
    expect(text).toContain('and 29 more new ones; npm run check lists all of them.\n1 thing to fix')
  })
})
