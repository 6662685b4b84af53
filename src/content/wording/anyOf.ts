/**
 * Returns the source of a non-capturing group that matches any of the given words.
 *
 * @param lists each for one language or kind, with its words separated by a comma and a space; a word may be a pattern
 * itself, such as `book(?:ing)?s?`
 */
export const anyOf = (...lists: readonly string[]): string =>
  `(?:${lists.flatMap((list) => list.split(', ')).join('|')})`

/** Returns a pattern for any of the given words as whole words, in any case; see `anyOf`. */
export const anyWholeWord = (...lists: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})${anyOf(...lists)}(?!\\p{L})`, 'iu')

/** Returns a pattern with these flags that matches any of the given patterns. */
export const anyPattern = (flags: string, patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), flags)
