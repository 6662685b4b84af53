import { openSources } from '../../../content/problem/openSources.ts'
import type { Problem, Sources } from '../../../content/problem/problem.ts'
import { problemName } from '../../../content/problem/problemName.ts'
import { hashOfAll } from '../../cache/cache.ts'
import type { ShownProblem } from '../protocol.ts'
import { pathAt } from '../texts/pathAt.ts'

/** The same for the same problem, whatever has moved it. */
export const idOf = (problem: Problem): string => hashOfAll([problemName(problem)]).slice(0, 16)

/** Problems with the field at which each is shown. */
export function tellProblems(problems: readonly Problem[], sources: Sources): ShownProblem[] {
  const open = openSources(sources)
  return problems.map((problem) => {
    const { file, code, start, end, severity, message, fix, edits = [] } = problem
    const source = open(file)
    return {
      id: idOf(problem),
      ...{ file, code, severity, message, fix },
      path: end > start ? pathAt(source, start) : [],
      ...{ line: source.position(start).line, start, end },
      edits: edits.map((edit) => ({ before: open(edit.file).text.slice(edit.start, edit.end), after: edit.text })),
    }
  })
}
