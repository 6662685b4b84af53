import { oncePer } from '../schema/oncePer.ts'
import { chooseAlternative, hasType, isFields, isTuple, type Schema } from '../schema/schema.ts'
import { matchesPattern } from './values/patternWords.ts'

type Test = (value: unknown) => boolean

/**
 * Creates a function that tests whether a value is valid, once per schema. It returns true exactly if `checkValue`
 * finds no mistake. Nearly all values are valid, and collecting mistakes takes five times as long.
 */
export const fitsSchema: (schema: Schema) => Test = oncePer((schema: Schema): Test => {
  const { anyOf, type, enum: choices } = schema
  if (anyOf) return (value) => fitsSchema(chooseAlternative(anyOf, value))(value)
  if ('const' in schema) return (value) => value === schema.const
  const allowed = choices && new Set(choices)
  const fitsText = testText(schema)
  const fitsNumber = testNumber(schema)
  const fitsList = testList(schema)
  const fitsFields = testFields(schema)
  return (value) => {
    if (type !== undefined && !hasType(type, value)) return false
    if (allowed && !allowed.has(value)) return false
    if (typeof value === 'string') return fitsText(value)
    if (typeof value === 'number') return fitsNumber(value)
    if (Array.isArray(value)) return fitsList(value)
    return !isFields(value) || fitsFields(value)
  }
})

function testText({ minLength = 0, pattern }: Schema): (value: string) => boolean {
  const isLong = (value: string) => minLength === 0 || value.trim().length >= minLength
  return (value) => isLong(value) && (pattern === undefined || matchesPattern(pattern, value))
}

const testNumber =
  ({ minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: Schema) =>
  (value: number): boolean =>
    value >= minimum && value <= maximum && Number.isFinite(value)

function testList(schema: Schema): (value: readonly unknown[]) => boolean {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items, uniqueItems } = schema
  const fitsEntry = (entry: unknown, index: number) => {
    const inner = isTuple(items) ? items[index] : items
    return inner === undefined || fitsSchema(inner)(entry)
  }
  return (value) =>
    value.length >= minItems &&
    value.length <= maxItems &&
    value.every(fitsEntry) &&
    (uniqueItems !== true || new Set(value).size === value.length)
}

function testFields(schema: Schema): (value: Readonly<Record<string, unknown>>) => boolean {
  const { properties = {}, required = [], oneOf = [], additionalProperties } = schema
  const inner = new Map(Object.entries(properties).map(([name, field]) => [name, fitsSchema(field)]))
  const others = typeof additionalProperties === 'object' ? fitsSchema(additionalProperties) : undefined
  const isOpen = additionalProperties !== false
  const alternatives = oneOf.flatMap((other) => other.required)
  return (value) => {
    for (const name of Object.keys(value)) {
      const fits = inner.get(name) ?? others
      if (fits ? !fits(value[name]) : !isOpen) return false
    }
    const has = (name: string) => Object.hasOwn(value, name)
    return required.every(has) && (alternatives.length === 0 || alternatives.filter(has).length === 1)
  }
}
