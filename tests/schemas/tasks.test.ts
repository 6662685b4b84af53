import { describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { formatProblems, summarize } from '../../src/content/format/formatProblems.ts'
import { isPlaced, openSources } from '../../src/content/problem/openSources.ts'
import type { Problem, Texts } from '../../src/content/problem/problem.ts'
import { printable } from '../../src/content/wording/phrases.ts'
import { baseAssets, baseSite } from '../content/baseSite.ts'
import { cases, readCase } from '../content/caseFiles.ts'
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

/** What VS Code finds in a printed line: the first of its matchers that finds something counts. It trims what they find. */
function matchLine(line: string) {
  const found = (task?.problemMatcher ?? []).flatMap(({ severity: usual = 'error', pattern }) => {
    const groups = new RegExp(pattern.regexp).exec(line)
    const group = (index?: number) => (index === undefined ? undefined : groups?.[index]?.trim())
    if (!groups) return []
    const place = pattern.kind === 'file' ? [] : [Number(group(pattern.line)), Number(group(pattern.column))]
    const severity = group(pattern.severity)?.toLowerCase() ?? usual
    return [{ place: [group(pattern.file), ...place].join(':'), severity, message: group(pattern.message) }]
  })
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
const severityOf = { error: 'error', warning: 'warning', tip: 'info' } as const

/** What VS Code is to list of problems; tips wait until no error is left. */
function expectedOf(problems: readonly Problem[], sources: Texts) {
  const open = openSources(sources)
  const hasError = problems.some(({ severity }) => severity === 'error')
  const shown = problems.filter(({ severity }) => !hasError || severity !== 'tip')
  return shown.map((found) => {
    const { line, column } = open(found.file).position(found.start)
    const place = isPlaced(found) ? `${found.file}:${line}:${column}` : found.file
    return { place, severity: severityOf[found.severity], message: printable(found.message) }
  })
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

  test.each(cases)('finds in the text of %s all that it says, and only that', (name) => {
    const sources = { ...baseSite, ...readCase(name) }
    const { problems } = compileSite({ sources, assets: baseAssets })
    const text = `${formatProblems(problems, sources)}${summarize({ problems, sources })}`
    expect(text.split('\n').flatMap((line) => matchLine(line) ?? [])).toEqual(expectedOf(problems, sources))
  })

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
