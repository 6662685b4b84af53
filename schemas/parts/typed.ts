import type { JSONSchema } from 'json-schema-to-ts'

type Keywords = Omit<Exclude<JSONSchema, boolean>, 'type' | 'title' | 'description'>

const typed =
  <const Type extends string>(type: Type) =>
  <const Rest extends Keywords>(title: string, description: string, rest: Rest) => ({
    type,
    title,
    description,
    ...rest,
  })

/** Each creates a property from its title, its description for editors and the reference, and further keywords. */
export const string = typed('string')
export const integer = typed('integer')
export const decimal = typed('number')
export const array = typed('array')

/** Creates an object that refuses unknown properties, from its title, its description and further keywords. */
export const object = <const Rest extends Keywords>(title: string, description: string, rest: Rest) => ({
  ...typed('object')(title, description, rest),
  additionalProperties: false as const,
})
