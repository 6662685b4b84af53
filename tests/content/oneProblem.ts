import type { Problem } from '../../src/content/problem/problem.ts'

/** A problem for tests of output formats; it points at three characters of `pages/a.json`. */
export const problem: Problem = {
  file: 'pages/a.json',
  start: 7,
  end: 10,
  code: 'unknown-field',
  severity: 'error',
  message: 'Wrong.',
  fix: 'Right.',
}
