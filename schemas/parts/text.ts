import type { JSONSchema } from 'json-schema-to-ts'

/**
 * Text formats of page files. `inline` supports bold, italic and links; `body` also paragraphs and lists; `prose` also
 * sub-headings and tables; all are converted to HTML before a section receives them. `text` is kept as it is. `href` is
 * an address that is checked against the pages of the site.
 */
export const inline = { type: 'string', format: 'inline', minLength: 1 } as const satisfies JSONSchema
export const body = { type: 'string', format: 'body', minLength: 1 } as const satisfies JSONSchema
export const prose = { type: 'string', format: 'prose', minLength: 1 } as const satisfies JSONSchema
export const href = { type: 'string', format: 'href', minLength: 1 } as const satisfies JSONSchema
export const plain = { type: 'string', format: 'text', minLength: 1 } as const satisfies JSONSchema

const field =
  <const Text extends object>(text: Text) =>
  (title: string, description: string, example: string) => ({ ...text, title, description, examples: [example] })

/** Creates a text property from its title, its description for editors and the reference, and an example. */
export const plainText = field(plain)
export const inlineText = field(inline)
export const bodyText = field(body)
export const proseText = field(prose)
export const hrefText = field(href)
