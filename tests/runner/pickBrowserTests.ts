/** Additional tests of the same kind, which only a long run includes. */
const long = /@long/

/** Which browser tests run, by words of their names, as Playwright's configuration takes it. */
export type Pick = { grep?: RegExp; grepInvert?: RegExp }

/**
 * Picks browser tests by `ASHLAR_LONG`: those of every run if it is not set, and otherwise only the long ones.
 */
export function pickBrowserTests({ ASHLAR_LONG }: NodeJS.ProcessEnv): Pick {
  return ASHLAR_LONG === undefined ? { grepInvert: long } : { grep: long }
}
