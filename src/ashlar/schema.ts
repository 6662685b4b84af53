/**
 * `ashlar/schema`: the parts for the `schema.ts` of a site's own section types. The component receives a field made
 * with `inlineText` or `bodyText` as HTML, and a field made with `image` as a picture that is ready to render.
 */
import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../schemas/parts/common.ts'

export { flag } from '../../schemas/parts/flag.ts'
export { icon } from '../../schemas/parts/icon.ts'
export { evenPhoto, image, photo } from '../../schemas/parts/image.ts'
export { action, actions, link } from '../../schemas/parts/link.ts'
export { bodyText, href, inlineText, plainText } from '../../schemas/parts/text.ts'

/** The parts of a schema that are specific to a section type. `defineSection` adds those that all sections share. */
export interface SectionDefinition {
  /** The display name, in editors and in the reference. */
  readonly title: string
  /** The purpose, in one sentence. */
  readonly description: string
  readonly properties: Readonly<Record<string, JSONSchema>>
  readonly required?: readonly string[]
}

/**
 * Returns the schema of a section type: the fields of `definition` plus those that every section may have. No other
 * fields are allowed.
 */
export function defineSection<const Definition extends SectionDefinition>(
  definition: Definition,
): Definition & {
  type: 'object'
  properties: typeof common & Definition['properties']
  required: Definition extends { required: infer Names } ? Names : readonly []
  additionalProperties: false
} {
  const { required = [], properties, ...words } = definition
  const schema = {
    type: 'object',
    ...words,
    properties: { ...common, ...properties },
    required,
    additionalProperties: false,
  }
  // TypeScript cannot infer the type of a spread generic.
  return schema as unknown as ReturnType<typeof defineSection<Definition>>
}
