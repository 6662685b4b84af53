import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../src/content/problem/problem.ts'
import { noteWarnings } from '../../../src/node/dev/noteWarnings.ts'

const about = 'pages/about.json'
const home = 'pages/index.json'
const warning = (file: string, message: string, severity: Problem['severity'] = 'warning'): Problem => ({
  ...{ file, start: 0, end: 1, code: 'unknown-field', severity, message, fix: 'Right.' },
})
const note = (problems: Problem[], html = '<body><p>Hello</p></body>') =>
  noteWarnings(html, { sources: { [about]: '{}', [home]: '{}' }, problems, pictures: { get: () => undefined } }, about)

describe('src/node/dev/noteWarnings', () => {
  test('leaves a page as it is where there is no warning', () => {
    expect(note([warning(about, 'Look.', 'tip')])).toBe('<body><p>Hello</p></body>')
  })

  test('adds the warnings at the end of the page, closed, in the words of the check', () => {
    expect(note([warning(about, 'Odd.')])).toMatch(
      /^<body><p>Hello<\/p><ashlar-warnings>.*<details><summary>1 warning on this page<\/summary><pre tabindex="0">pages\/about\.json:1:1 {2}Warning: Odd\.\n[\s\S]*<\/ashlar-warnings><\/body>$/,
    )
  })

  test('shows those of the page first', () => {
    const text = note([warning(about, 'A.'), warning(home, 'B.'), warning(about, 'C.')])
    expect(text.match(/[ABC]\.(?=\n)/g)).toEqual(['A.', 'C.', 'B.'])
    expect(text).toContain('>3 warnings, 2 on this page<')
  })

  test('cuts a long list', () => {
    const text = note(Array.from({ length: 40 }, (_, index) => warning(home, `Odd ${index}.`)))
    expect(text).toContain('and 10 more; npm run check lists all of them.')
    expect(text).toContain('>40 warnings<')
  })

  test('shows what a page says as text', () => {
    expect(note([warning(about, '"</pre><script>x</script>"')])).not.toContain('<script>')
  })
})
