/** Patterns of the answers in the two built-in forms (specification, sections 3 and 5). */

/** An answer counts as given if it contains anything besides white space. */
export const filled = '\\S'

/** Non-space text, an at sign, non-space text; surrounding white space is trimmed before sending. */
export const emailAddress = '^\\s*\\S+@\\S+\\s*$'
