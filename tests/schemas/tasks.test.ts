import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../src/content/format/formatProblems.ts'
import type { Problem } from '../../src/content/problem/problem.ts'
import { caseFolder, cases } from '../content/caseFiles.ts'
import { readSettings } from './jsonService.ts'

interface Pattern {
  regexp: string
  kind?: 'file'
  file: number
  line?: number
  column?: number
  severity?: number
  message: number
}
interface Task {
  label: string
  command: string
  windows: { command: string }
  problemMatcher: { severity?: string; pattern: Pattern }[]
}

const task = readSettings<{ tasks: Task[] }>('tasks.json').tasks.find(({ label }) => label === 'check pages')

/** What VS Code's matchers find in a printed line; only one may find something. */
function matchLine(line: string) {
  const found = (task?.problemMatcher ?? []).flatMap(({ severity: usual = 'error', pattern }) => {
    const groups = new RegExp(pattern.regexp).exec(line)
    const group = (index?: number) => (index === undefined ? undefined : groups?.[index])
    if (!groups) return []
    const place = pattern.kind === 'file' ? [] : [Number(group(pattern.line)), Number(group(pattern.column))]
    const severity = group(pattern.severity)?.toLowerCase() ?? usual
    return [{ place: [group(pattern.file), ...place].join(':'), severity, message: group(pattern.message) }]
  })
  expect(found.length, line).toBeLessThan(2)
  return found[0]
}

const problem: Problem = {
  file: 'pages/a.json',
  start: 0,
  end: 1,
  code: 'x',
  severity: 'error',
  message: 'Wrong: pages/b.json:1:1  here.',
  fix: 'Right.',
}
const matchProblem = (change: Partial<Problem>) =>
  formatProblems([{ ...problem, ...change }], { 'pages/a.json': '{}' })
    .split('\n')
    .map(matchLine)
    .filter((match) => match !== undefined)

describe('.vscode/tasks.json', () => {
  test('runs npm run check', () => {
    expect(task?.command).toBe('npm run check')
  })

  test('runs it on Windows without npm.ps1, which PowerShell refuses as it is set up', () => {
    expect(task?.windows.command).toBe('npm.cmd run check')
  })

  test.each(cases)('finds in the text of %s all that is to fix, and only that', (name) => {
    const lines = readFileSync(join(caseFolder, name, 'expected.txt'), 'utf8').split('\n')
    const things = Number(lines.map((line) => /^(\d+) things? to fix/.exec(line)?.[1]).find(Boolean) ?? 0)
    const heads = lines.filter((line) => /^(pages\/|site\.config\.json|\.published\.json)/.test(line))
    const found = lines.map(matchLine).filter((match) => match !== undefined)
    expect(found.map(({ place, message }) => `${place}  ${message}`)).toEqual(
      heads.map((head) => head.replace(/ {2}(Warning|Tip): /, '  ')),
    )
    expect(found.filter(({ severity }) => severity === 'error')).toHaveLength(things)
  })

  test.each([
    ['error', 'error'],
    ['warning', 'warning'],
    ['tip', 'info'],
  ] as const)('shows an %s as %s', (severity, shown) => {
    expect(matchProblem({ severity })).toEqual([
      { place: 'pages/a.json:1:1', severity: shown, message: problem.message },
    ])
  })

  test('finds a problem of a file as a whole', () => {
    expect(matchProblem({ file: 'pages/a b.json', start: 0, end: 0, severity: 'warning' })).toEqual([
      { place: 'pages/a b.json', severity: 'warning', message: problem.message },
    ])
  })
})
