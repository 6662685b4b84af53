import { chooseAlternative, fieldSchema, isFields, isFieldType, isTuple, type Schema } from './schema.ts'
import { type SectionTypes, schemaOfSection } from './sectionTypes.ts'

/** The schema of a whole file, and the types that its sections can have. */
export interface FileSchema {
  schema: Schema
  types: SectionTypes
}

/**
 * Returns the schema of the value at a path of a page file, a form document or site.config.json, or undefined if a
 * field on the path is unknown. Sections of a page and fields of a form have the schema of their type.
 *
 * @param value the value of the whole file, which may be invalid
 */
export function schemaAt(root: FileSchema, value: unknown, path: readonly (string | number)[]): Schema | undefined {
  let schema: Schema | undefined = root.schema
  let inner = value
  for (const [index, step] of path.entries()) {
    inner = stepInto(inner, step)
    const isEntry = index === 1 && typeof step === 'number'
    if (isEntry && path[0] === 'sections') schema = schemaOfSection(root.types, inner)
    else if (isEntry && path[0] === 'fields')
      schema = isFields(inner) && isFieldType(inner.type) ? fieldSchema(inner.type) : undefined
    else schema = innerSchema(schema, step)
    schema = schema?.anyOf ? chooseAlternative(schema.anyOf, inner) : schema
    if (!schema) return undefined
  }
  return schema
}

/** Returns the value at a path, or undefined if the path leads nowhere. */
export const valueAt = (value: unknown, path: readonly (string | number)[]): unknown => path.reduce(stepInto, value)

/** Follows one step of a path into a value. Returns undefined for missing and inherited properties. */
export function stepInto(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined
  return isFields(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

function innerSchema({ properties = {}, items, additionalProperties }: Schema, step: string | number) {
  if (typeof step === 'number') return isTuple(items) ? items[step] : items
  if (Object.hasOwn(properties, step)) return properties[step]
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

/**
 * Returns the schema of a list entry that has all required fields and no unknown ones. A misspelled name fits no
 * schema.
 */
export function fittingShape(items: Schema | undefined, entry: unknown): Schema | undefined {
  if (!items || !isFields(entry)) return undefined
  const names = Object.keys(entry)
  return (items.anyOf ?? [items]).find(
    ({ properties, required = [] }) =>
      properties !== undefined &&
      names.length > 0 &&
      names.every((name) => Object.hasOwn(properties, name)) &&
      required.every((name) => names.includes(name)),
  )
}

/** Whether an object can be an entry of a list, judged by the names of its fields. */
export const fitsEntry = (items: Schema | undefined, entry: unknown): boolean =>
  fittingShape(items, entry) !== undefined
