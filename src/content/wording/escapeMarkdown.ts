/** What a terminal would obey, such as an escape in a page's name, becomes a dot. */
export const plain = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '\u00b7')

/**
 * Escapes what GitHub would read as Markdown or HTML. Mentions (`@name`) and issues (`#1`) are found in the rendered text,
 * where no escape is left, so that an invisible sign (U+2060) takes them apart.
 */
export function escapeMarkdown(text: string): string {
  return plain(text)
    .replace(/([@#])(?=\w)/g, '$1\u2060')
    .replace(/[\\`*_{}[\]<>|~#&]|^[+-]|[.)](?<=^\d+.)/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
