/** Whether a form value contains nothing to write. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isEmpty))

/**
 * Returns the part of a form value that is written to the file. A list entry that was added and is still empty exists
 * only in the form. A list of only such entries becomes undefined.
 */
export function writtenOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, writtenOf(inner)]))
  const entries = value.filter((entry) => !isEmpty(entry)).map(writtenOf)
  return entries.length === 0 && value.length > 0 ? undefined : entries
}
