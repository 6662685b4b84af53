import { fileCodes } from './fileCodes.ts'
import { siteCodes } from './siteCodes.ts'
import { valueCodes } from './valueCodes.ts'

/** An error stops the build, a warning is counted, a tip is only shown. */
export type Severity = 'error' | 'warning' | 'tip'

const codes = { ...fileCodes, ...siteCodes, ...valueCodes }

/**
 * All problem codes, as `check --format json` prints them. The rules that drop, fold or fix problems match on these
 * codes. The compiler refuses a code that is in no list; a test refuses a code that nothing reports.
 */
export type ProblemCode = keyof typeof codes

/** The severity of each kind of problem. A check states another one only where it depends on what it finds. */
export const severities: Readonly<Record<ProblemCode, Severity>> = codes
