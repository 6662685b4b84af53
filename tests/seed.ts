/**
 * The seed of all random tests: the same value gives the same examples. `ASHLAR_SEED=7 npm test -- unit` tries other
 * examples.
 */
export const seed = Number(process.env.ASHLAR_SEED ?? 20_261_121)

const isLong = process.env.ASHLAR_LONG !== undefined

/** Returns how many examples a random test tries: `few` in `npm test`, `many` in `npm test -- long`. */
export const runs = (few: number, many: number): number => (isLong ? many : few)
