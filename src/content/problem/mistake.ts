import { type ProblemCode, type Severity, usualSeverity } from './codes/problemCode.ts'
import type { Cause, Edit, Place, Problem } from './problem.ts'
import type { Path, PointedPart, Source } from './source.ts'

/** A location given by its path in a value. */
interface Pointed {
  path: Path
  /** Default: `value`. */
  part?: PointedPart
  /** Limits the location to these characters of a string value. Default: all of it. */
  span?: { start: number; end: number }
}

/**
 * A problem located by its path in a value. `placeMistake` converts the path to offsets, which most files never need.
 */
export interface Mistake extends Pointed, Cause {
  code: ProblemCode
  /** Default: that of the code. */
  severity?: Severity
  message: string
  fix: string
  /** JSON that replaces the value or name that is pointed at, or the characters of `span`. */
  replacement?: string
  /** Edits that fix it, where a `replacement` is not enough; one undefined edit makes all of them uncertain. */
  edits?: (source: Source) => readonly (Edit | undefined)[]
  also?: Pointed & { message: string }
  /** A second place in another file, already looked up. */
  elsewhere?: Problem['also']
  /** An address without a page: the problem of that address lists this mistake as one of its places. */
  reportedWith?: string
  /** The required fields that a block does not have: all of them, or the alternatives of which it needs one. */
  missingFields?: readonly string[]
  /** The block that has an unknown field, as messages call it: `a hero section`. */
  blockName?: string
  /** Further places of the same mistake. */
  more?: Pointed[]
}

/** Returns the second place of a mistake that repeats a part of its file: the path of that part. */
export const firstAt = (path: Path) => ({ path, message: 'The first one is here.' })

const placeOf = (source: Source, { path, part, span }: Pointed): Place =>
  span ? source.placeInText(path, span.start, span.end) : source.place(path, part)

/** Returns the severity that a mistake states, or that of its code. */
export const severityOf = ({ code, severity = usualSeverity(code) }: Pick<Mistake, 'code' | 'severity'>): Severity =>
  severity

/** Converts a mistake to a problem with its location in the file. Only mistakes of one file share a `sharedCause`. */
export function placeMistake(source: Source, mistake: Mistake): Problem {
  const { code, severity = usualSeverity(code), message, fix, replacement, also, elsewhere, more } = mistake
  const { missingAddress, missingFolder, folder, sharedCause, comparedFile, pageDecides } = mistake
  const place = placeOf(source, mistake)
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
    ...(also && { also: { ...placeOf(source, also), message: also.message } }),
    ...(elsewhere && { also: elsewhere }),
    ...(missingAddress !== undefined && { missingAddress }),
    ...(missingFolder !== undefined && { missingFolder }),
    ...(folder !== undefined && { folder }),
    ...(sharedCause !== undefined && { sharedCause: `${source.file} ${sharedCause}` }),
    ...(comparedFile !== undefined && { comparedFile }),
    ...(pageDecides && { pageDecides }),
    ...(more && { more: more.map((each) => placeOf(source, each)) }),
  }
}
