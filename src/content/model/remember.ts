interface Known<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** Returns the cached value of a key; the first time, `make` computes it from the key. */
export function remember<Key, Value>(known: Known<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = make(key)
  known.set(key, value)
  return value
}

/** Returns the value stored earlier under a key, or stores this one and returns undefined. */
export function rememberFirst<Key, Value>(known: Known<Key, Value>, key: Key, value: Value): Value | undefined {
  const before = known.get(key)
  if (before === undefined) known.set(key, value)
  return before
}
