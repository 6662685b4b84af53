/** Whether a value of a form has nothing in it that would be written. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isEmpty))

/**
 * What of a value of a form is written into the file: an entry that was added to a list and has no words yet stands in the form
 * alone. A list of nothing but such entries is none.
 */
export function writtenOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, writtenOf(inner)]))
  const entries = value.filter((entry) => !isEmpty(entry)).map(writtenOf)
  return entries.length === 0 && value.length > 0 ? undefined : entries
}
