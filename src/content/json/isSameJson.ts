/** Whether two values are the same text as JSON: the order of keys counts, and a key without a value does not. */
export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
