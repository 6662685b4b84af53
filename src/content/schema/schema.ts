import {
  americanPage,
  americanSite,
  block,
  type FieldType,
  form,
  formFields,
  page,
  site,
} from '../../../schemas/index.ts'
import { nearest } from '../wording/nearest.ts'
import { isAmerican } from './country.ts'

/** The JSON Schema keywords that `schemas/` uses. A test refuses any other, because checkValue would ignore it. */
export interface Schema {
  /** Marks a shape that needs more than its fields: `action`, `image`, `photo`. */
  readonly $comment?: string
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema | readonly Schema[]
  readonly additionalItems?: boolean
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly anyOf?: readonly Schema[]
  /** Supported only as "exactly one of these fields". */
  readonly oneOf?: readonly { readonly required: readonly string[] }[]
}

const sectionList: Schema = {
  type: 'array',
  title: 'Sections',
  description: 'The sections of the page, from top to bottom.',
  minItems: 1,
  examples: [[{ type: 'hero', heading: 'Floor care that lasts' }]],
}

const withSections = (fields: Schema): Schema => ({
  ...fields,
  properties: { ...fields.properties, sections: sectionList },
  required: [...(fields.required ?? []), 'sections'],
})

/**
 * The schema of a page file in any country. The entries of `sections` have schemas of their own (`sectionTypes.ts`).
 */
export const pageSchema = withSections(page)
const americanPageSchema = withSections(americanPage)

/** Returns the schema of page files in a country. */
export const pageSchemaOf = (country: string): Schema => (isAmerican(country) ? americanPageSchema : pageSchema)

/** The schema of a block document. The entries of `sections` have the schemas of their types. */
export const blockSchema: Schema = withSections(block)

/** The schema of site.config.json in any country. */
export const siteSchema: Schema = site

/** Returns the schema of site.config.json in a country. */
export const siteSchemaOf = (country: string): Schema => (isAmerican(country) ? americanSite : siteSchema)

/** All types of form fields, in the order of `schemas/form/fields.ts`. */
export const fieldTypes = Object.keys(formFields).filter(isFieldType)

export function isFieldType(name: unknown): name is FieldType {
  return typeof name === 'string' && Object.hasOwn(formFields, name)
}

/** Returns the schema of a typed entry, including the `type` field itself. */
export function withType(type: string, fields: Schema, words: Pick<Schema, 'title' | 'description'>): Schema {
  const field = { type: 'string', ...words, const: type, examples: [type] }
  return { ...fields, properties: { type: field, ...fields.properties } }
}

const fieldTag = { title: 'Field type', description: 'What kind of field this is.' }
const fieldSchemas = new Map(fieldTypes.map((type) => [type, withType(type, formFields[type], fieldTag)]))

/** Returns the schema of a form field including its `type`, which `schemas/` omits. */
export const fieldSchema = (type: FieldType): Schema => fieldSchemas.get(type) ?? formFields[type]

/** The schema of a form document. The entries of `fields` have the schemas of their types (`fieldSchema`). */
export const formSchema: Schema = {
  ...form,
  properties: {
    ...form.properties,
    fields: {
      type: 'array',
      title: 'Fields',
      description: 'The fields of the form, from top to bottom.',
      minItems: 1,
      examples: [[{ name: 'email', type: 'email', label: 'Email' }]],
    },
  },
  required: [...form.required, 'fields'],
}

/**
 * Returns the example of a schema, or an object made of the examples of its required fields; undefined if there is
 * none.
 */
export function exampleValue(schema: Schema): unknown {
  const own = schema.examples?.[0] ?? schema.const
  if (own !== undefined) return own
  if (schema.anyOf) return exampleValue(schema.anyOf[0] ?? {})
  if (!schema.properties || !schema.required) return undefined
  const fields = schema.required.map((name) => [name, exampleValue(schema.properties?.[name] ?? {})] as const)
  return fields.every(([, value]) => value !== undefined) ? Object.fromEntries(fields) : undefined
}

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the JSON types that a schema allows; empty if it allows all. */
export const typesOf = ({ type = [] }: Schema) => (typeof type === 'string' ? [type] : type)

/**
 * Whether a value has one of the given JSON Schema types. `integer` means a whole number, and `object` excludes lists.
 */
export function hasType(type: string | readonly string[], value: unknown): boolean {
  if (typeof type !== 'string') return type.some((each) => hasType(each, value))
  if (type === 'object') return isFields(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

/** Whether a list has a schema per index instead of one for all entries. */
export const isTuple = (items: Schema['items']): items is readonly Schema[] => Array.isArray(items)

/** Scores how well a string fits a field: 2 for one of its choices, 1 for free text, 0 otherwise. */
const fits = ({ type, enum: choices }: Schema, text: string) =>
  choices ? (choices.includes(text) ? 2 : 0) : type === 'string' ? 1 : 0

/**
 * Returns the alternative of `anyOf` that a value was probably meant to match: the only one of its type, or the only
 * one whose required fields it has, or else the one with the most matching and the fewest missing fields.
 */
export function chooseAlternative(alternatives: readonly Schema[], value: unknown): Schema {
  const isOfType = ({ type }: Schema) => type !== undefined && hasType(type, value)
  const only = alternatives.find(isOfType)
  if (only && alternatives.findLast(isOfType) === only) return only
  const has = ({ properties = {} }: Schema, name: string) => Object.hasOwn(properties, name)
  const score = (schema: Schema): number => {
    const { properties = {}, required = [] } = schema
    if (typeof value === 'string') return Math.max(...Object.values(properties).map((field) => fits(field, value)))
    if (!isFields(value)) return 0
    const names = Object.keys(value)
    const own = names.filter((name) => has(schema, name))
    // A field that no other alternative has is the strongest hint.
    const telling = own.filter((name) => alternatives.every((other) => other === schema || !has(other, name)))
    const missing = required.filter((name) => !Object.hasOwn(value, name))
    const strange = names.filter((name) => !alternatives.some((other) => has(other, name)))
    const nearly = strange.slice(0, 20).filter((name) => nearest(name, missing))
    return telling.length * 100 + nearly.length * 50 + own.length * 10 - missing.length
  }
  const complete = isFields(value)
    ? alternatives.filter(({ required = [] }) => required.every((name) => Object.hasOwn(value, name)))
    : []
  const [whole] = complete
  if (whole && complete.length === 1) return whole
  const scores = alternatives.map(score)
  return alternatives[scores.indexOf(Math.max(...scores))] ?? {}
}
