import { isPlaced, openSources } from '../problem/openSources.ts'
import type { Place, Problem, Sources } from '../problem/problem.ts'
import { count, joinWords } from '../wording/phrases.ts'
import { summarize } from './formatProblems.ts'

interface GithubOptions {
  /** The site's folder in the repository, with `/` as separator. Default: the repository itself. */
  folder?: string
  /** Files with mistakes that keep other checks from running, see `Compiled`. Default: none. */
  waiting?: readonly string[]
}

const commands = { error: 'error', warning: 'warning', tip: 'notice' } as const
const order = ['error', 'warning', 'tip'] as const

/**
 * Formats problems as annotations of a pull request: one workflow command per line, errors first, then warnings, then
 * tips, and the summary as the last line. A problem of a whole file has no line, and one of the whole folder has no
 * file. Texts of pages are escaped, so that they cannot begin a line and with it another command. Rules:
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions, and escapeData and escapeProperty
 * in packages/core/src/command.ts of https://github.com/actions/toolkit.
 */
export function formatGithub(problems: readonly Problem[], sources: Sources, options: GithubOptions = {}): string {
  const { folder = '', waiting } = options
  const open = openSources(sources)
  const inRepository = (file: string) => (folder ? `${folder}/${file}` : file)

  const placeOf = (place: Place): Record<string, string | number> => {
    if (place.file === '.') return {}
    const file = inRepository(place.file)
    if (!isPlaced(place)) return { file }
    const first = open(place.file).position(place.start)
    const last = open(place.file).position(place.end - 1)
    const lines = { file, line: first.line, endLine: last.line }
    // GitHub accepts columns only if both lines are the same; endColumn is inclusive.
    return first.line === last.line ? { ...lines, col: first.column, endColumn: last.column } : lines
  }
  const alsoOf = ({ also }: Problem): string[] => {
    if (!also) return []
    const line = isPlaced(also) ? `:${open(also.file).position(also.start).line}` : ''
    return [`${inRepository(also.file)}${line}  ${also.message}`]
  }
  const moreOf = ({ more = [] }: Problem): string[] => {
    const lines = more.map((place) => open(place.file).position(place.start).line)
    return lines.length === 0
      ? []
      : [`Also in ${count(lines.length, 'more place')}, on line ${joinWords([...new Set(lines)].map(String), 'and')}.`]
  }
  const annotate = (problem: Problem): string => {
    const properties = Object.entries({ ...placeOf(problem), title: titleOf(problem.code) })
      .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
      .join(',')
    const data = [problem.message, ...moreOf(problem), ...alsoOf(problem), problem.fix].join('\n')
    return `::${commands[problem.severity]} ${properties}::${escapeData(data)}`
  }

  const sorted = order.flatMap((wanted) => problems.filter(({ severity }) => severity === wanted))
  const summary = summarize({ problems, sources, ...(waiting && { waiting }) }).replace(/[\r\n]+/g, ' ')
  return [...sorted.map(annotate), summary].map((line) => `${line}\n`).join('')
}

/** `unknown-field` as `Unknown field`. */
function titleOf(code: string): string {
  const words = code.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
