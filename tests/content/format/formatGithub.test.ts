import { describe, expect, test } from 'vitest'
import { formatGithub } from '../../../src/content/format/formatGithub.ts'
import type { Problem } from '../../../src/content/problem/problem.ts'
import { problem } from '../oneProblem.ts'

const sources = { 'pages/a.json': '{\n\t"a": "b"\n}', 'pages/b.json': '{}' }
const print = (change: Partial<Problem>) => formatGithub([{ ...problem, ...change }], sources).split('\n')[0]

/** Parses a line like https://github.com/actions/runner: ActionCommand.TryParseV2. */
function parse(line = '') {
  const [, command, properties = '', data = ''] = /^::(\w+) (.*?)::(.*)$/.exec(line) ?? []
  const decode = (text: string) =>
    text
      .replaceAll('%0D', '\r')
      .replaceAll('%0A', '\n')
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%25', '%')
  const pairs = properties.split(',').map((pair) => [pair.split('=', 1)[0], decode(pair.replace(/^[^=]*=/, ''))])
  return { command, ...Object.fromEntries(pairs), data: decode(data) }
}

describe('src/content/format/formatGithub', () => {
  test('prints a command with place, title, message and fix, then the summary', () => {
    expect(formatGithub([problem], sources)).toBe(
      [
        '::error file=pages/a.json,line=2,endLine=2,col=6,endColumn=8,title=Unknown field::Wrong.%0ARight.',
        '1 thing to fix in 1 page. 1 page is fine. Nothing was written.',
        '',
      ].join('\n'),
    )
  })

  test('prints only the summary where nothing is wrong', () => {
    expect(formatGithub([], sources)).toBe('All 2 pages are fine.\n')
  })

  test('prints errors, then warnings, then tips as notices, each in their order', () => {
    const problems = (['tip', 'warning', 'error', 'tip', 'error'] as const).map((severity, index) => ({
      ...problem,
      severity,
      message: String(index),
    }))
    const lines = formatGithub(problems, sources).split('\n').slice(0, 5)
    expect(lines.map((line) => /^::(\w+) .*::(\d)/.exec(line)?.slice(1).join(' '))).toEqual([
      'error 2',
      'error 4',
      'warning 1',
      'notice 0',
      'notice 3',
    ])
  })

  test('escapes per cent signs and line breaks in the message', () => {
    expect(print({ message: '5 %\r\n::error::a, b: c', fix: '%0A' })).toMatch(/::5 %25%0D%0A::error::a, b: c%0A%250A$/)
  })

  test('escapes colons and commas in the file name too', () => {
    expect(print({ file: 'pages/a,b:c%\n.json', start: 0, end: 0 })).toMatch(
      /^::error file=pages\/a%2Cb%3Ac%25%0A\.json,title=/,
    )
  })

  test('reads back as it was written', () => {
    const change = { file: 'pages/::a,line=9\n%3A.json', start: 0, end: 0, message: 'a::b\n::stop-commands::c %0A' }
    expect(parse(print(change))).toEqual({
      command: 'error',
      file: change.file,
      title: 'Unknown field',
      data: `${change.message}\nRight.`,
    })
  })

  test('prints one line a problem, whatever a page says', () => {
    const problems = ['a\n::b', 'a\r::b', 'a\r\n::b'].map((message) => ({ ...problem, message, fix: message }))
    expect(formatGithub(problems, sources).split(/[\r\n]/)).toHaveLength(5)
  })

  test('has no columns for a place of several lines', () => {
    expect(print({ start: 0, end: 13 })).toMatch(/line=1,endLine=3,title=/)
  })

  test('ends at the line of the last character, not behind its line break', () => {
    expect(print({ start: 0, end: 2 })).toContain('line=1,endLine=1,col=1,endColumn=2,')
  })

  test('names only the file for a problem of the file as a whole', () => {
    expect(print({ start: 0, end: 0 })).toMatch(/^::error file=pages\/a\.json,title=Unknown field::/)
  })

  test('names no file for a problem of the whole folder', () => {
    expect(print({ file: '.', start: 0, end: 0 })).toMatch(/^::error title=Unknown field::/)
  })

  test('tells the second place between message and fix', () => {
    const also = { file: 'pages/b.json', start: 0, end: 1, message: 'The other one.' }
    expect(print({ also })).toMatch(/::Wrong\.%0Apages\/b\.json:1 {2}The other one\.%0ARight\.$/)
  })

  test('names files as the repository does, where the site is a folder of it', () => {
    expect(formatGithub([problem], sources, { folder: 'sites/a' })).toMatch(/^::error file=sites\/a\/pages\/a\.json,/)
  })
})
