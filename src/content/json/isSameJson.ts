/** Whether two values have the same JSON: the order of keys matters, and keys with an undefined value do not count. */
export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
