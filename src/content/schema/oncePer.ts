/** Makes a function that works out its value once for each object, and gives the same value at each further call. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const entry = known.get(key) ?? { value: make(key) }
    known.set(key, entry)
    return entry.value
  }
}
