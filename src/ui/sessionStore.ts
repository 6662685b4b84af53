/** Values that a tab keeps as JSON. Storage throws where a visitor forbids it, and when it is full: then nothing is kept. */

/** The value of a name, which is of the type that was written there; undefined where there is none. */
export const readSession = <Value>(key: string): Value | undefined =>
  attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) ?? undefined

/** Keeps a value under a name, in place of the one before. */
export const writeSession = (key: string, value: unknown): void =>
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)))

/** Drops the value of a name. */
export const removeSession = (key: string): void => attempt(() => sessionStorage.removeItem(key))

/** The names of the values whose names begin so, sorted. */
export const sessionKeys = (prefix: string): string[] =>
  (attempt(() => Object.keys(sessionStorage)) ?? []).filter((key) => key.startsWith(prefix)).sort()

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
