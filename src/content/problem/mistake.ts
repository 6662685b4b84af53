import type { ProblemCode } from './codes/problemCode.ts'
import type { Edit, Place, Problem, Severity } from './problem.ts'
import type { Part, Path, Source } from './source.ts'

/** A place by its path in a value. */
interface Pointed {
  path: Path
  /** Default: the value. */
  part?: Part
  /** These characters of a text value; default: all of it. */
  span?: { start: number; end: number }
}

/** A problem by its path in a value; `placeMistake` finds the place in the file, which most files never need. */
export interface Mistake extends Pointed {
  code: ProblemCode
  severity?: Severity
  message: string
  fix: string
  /** JSON that mends it in place of the value or name that is pointed at, or of the characters of `span`. */
  replacement?: string
  /** Edits that mend it, where a `replacement` is not enough; one undefined edit makes all of them uncertain. */
  edits?: (source: Source) => readonly (Edit | undefined)[]
  also?: Pointed & { message: string }
  /** A second place in another file, already looked up. */
  elsewhere?: Problem['also']
  /** An address without a page that is a problem itself, of which this mistake is shown as a part. */
  cause?: string
  /** The address that is led to in vain, see `Problem`. */
  lost?: string
  /** The folder that is named in vain, see `Problem`. */
  lostFolder?: string
  /** The folder of pages that it is about, see `Problem`. */
  folder?: string
  /** The name of a cause that mistakes of one file may share, see `Problem`. */
  sharedCause?: string
  /** The file that this one is held against, see `Problem`. */
  against?: string
  /** Whether the page makes it wrong, see `Problem`. */
  ofPage?: boolean
  /** The fields that a block must have, or one of which it must have, and lacks. */
  lacks?: readonly string[]
  /** The block in which a strange field stands, as a message calls it: `a hero section`. */
  owner?: string
  /** Further places of the same thing. */
  more?: Pointed[]
}

const placeOf = (source: Source, { path, part, span }: Pointed): Place =>
  span ? source.placeInText(path, span.start, span.end) : source.place(path, part)

/** The mistake as a problem with its place in the file. */
export function placeMistake(source: Source, mistake: Mistake): Problem {
  const { code, severity = 'error', message, fix, replacement, also, elsewhere, more } = mistake
  const { lost, lostFolder, folder, sharedCause, against, ofPage } = mistake
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
    ...(lost !== undefined && { lost }),
    ...(lostFolder !== undefined && { lostFolder }),
    ...(folder !== undefined && { folder }),
    ...(sharedCause !== undefined && { sharedCause: `${source.file} ${sharedCause}` }),
    ...(against !== undefined && { against }),
    ...(ofPage && { ofPage }),
    ...(more && { more: more.map((each) => placeOf(source, each)) }),
  }
}
