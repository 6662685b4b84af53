import { describe, expect, test } from 'vitest'
import { formatJson, type Report } from '../../../src/content/format/formatJson.ts'
import type { Problem } from '../../../src/content/problem/problem.ts'
import { problem } from '../oneProblem.ts'

const sources = { 'pages/a.json': '{\n\t"a": "b"\n}', 'pages/b.json': '{}', 'site.config.json': '{}' }
const report = (problems: Problem[], texts: Record<string, string> = sources) =>
  JSON.parse(formatJson(problems, texts)) as Report

describe('src/content/format/formatJson', () => {
  test('prints version, problems and counts', () => {
    expect(report([problem])).toEqual({
      version: 1,
      problems: [
        {
          file: 'pages/a.json',
          line: 2,
          column: 6,
          endLine: 2,
          endColumn: 9,
          code: 'unknown-field',
          severity: 'error',
          message: 'Wrong.',
          fix: 'Right.',
        },
      ],
      summary: { errors: 1, warnings: 0, tips: 0, pages: 2, faultyPages: 1 },
      waiting: [],
    })
  })

  test('keeps the order of the problems', () => {
    const codes = (['no-page', 'comment', 'past'] as const).map((code) => ({ ...problem, code }))
    expect(report(codes).problems.map(({ code }) => code)).toEqual(['no-page', 'comment', 'past'])
  })

  test('counts every severity', () => {
    const problems = (['error', 'tip', 'warning', 'tip'] as const).map((severity) => ({ ...problem, severity }))
    expect(report(problems).summary).toMatchObject({ errors: 1, warnings: 1, tips: 2 })
  })

  test('counts a page with only a warning as none with an error', () => {
    expect(report([{ ...problem, severity: 'warning' }]).summary.faultyPages).toBe(0)
  })

  test('gives edits with offsets, lines and columns, insertions too', () => {
    const edits = [
      { file: 'pages/a.json', start: 3, end: 6, text: '"c"' },
      { file: 'pages/b.json', start: 1, end: 1, text: ' ' },
    ]
    expect(report([{ ...problem, edits }]).problems[0]?.edits).toEqual([
      { file: 'pages/a.json', line: 2, column: 2, endLine: 2, endColumn: 5, start: 3, end: 6, text: '"c"' },
      { file: 'pages/b.json', line: 1, column: 2, endLine: 1, endColumn: 2, start: 1, end: 1, text: ' ' },
    ])
  })

  test('gives the second place', () => {
    const also = { file: 'pages/b.json', start: 0, end: 1, message: 'The other one.' }
    expect(report([{ ...problem, also }]).problems[0]?.also).toEqual({
      file: 'pages/b.json',
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 2,
      message: 'The other one.',
    })
  })

  test('has no line for a problem of the file as a whole', () => {
    expect(report([{ ...problem, start: 0, end: 0 }]).problems[0]).toMatchObject({
      line: null,
      column: null,
      endLine: null,
      endColumn: null,
    })
  })

  test('has no line for a problem of a file that was not read', () => {
    expect(report([{ ...problem, file: 'pages/', start: 0, end: 0 }], {}).problems[0]?.line).toBeNull()
  })

  test('does not count a byte-order mark', () => {
    const texts = { ...sources, 'pages/a.json': `\ufeff${sources['pages/a.json']}` }
    expect(report([problem], texts).problems).toEqual(report([problem]).problems)
  })

  test('keeps half a surrogate pair readable for every JSON parser', () => {
    expect(formatJson([{ ...problem, message: '\ud800' }], sources)).toContain('"\\ud800"')
  })

  test('ends with a line break', () => {
    expect(formatJson([], {})).toMatch(/[^\n]\n$/)
  })
})
