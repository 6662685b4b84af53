/**
 * `ashlar/schema`: what the `schema.ts` of a site's own section type is written with. A field made by `inlineText` or
 * `bodyText` comes to the component as HTML, one made of `image` as a picture ready to be drawn.
 */
import type { JSONSchema } from 'json-schema-to-ts'
import { common } from '../../schemas/parts/common.ts'

export { flag } from '../../schemas/parts/flag.ts'
export { icon } from '../../schemas/parts/icon.ts'
export { evenPhoto, image, photo } from '../../schemas/parts/image.ts'
export { action, actions, link } from '../../schemas/parts/link.ts'
export { bodyText, href, inlineText, plainText } from '../../schemas/parts/text.ts'

/** What is special about a section type; what all sections have is added to it. */
export interface SectionDefinition {
  /** Its name in editors and in the reference. */
  readonly title: string
  /** What it is for, in one sentence. */
  readonly description: string
  readonly properties: Readonly<Record<string, JSONSchema>>
  readonly required?: readonly string[]
}

/** The schema of a section type: the fields of `definition`, those that every section may carry, and no others. */
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
  // The compiler does not follow a spread of a generic.
  return schema as unknown as ReturnType<typeof defineSection<Definition>>
}
