/** Additional tests of the same kind, which only a long run includes. */
const long = /@long/
/** Those of them that take many minutes each; they are skipped when a change waits for its tests. */
const night = /@night/

/** Which browser tests run, by words of their names, as Playwright's configuration takes it. */
export type Pick = { grep?: RegExp; grepInvert?: RegExp }

/**
 * Picks browser tests by `ASHLAR_LONG`: those of every run if it is not set, all if it is `too`, and otherwise only the
 * long ones. `ASHLAR_BRIEF` leaves out those of the night.
 */
export function pickBrowserTests({ ASHLAR_LONG, ASHLAR_BRIEF }: NodeJS.ProcessEnv): Pick {
  if (ASHLAR_LONG === undefined) return { grepInvert: long }
  return { ...(ASHLAR_LONG !== 'too' && { grep: long }), ...(ASHLAR_BRIEF !== undefined && { grepInvert: night }) }
}
