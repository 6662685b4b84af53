/**
 * The seed of all random tests: the same value gives the same examples. `ASHLAR_SEED=7 npm test -- unit` tries other
 * examples.
 */
export const seed = Number(process.env.ASHLAR_SEED ?? 20_261_121)

const isLong = process.env.ASHLAR_LONG !== undefined
const isBrief = process.env.ASHLAR_BRIEF !== undefined

/**
 * Returns how many examples a random test tries: `few` in `npm test`, `many` in `npm test -- long`, and a third of the
 * way between, as powers, if a change waits for the long tests (`.ci/run`): 10 for 5 and 40.
 */
export function runs(few: number, many: number): number {
  if (!isLong) return few
  return isBrief ? Math.ceil(Math.cbrt(Math.max(few, 1) ** 2 * many)) : many
}
