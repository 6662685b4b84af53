import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../src/content/format/formatProblems.ts'
import type { Problem } from '../../src/content/problem/problem.ts'
import { matchLine, severityOf, task } from './vsCodeTask.ts'

const problem: Problem = {
  file: 'pages/a.json',
  start: 0,
  end: 1,
  code: 'unknown-field',
  severity: 'error',
  message: 'Wrong: pages/b.json:1:1  here.',
  fix: 'Right.',
}

const matchProblem = (change: Partial<Problem>) =>
  formatProblems([{ ...problem, ...change }], { [change.file ?? problem.file]: '{}' })
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

  // tests/content/cases.test.ts compares it with the text of every case.
  describe.each([
    'pages/a b.json',
    'pages/towson  md.json',
    'pages/contact.JSON',
    'pages/contact.Json ',
    'pages/index.json.txt',
    'pages/notes',
    'pages/read  me.txt',
    'pages/Über uns.json',
    'pages/a:1.json',
    'pages/towns/',
    'pages/',
    'public/images/lobby.heic',
    'site.config.json',
    '.published.json',
  ])('of %s', (file) => {
    test.each(['error', 'warning', 'tip'] as const)('finds its %s as a whole', (severity) => {
      expect(matchProblem({ file, start: 0, end: 0, severity })).toEqual([
        { place: file.trim(), severity: severityOf[severity], message: problem.message },
      ])
    })

    test.each(['error', 'warning', 'tip'] as const)('finds its %s at a place', (severity) => {
      expect(matchProblem({ file, severity })).toEqual([
        { place: `${file.trim()}:1:1`, severity: severityOf[severity], message: problem.message },
      ])
    })
  })

  test('takes no other line that a terminal shows for a problem', () => {
    const others = ['> ashlar@0.1.0 check', '> node scripts/run.mjs check', 'All 27 pages are fine. (0.21 s)', '']
    expect(others.map(matchLine)).toEqual(others.map(() => undefined))
  })
})
