/** A generator of numbers from 0 to below 1 that gives the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** At most `most` of the choices, each as likely as any other, in their order. */
export function sample<T>(choices: readonly T[], most: number, random: () => number): T[] {
  let left = most
  return choices.filter((_, index) => {
    const taken = random() < left / (choices.length - index)
    if (taken) left--
    return taken
  })
}
