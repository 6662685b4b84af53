import { formatProblems, summarize } from '../../content/format/formatProblems.ts'
import { isError, type Problem } from '../../content/problem/problem.ts'
import { countByName, problemName } from '../../content/problem/problemName.ts'
import { count } from '../../content/wording/phrases.ts'
import type { DevSite } from './openDevSite.ts'

/** The most problems to print at once, because a switch of branches can bring hundreds. */
const mostShown = 12

/**
 * Creates the function that reports news to a terminal: errors and warnings that the previous call did not have, in the
 * format of `npm run check`, and a summary of all. Returns an empty text if nothing is new. It omits tips.
 */
export function createReport({ colour = false } = {}): (site: DevSite) => string {
  let before: ReadonlyMap<string, number> | undefined
  return ({ problems: all, sources, waiting = [] }) => {
    const problems = all.filter(({ severity }) => severity !== 'tip')
    const now = countByName(problems)
    const known = before ?? new Map<string, number>()
    before = now
    if (now.size === known.size && [...now].every(([name, number]) => known.get(name) === number)) return ''

    const fresh = findFresh(problems, known)
    const errorsFirst = [...fresh].sort((a, b) => Number(isError(b)) - Number(isError(a)))
    const chosen = new Set(errorsFirst.slice(0, mostShown))
    const left = fresh.length - chosen.size
    const shown = formatProblems(
      fresh.filter((problem) => chosen.has(problem)),
      sources,
      { colour },
    )
    const rest = left > 0 ? `and ${count(left, 'more new one')}; npm run check lists all of them.\n` : ''
    const after = 'The pages are shown again once nothing is left to fix.'
    return `${shown}${rest}${summarize({ problems, sources, waiting, after })}\n`
  }
}

/** The problems beyond the known number of each name. */
function findFresh(problems: readonly Problem[], known: ReadonlyMap<string, number>): Problem[] {
  const left = new Map(known)
  return problems.filter((problem) => {
    const number = left.get(problemName(problem)) ?? 0
    left.set(problemName(problem), number - 1)
    return number < 1
  })
}
