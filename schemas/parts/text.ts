import type { JSONSchema } from 'json-schema-to-ts'

/**
 * Text formats of page files. `inline` takes bold, italic and links; `body` also paragraphs and lists; `prose` sub-headings and
 * tables besides; all become HTML before a section sees them. `text` stays as it is. `href` is an address that is checked against the pages of the site.
 */
export const inline = { type: 'string', format: 'inline', minLength: 1 } as const satisfies JSONSchema
export const body = { type: 'string', format: 'body', minLength: 1 } as const satisfies JSONSchema
export const prose = { type: 'string', format: 'prose', minLength: 1 } as const satisfies JSONSchema
export const href = { type: 'string', format: 'href', minLength: 1 } as const satisfies JSONSchema
export const plain = { type: 'string', format: 'text', minLength: 1 } as const satisfies JSONSchema

const field =
  <const Text extends object>(text: Text) =>
  (title: string, description: string, example: string) => ({ ...text, title, description, examples: [example] })

/** Makes a field that holds a text, from its words in editors and in the reference, and a text that fits. */
export const plainText = field(plain)
export const inlineText = field(inline)
export const bodyText = field(body)
export const proseText = field(prose)
