/**
 * The source of a pattern for any of some words, as a group that captures nothing.
 *
 * @param lists each of one language or kind, its words parted by a comma and a space; a word may be a pattern itself, such as
 * `book(?:ing)?s?`
 */
export const anyOf = (...lists: readonly string[]): string =>
  `(?:${lists.flatMap((list) => list.split(', ')).join('|')})`
