import { isFormFile } from '../../../content/model/files/siteForms.ts'
import type { ProblemCode } from '../../../content/problem/codes/problemCode.ts'
import { openSources } from '../../../content/problem/openSources.ts'
import type { Problem, Sources } from '../../../content/problem/problem.ts'
import { problemName } from '../../../content/problem/problemName.ts'
import { readJson } from '../../../content/read/readJson.ts'
import type { SectionTypes } from '../../../content/schema/sectionTypes.ts'
import { hashOfAll } from '../../cache/cache.ts'
import type { Path, ShownProblem } from '../protocol.ts'
import { pathAt } from '../texts/pathAt.ts'
import { labelOf, sayLabels } from './fieldNames.ts'
import type { OpenFile } from './tellTexts.ts'

/** An identifier that does not depend on the position of a problem. */
export const idOf = (problem: Problem): string => hashOfAll([problemName(problem)]).slice(0, 16)

/** Problems about the name of a field in the file, whose message must not show its label instead. */
const ofNames: ReadonlySet<ProblemCode> = new Set(['unknown-field', 'duplicate-field'])

/** Locates each problem at a field and words it with the labels of the panel. */
export function tellProblems(problems: readonly Problem[], sources: Sources, types: SectionTypes): ShownProblem[] {
  const open = openSources(sources)
  const values = new Map<string, unknown>()
  const read = (file: string): OpenFile => {
    if (!values.has(file)) values.set(file, readJson(open(file), types).value)
    return { file, value: values.get(file), types }
  }
  const tell = (file: string, path: Path, { code, message, fix }: Problem): ShownProblem['told'] => {
    if (path.length === 0 || isFormFile(file)) return { place: '', message, fix }
    const place = labelOf(read(file), path)
    if (ofNames.has(code)) return { place, message, fix }
    return { place, message: sayLabels(read(file), path, message), fix: sayLabels(read(file), path, fix) }
  }
  return problems.map((problem) => {
    const { file, code, start, end, severity, message, fix, edits = [] } = problem
    const source = open(file)
    const path = end > start ? pathAt(source, start) : []
    return {
      id: idOf(problem),
      file,
      code,
      severity,
      message,
      fix,
      told: tell(file, path, problem),
      path,
      line: source.position(start).line,
      start,
      end,
      edits: edits.map((edit) => ({ before: open(edit.file).text.slice(edit.start, edit.end), after: edit.text })),
    }
  })
}
