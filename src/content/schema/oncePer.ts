/** Memoizes a function by its object argument. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const entry = known.get(key) ?? { value: make(key) }
    known.set(key, entry)
    return entry.value
  }
}
