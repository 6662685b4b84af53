/** The VS Code task that checks the pages, and what it finds in the output of the check. */
import { isPlaced, openSources } from '../../src/content/problem/openSources.ts'
import type { Problem, Texts } from '../../src/content/problem/problem.ts'
import { printable } from '../../src/content/wording/phrases.ts'
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

/** The task that checks the pages, with its problem matchers. */
export const task = readSettings<{ tasks: Task[] }>('tasks.json').tasks.find(({ label }) => label === 'check pages')

/** Returns what VS Code finds in a printed line: the first matcher with a match counts. Matches are trimmed. */
export function matchLine(line: string) {
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

/** VS Code's names for the severities of the check. */
export const severityOf = { error: 'error', warning: 'warning', tip: 'info' } as const

/** Returns the problems that VS Code must list; tips appear once there are no errors. */
export function expectedOf(problems: readonly Problem[], sources: Texts) {
  const open = openSources(sources)
  const hasError = problems.some(({ severity }) => severity === 'error')
  const shown = problems.filter(({ severity }) => !hasError || severity !== 'tip')
  return shown.map((found) => {
    const { line, column } = open(found.file).position(found.start)
    const place = isPlaced(found) ? `${found.file}:${line}:${column}` : found.file
    return { place, severity: severityOf[found.severity], message: printable(found.message) }
  })
}
