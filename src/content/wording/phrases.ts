/** Sentence parts that messages share. */

const longest = 60

/** Quotes a text as JSON and cuts it if it is long. */
export function quoted(text: string): string {
  return quotedWhole(text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
}

/** Quotes a text as JSON at any length. */
export function quotedWhole(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '\u00b7')
}

/**
 * Makes a text safe for one line of a terminal: control characters, and those that reverse the direction of text,
 * become dots.
 */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\u00b7')

/** Describes a value for use after "not": `the text "a"`, `a list`. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'string') return value === '' ? 'an empty text' : `the text ${quoted(value)}`
  if (typeof value === 'number' && !Number.isFinite(value)) return 'a number of that size'
  return typeof value === 'object' ? 'a block in braces { }' : String(value)
}

/** `a hero section`, `an entry`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** `"a", "b" or "c"`. */
export function joinWords(words: readonly string[], last = 'or'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** Shortens a list of more than four: `a`, `b`, `c`, `5 more`. */
export const firstFew = (words: string[]): string[] =>
  words.length > 4 ? [...words.slice(0, 3), `${words.length - 3} more`] : words

/** Adds a full stop, unless the text or a quotation at its end already has an end mark. */
export function sentence(words: string): string {
  return /[.!?…]["”]?$/.test(words) ? words : `${words}.`
}

/** Prepares a sentence for use after a colon: `The title of the page.` -> `the title of the page.` */
export const inSentence = (says: string): string => says.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())

/** `1 page`, `2 pages`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`
}

/** Formats a value as JSON on one line, or returns undefined if it is too long to show in a sentence. */
export function asJson(value: unknown): string | undefined {
  if (value === undefined) return undefined
  const text = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/\[ /g, '[').replace(/ \]/g, ']')
  return text.length > 100 ? undefined : text
}
