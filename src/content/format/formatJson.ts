import type { Severity } from '../problem/codes/problemCode.ts'
import { isPlaced, openSources } from '../problem/openSources.ts'
import { isError, type Place, type Problem, type Sources } from '../problem/problem.ts'
import { findPages, isOneOf } from '../templates/findPages.ts'

/**
 * A range in a file. Lines and columns count from 1, columns in UTF-16 units; the end is exclusive. All four are null
 * for a problem of a whole file or of the whole folder.
 */
export interface ReportedPlace {
  /** Relative to the site's folder, with `/`; `.` is that folder. */
  file: string
  line: number | null
  column: number | null
  endLine: number | null
  endColumn: number | null
}

/**
 * A replacement; `start` and `end` count UTF-16 units from 0, without a byte-order mark. If both are equal, it inserts.
 */
interface ReportedEdit extends ReportedPlace {
  start: number
  end: number
  text: string
}

export interface ReportedProblem extends ReportedPlace {
  /** Stable name of the kind of problem, such as `unknown-field`. */
  code: string
  severity: Severity
  /** What is wrong. */
  message: string
  /** What would be right. */
  fix: string
  /** The edits of a mechanical fix; they apply together or not at all. */
  edits?: ReportedEdit[]
  /** A second range that explains the first. */
  also?: ReportedPlace & { message: string }
  /** Further ranges of the same problem. */
  more?: ReportedPlace[]
}

/** The output of `npm run check -- --format json`. Fields may be added; any other change increments `version`. */
export interface Report {
  version: 1
  problems: ReportedProblem[]
  /**
   * `pages` includes pages made from templates; `faultyPages` counts pages with an error in their file, their template
   * or their facts.
   */
  summary: { errors: number; warnings: number; tips: number; pages: number; faultyPages: number }
  /**
   * Files with mistakes that keep other checks from running: those of the same file or, for site.config.json, of all
   * files.
   */
  waiting?: readonly string[]
}

/** Formats problems for programs: a Report as JSON text with a final line break, in the order of the problems. */
export function formatJson(problems: readonly Problem[], sources: Sources, waiting: readonly string[] = []): string {
  const open = openSources(sources)
  const reportRange = ({ file, start, end }: Place) => {
    const { line: endLine, column: endColumn } = open(file).position(end)
    return { file, ...open(file).position(start), endLine, endColumn }
  }
  const reportPlace = (place: Place): ReportedPlace =>
    isPlaced(place)
      ? reportRange(place)
      : { file: place.file, line: null, column: null, endLine: null, endColumn: null }
  const report: Report = {
    version: 1,
    problems: problems.map((problem) => {
      const { code, severity, message, fix, edits, also, more } = problem
      return {
        ...reportPlace(problem),
        code,
        severity,
        message,
        fix,
        ...(edits && {
          edits: edits.map((edit) => ({ ...reportRange(edit), start: edit.start, end: edit.end, text: edit.text })),
        }),
        ...(also && { also: { ...reportPlace(also), message: also.message } }),
        ...(more && { more: more.map(reportPlace) }),
      }
    }),
    summary: countProblems(problems, sources),
    waiting,
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

function countProblems(problems: readonly Problem[], sources: Sources): Report['summary'] {
  const count = (wanted: Severity) => problems.filter(({ severity }) => severity === wanted).length
  const pages = findPages(sources)
  const faulty = new Set(problems.filter(isError).map(({ file }) => file))
  return {
    errors: count('error'),
    warnings: count('warning'),
    tips: count('tip'),
    pages: pages.length,
    faultyPages: pages.filter((page) => isOneOf(page, faulty)).length,
  }
}
