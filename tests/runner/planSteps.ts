/** The steps of `npm test` without a name. */
const everyday = ['types', 'format', 'unit', 'browser']

/**
 * Returns the steps to run for the requested names, each with its environment. The long tests of a requested step run
 * in it: they share its processes and its builds, and no core is idle at the end of one while the other has yet to
 * start.
 */
export function planSteps(names: readonly string[]): Map<string, { ASHLAR_LONG?: 'too' }> {
  const wanted = names.length > 0 ? names : everyday
  const parts = ['unit', 'browser']
  const hasLong = wanted.includes('long')
  const isLeft = (name: string) => name !== 'long' || !parts.every((part) => wanted.includes(part))
  return new Map(
    wanted.filter(isLeft).map((name) => [name, hasLong && parts.includes(name) ? { ASHLAR_LONG: 'too' } : {}]),
  )
}
