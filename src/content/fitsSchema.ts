import { isFields, isSectionType, pageSchema, type Schema, sectionSchema } from './schema.ts'

/**
 * Whether a value fits its schema, without a word about why not. Nearly all files of a site are fine, and this is ten
 * times as fast as checkValue, which is run on what does not fit; a test compares the two.
 */
export function fitsSchema(schema: Schema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((alternative) => fitsSchema(alternative, value))
  if ('const' in schema) return value === schema.const
  const { type } = schema
  if (
    type !== undefined &&
    !(typeof type === 'string' ? hasType(type, value) : type.some((one) => hasType(one, value)))
  )
    return false
  if (schema.enum && !schema.enum.includes(value)) return false
  if (typeof value === 'string') return fitsText(schema, value)
  if (typeof value === 'number') return value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value)
  if (Array.isArray(value)) return fitsList(schema, value)
  return !isFields(value) || fitsFields(schema, value)
}

/** Whether a value is a page, each section of it included. */
export function fitsPage(value: unknown): boolean {
  if (!fitsSchema(pageSchema, value) || !isFields(value) || !Array.isArray(value.sections)) return false
  return value.sections.every(
    (section: unknown) =>
      isFields(section) && isSectionType(section.type) && fitsSchema(sectionSchema(section.type), section),
  )
}

export function hasType(type: string, value: unknown): boolean {
  if (type === 'object') return isFields(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

const patterns = new Map<string, RegExp>()

export function matchesPattern(pattern: string, value: string): boolean {
  let compiled = patterns.get(pattern)
  if (!compiled) {
    compiled = new RegExp(pattern, 'u')
    patterns.set(pattern, compiled)
  }
  return compiled.test(value)
}

/** A text of nothing but spaces counts as empty. */
export const isTooShort = (minLength: number | undefined, value: string) =>
  minLength !== undefined && (value.length < minLength || value.trim().length < minLength)

function fitsText({ minLength, pattern }: Schema, value: string): boolean {
  return !isTooShort(minLength, value) && (pattern === undefined || matchesPattern(pattern, value))
}

function fitsList(schema: Schema, value: readonly unknown[]): boolean {
  const { minItems = 0, maxItems = value.length, uniqueItems, items } = schema
  if (value.length < minItems || value.length > maxItems) return false
  if (uniqueItems && new Set(value).size < value.length) return false
  if (!items) return true
  if (!isTuple(items)) return value.every((entry) => fitsSchema(items, entry))
  return value.every((entry, index) => fitsSchema(items[index] ?? {}, entry))
}

const isTuple = (items: NonNullable<Schema['items']>): items is readonly Schema[] => Array.isArray(items)

function fitsFields(schema: Schema, value: Readonly<Record<string, unknown>>): boolean {
  const { properties, required, additionalProperties, oneOf } = schema
  for (const name in value) {
    if (!Object.hasOwn(value, name)) continue
    const field = properties && Object.hasOwn(properties, name) ? properties[name] : undefined
    if (field) {
      if (!fitsSchema(field, value[name])) return false
    } else if (additionalProperties === false) return false
    else if (typeof additionalProperties === 'object' && !fitsSchema(additionalProperties, value[name])) return false
  }
  if (required && !required.every((name) => Object.hasOwn(value, name))) return false
  return !oneOf || oneOf.filter((one) => one.required.every((name) => Object.hasOwn(value, name))).length === 1
}
