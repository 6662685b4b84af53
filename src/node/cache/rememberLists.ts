/**
 * Makes a function that works out its answer once for each list, which is recognised by its identity: thousands of pages use
 * the same others, share one list object, and comparing its entries would take long.
 */
export function rememberLists<T>(answer: (list: readonly string[]) => T): (list: readonly string[]) => T {
  const known = new Map<readonly string[], T>()
  return (list) => {
    const found = known.get(list) ?? answer(list)
    known.set(list, found)
    return found
  }
}
