import { isPlaced, openSources } from '../../content/problem/openSources.ts'
import type { Place, Problem, Severity, Sources } from '../../content/problem/problem.ts'

/** A place as the Language Server Protocol counts it: lines and characters from 0, characters in UTF-16 units. */
export interface ShownPlace {
  file: string
  range: { start: Position; end: Position }
}

interface Position {
  line: number
  character: number
}

/** A problem with its places, for another thread: nothing in it needs the texts. */
export interface ShownProblem extends ShownPlace {
  code: string
  severity: Severity
  message: string
  fix: string
  /** The second place, and further places of the same thing. */
  related: (ShownPlace & { message: string })[]
  /** The fix, where it is mechanical: all of it, or nothing. */
  edits?: (ShownPlace & { text: string })[]
}

/**
 * Problems with the places that an editor takes. A problem of a whole file is at its beginning; one of the whole folder is at
 * the beginning of site.config.json.
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
