import type { FileCode } from './fileCodes.ts'
import type { SiteCode } from './siteCodes.ts'
import type { ValueCode } from './valueCodes.ts'

/**
 * The kinds of problems, by the names that `check --format json` prints. The rules that drop, fold or fix problems match these
 * names, so the compiler refuses one that no list has; a test refuses one that nothing reports.
 */
export type ProblemCode = FileCode | SiteCode | ValueCode
