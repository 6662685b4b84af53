/**
 * Returns the index in a list that a key moves to. It may be outside of the list.
 *
 * @returns undefined for a key that does not move
 */
export function placeOfKey(key: string, from: number, count: number): number | undefined {
  const places = new Map([
    ['ArrowUp', from - 1],
    ['ArrowDown', from + 1],
    ['Home', 0],
    ['End', count - 1],
  ])
  return places.get(key)
}
