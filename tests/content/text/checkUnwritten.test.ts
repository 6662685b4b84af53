import { describe, expect, test } from 'vitest'
import { findUnwrittenMarks, unwrittenMark } from '../../../src/content/text/checkUnwritten.ts'
import { pageFile, problemsWith, underlined } from '../inMemory.ts'

describe('src/content/text/checkUnwritten', () => {
  test('finds the mark that it made', () => {
    const text = `Before ${unwrittenMark('two sentences about Columbia')} after`
    expect(findUnwrittenMarks(text)).toEqual([{ hint: 'two sentences about Columbia', start: 7, end: text.length - 6 }])
  })

  test('makes a mark that no hint can close early', () => {
    expect(findUnwrittenMarks(unwrittenMark('a [short] text')).map(({ hint }) => hint)).toEqual(['a short text'])
  })

  test('takes other words in square brackets for words', () => {
    expect(findUnwrittenMarks('[to be written] [write: this] [a link](/quote/)')).toEqual([])
  })

  test('points at exactly the mark behind escapes', () => {
    const body = 'An \u201copen\u201d\n\t"yard" [to write: more] [b](/quote/)'
    const text = pageFile([{ type: 'prose', body }])
    expect(underlined(problemsWith({ 'pages/x.json': text })[0], text)).toBe('[to write: more]')
  })

  test.each([
    [true, 'warning'],
    [false, 'error'],
  ])('weighs as much as the page allows: draft %s, %s', (draft, severity) => {
    const text = pageFile([{ type: 'prose', body: '[to write: more]' }], { draft })
    expect(problemsWith({ 'pages/x.json': text }).map((problem) => [problem.code, problem.severity])).toEqual([
      ['unwritten-text', severity],
    ])
  })
})
