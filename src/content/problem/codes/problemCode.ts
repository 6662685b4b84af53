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

/**
 * What the lists say of a code: its severity. `seen` marks what every visitor would notice; as a warning or a tip, it is
 * acceptable during work but not on a public site.
 */
type Kind = Severity | `${Severity} seen`
const kinds: Readonly<Record<ProblemCode, Kind>> = codes

/** Returns the severity of a kind of problem. A check states another one only where it depends on what it finds. */
export const usualSeverity = (code: ProblemCode): Severity => kinds[code].split(' ')[0] as Severity

export const isSeenByVisitors = (code: ProblemCode): boolean => kinds[code].endsWith(' seen')
