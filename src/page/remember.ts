interface Known<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** What is known under a key, or else what `make` makes of the key, which is known from then on. */
export function remember<Key, Value>(known: Known<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const value = known.get(key) ?? make(key)
  known.set(key, value)
  return value
}
