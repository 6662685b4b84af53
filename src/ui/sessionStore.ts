/**
 * JSON values stored for the life of a tab. Storage throws if a visitor blocks it or if it is full; then nothing is
 * stored.
 */

/** Returns the value of a key, or undefined if there is none. The caller asserts its type. */
export const readSession = <Value>(key: string): Value | undefined =>
  attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? undefined

/** Stores a value under a key, replacing the previous one. */
export const writeSession = (key: string, value: unknown): void =>
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)))

/** Removes the value of a key. */
export const removeSession = (key: string): void => attempt(() => sessionStorage.removeItem(key))

/** Returns the keys with a prefix, sorted. */
export const sessionKeys = (prefix: string): string[] =>
  (attempt(() => Object.keys(sessionStorage)) ?? []).filter((key) => key.startsWith(prefix)).sort()

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
