import type { FileCode } from './fileCodes.ts'
import type { SiteCode } from './siteCodes.ts'
import type { ValueCode } from './valueCodes.ts'

/**
 * All problem codes, as `check --format json` prints them. The rules that drop, fold or fix problems match on these
 * codes. The compiler refuses a code that is in no list; a test refuses a code that nothing reports.
 */
export type ProblemCode = FileCode | SiteCode | ValueCode
