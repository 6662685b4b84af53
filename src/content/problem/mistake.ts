import type { Edit, Place, Problem, Severity } from './problem.ts'
import type { Part, Path, Source } from './source.ts'

/** A problem before its place in the file is looked up: most files have none, so positions are made only when needed. */
export interface Mistake {
  path: Path
  /** Default: the value. */
  part?: Part
  /** Only these characters of a text value. */
  span?: { start: number; end: number }
  code: string
  severity?: Severity
  message: string
  fix: string
  /** JSON that mends it in place of what is pointed at (of the characters, where there is a span). */
  replacement?: string
  /** Edits that mend it, where a `replacement` is not enough; none where the way is not certain after all. */
  edits?: (source: Source) => readonly (Edit | undefined)[]
  also?: { path: Path; part?: Part; message: string }
  /** A second place in another file, already looked up. */
  elsewhere?: Problem['also']
  /** An address without a page that is a problem itself: the mistake is told as a part of that one. */
  cause?: string
  /** Further places of the same thing. */
  more?: { path: Path; span: { start: number; end: number } }[]
}

/** The mistake as a problem with its place in the file. */
export function placeMistake(source: Source, mistake: Mistake): Problem {
  const { path, part, span, code, severity = 'error', message, fix, replacement, also, elsewhere, more } = mistake
  const place: Place = span ? source.placeInText(path, span.start, span.end) : source.place(path, part)
  const edits: readonly (Edit | undefined)[] =
    replacement === undefined ? (mistake.edits?.(source) ?? []) : [{ ...place, text: replacement }]
  const certain = edits.filter((edit) => edit !== undefined)
  return {
    ...place,
    code,
    severity,
    message,
    fix,
    ...(certain.length > 0 && certain.length === edits.length && { edits: certain }),
    ...(also && { also: { ...source.place(also.path, also.part), message: also.message } }),
    ...(elsewhere && { also: elsewhere }),
    ...(more && { more: more.map(({ path, span }) => source.placeInText(path, span.start, span.end)) }),
  }
}
