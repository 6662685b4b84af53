import type { ProblemCode } from './codes/problemCode.ts'
/** An error stops the build, a warning is counted, a tip is only shown. */
export type Severity = 'error' | 'warning' | 'tip'

/** A place in a file; offsets count UTF-16 units from 0, as in `String.slice`; `end` is exclusive. */
export interface Place {
  file: string
  start: number
  end: number
}

/** A replacement of the text of one place. */
export interface Edit extends Place {
  text: string
  /** The name of a field that is added behind the last one. Several such edits may share a place, one behind the other. */
  appends?: string
}

/** Something in a page file that its writer has to change, or may want to. */
export interface Problem extends Place {
  /** Stable name of the kind of problem, such as `unknown-field`. */
  code: ProblemCode
  severity: Severity
  /** What is wrong, with the offender in quotes. */
  message: string
  /** What would be right. */
  fix: string
  /** The fix as edits, where it is mechanical. */
  edits?: Edit[]
  /** A second place that explains the first. */
  also?: Place & { message: string }
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
  /** Further places of the same thing, in the order of the file. */
  more?: Place[]
}

/** Whether a problem stops the build. */
export const isError = ({ severity }: Pick<Problem, 'severity'>) => severity === 'error'

/** The texts of a site: file path, relative to the root with `/`, to its text. */
export type Texts = Readonly<Record<string, string>>

/** The files of a site, each read when something asks for it. */
export interface SourceReader {
  files(): readonly string[]
  /** The text of a file; empty for one that is not there. A file that has changed since it was found is refused. */
  read(file: string): string
}

/** The files of a site: all texts in memory, or a reader of them. */
export type Sources = Texts | SourceReader
