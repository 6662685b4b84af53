/**
 * The place in a list to which a key leads from another one, counted from 0; one that the list does not have, beyond its ends.
 *
 * @returns undefined for a key that leads nowhere
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
