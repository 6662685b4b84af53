/** Patterns of the answers in the two forms (specification, sections 3 and 5). */

/** An answer counts as given when it holds something other than white space. */
export const filled = '\\S'

/** Non-space text, an at sign, non-space text; white space around it is trimmed before it is sent. */
export const emailAddress = '^\\s*\\S+@\\S+\\s*$'
