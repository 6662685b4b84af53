import type { Severity } from '../../content/problem/codes/problemCode.ts'
import { isPlaced, openSources } from '../../content/problem/openSources.ts'
import type { Place, Problem, Sources } from '../../content/problem/problem.ts'

/**
 * A location in the terms of the Language Server Protocol: lines and characters from 0, characters in UTF-16 code
 * units.
 */
interface ShownPlace {
  file: string
  range: { start: Position; end: Position }
}

interface Position {
  line: number
  character: number
}

/** A problem with its locations, for another thread: it does not depend on the texts. */
export interface ShownProblem extends ShownPlace {
  code: string
  severity: Severity
  message: string
  fix: string
  /** The second location, and further locations of the same problem. */
  related: (ShownPlace & { message: string })[]
  /** The fix if it is mechanical; its edits must be applied together. */
  edits?: (ShownPlace & { text: string })[]
}

/**
 * Converts problems to locations for an editor. A problem of a whole file is at its beginning; one of the whole folder
 * is at the beginning of site.config.json.
 *
 * @param folderFile the file that stands for the whole folder
 */
export function describeProblems(problems: readonly Problem[], sources: Sources, folderFile: string): ShownProblem[] {
  const open = openSources(sources)
  const positionIn = (file: string, offset: number): Position => {
    const { line, column } = open(file).position(offset)
    return { line: line - 1, character: column - 1 }
  }
  const atStart = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }
  const show = ({ file, start, end }: Place): ShownPlace => ({
    file,
    range: { start: positionIn(file, start), end: positionIn(file, end) },
  })
  const point = (place: Place): ShownPlace => {
    if (place.file === '.') return { file: folderFile, range: atStart }
    return isPlaced(place) ? show(place) : { file: place.file, range: atStart }
  }
  return problems.map((problem) => {
    const { code, severity, message, fix, edits, also, more = [] } = problem
    return {
      ...point(problem),
      code,
      severity,
      message,
      fix,
      related: [
        ...(also ? [{ ...point(also), message: also.message }] : []),
        ...more.map((place) => ({ ...point(place), message: 'Here as well.' })),
      ],
      ...(edits && { edits: edits.map((edit) => ({ ...show(edit), text: edit.text })) }),
    }
  })
}
