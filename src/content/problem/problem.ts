import { type ProblemCode, type Severity, usualSeverity } from './codes/problemCode.ts'

/** A range in a file. Offsets count UTF-16 units from 0, as in `String.slice`; `end` is exclusive. */
export interface Place {
  file: string
  start: number
  end: number
}

/** Replaces the text of a range. */
export interface Edit extends Place {
  text: string
  /**
   * The name of a field that this edit appends to an object. Several such edits may share an offset and apply one after
   * the other.
   */
  appends?: string
}

/** What else belongs to the cause of a problem, so that one cause is reported once. */
export interface Cause {
  /** The address that links lead to although no page has it, `/quote/`: problems of one address have one cause. */
  missingAddress?: string
  /** The folder that is named although the site has none, `/blog/`: problems of addresses in it have this cause, too. */
  missingFolder?: string
  /** The folder of pages that the problem is about, `areas`: where a page belongs, or where a list looks for pages. */
  folder?: string
  /** The key of another cause that problems may share, such as a folder with a wrong name. */
  sharedCause?: string
  /** The file that this one is compared with: while either has an error, a difference may be its consequence. */
  comparedFile?: string
  /** Whether the page makes it wrong: the words at this place may be right on another page. */
  pageDecides?: boolean
}

/** Something in a page file that its author has to change, or may want to change. */
export interface Problem extends Place, Cause {
  /** Stable name of the kind of problem, such as `unknown-field`. */
  code: ProblemCode
  severity: Severity
  /** What is wrong, with the offending text in quotes. */
  message: string
  /** What would be correct. */
  fix: string
  /** The fix as edits, if it is mechanical. */
  edits?: Edit[]
  /** A second place that explains the first. */
  also?: Place & { message: string }
  /** Further places of the same problem, in file order. */
  more?: Place[]
}

/** A problem whose severity is that of its code, unless it states another one. */
type NewProblem<Located extends Partial<Place> = Place> = Omit<Problem, 'severity' | keyof Place> &
  Located & { severity?: Severity }

/** Creates a problem with the severity of its code. */
export const problemOf = (problem: NewProblem): Problem => ({ severity: usualSeverity(problem.code), ...problem })

/** Returns the place of a whole file or folder, which has no characters. */
export const wholeFile = (file: string): Place => ({ file, start: 0, end: 0 })

/** Creates a problem with a whole file or folder. */
export const problemOfFile = (file: string, problem: NewProblem<object>): Problem =>
  problemOf({ ...wholeFile(file), ...problem })

/** Returns the second place of a problem that another page file explains. */
export const otherPage = (file: string) => ({ ...wholeFile(file), message: 'The other page is this one.' })

/** Whether a problem stops the build. */
export const isError = ({ severity }: Pick<Problem, 'severity'>) => severity === 'error'

/** The texts of a site by file path. Paths are relative to the root and use `/`. */
export type Texts = Readonly<Record<string, string>>

/** The files of a site, each read on demand. */
export interface SourceReader {
  files(): readonly string[]
  /** Returns the text of a file, or an empty string if there is none. Throws if the file changed after it was found. */
  read(file: string): string
}

/** The files of a site: all texts in memory, or a reader for them. */
export type Sources = Texts | SourceReader
