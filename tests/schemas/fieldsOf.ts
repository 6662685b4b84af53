import type { Schema } from '../../src/content/schema/schema.ts'

/** Returns the fields of a schema with their path, `hero.image.alt`; entries of lists are `[]`. */
export function fieldsOf(schema: Schema, way: string): { way: string; field: Schema; optional: boolean }[] {
  const { properties = {}, anyOf = [], items, required = [], additionalProperties } = schema
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      { way: `${way}.${name}`, field, optional: !required.includes(name) },
      ...fieldsOf(field, `${way}.${name}`),
    ]),
    ...(typeof additionalProperties === 'object' ? fieldsOf(additionalProperties, `${way}.*`) : []),
    ...anyOf.flatMap((alternative) => fieldsOf(alternative, way)),
    ...(items && !Array.isArray(items) ? fieldsOf(items as Schema, `${way}[]`) : []),
  ]
}

/** Returns the paths of the fields that a value has, in the same notation. */
export function usedFields(value: unknown, way: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => usedFields(entry, `${way}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [`${way}.${name}`, ...usedFields(inner, `${way}.${name}`)])
}
