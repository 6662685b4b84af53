/** Replaces each character that a terminal interprets, such as an escape, with a dot. */
export const plain = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\u00b7')

/**
 * Escapes what GitHub interprets as Markdown or HTML. GitHub detects mentions (`@name`) and issues (`#1`) in the
 * rendered text, regardless of escapes, so an invisible character (U+2060) splits them.
 */
export function escapeMarkdown(text: string): string {
  return plain(text)
    .replace(/([@#])(?=\w)/g, '$1\u2060')
    .replace(/[\\`*_{}[\]<>|~#&]|^[+-]|[.)](?<=^\d+.)/g, (character) => `&#${character.charCodeAt(0)};`)
}
