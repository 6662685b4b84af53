/**
 * A function that works out its answer for a list once. Thousands of pages show the same of each other: their lists are
 * one object then, and long.
 */
export function rememberLists<T>(answer: (list: readonly string[]) => T): (list: readonly string[]) => T {
  const known = new Map<readonly string[], T>()
  return (list) => {
    const found = known.get(list) ?? answer(list)
    known.set(list, found)
    return found
  }
}
