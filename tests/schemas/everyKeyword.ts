/** Every field of every schema with each way in which its value can violate a keyword. */
import { factsSchema } from '../../schemas/facts.ts'
import {
  type Block,
  fileBlock,
  formFieldBlock,
  isTyped,
  namedBlock,
  sectionBlock,
  titledBlock,
  type ValueContext,
  withExampleOf,
} from '../../src/content/check/valueContext.ts'
import { configFile } from '../../src/content/model/files/configFile.ts'
import {
  blockSchema,
  exampleValue,
  fieldSchema,
  fieldTypes,
  formSchema,
  hasType,
  isFields,
  isTuple,
  pageSchemaOf,
  type Schema,
  siteSchemaOf,
  typesOf,
} from '../../src/content/schema/schema.ts'
import { builtInTypes } from '../../src/content/schema/sectionTypes.ts'

/** A position in a file of an owner, and its schema. */
export interface PlaceOfValue {
  /** `hero.image.alt`; entries of lists are `[]`, those of blocks with arbitrary names `*`. */
  way: string
  schema: Schema
  context: ValueContext
}

/** A value that a keyword of its schema refuses. */
export interface Broken extends PlaceOfValue {
  keyword: string
  value: unknown
}

const whole = (way: string, schema: Schema, block: Block): PlaceOfValue => ({
  ...{ way, schema },
  context: { path: way.includes(' ') ? ['sections', 0] : [], block, optional: false },
})

/** All files, sections and form fields. */
export const wholes: readonly PlaceOfValue[] = [
  ...['US', 'GB'].flatMap((country) => [
    whole(`page-${country}`, pageSchemaOf(country), namedBlock('page')),
    whole(`site-${country}`, siteSchemaOf(country), fileBlock(configFile)),
  ]),
  whole('form', formSchema, namedBlock('form')),
  whole('block', blockSchema, namedBlock('block')),
  whole('facts', factsSchema, namedBlock('facts file')),
  ...[...builtInTypes].map(([type, schema]) => whole(`${type} section`, schema, sectionBlock(type))),
  ...fieldTypes.map((type) => whole(`${type} field`, fieldSchema(type), formFieldBlock(type))),
]

/** Returns a valid value, with all its optional fields if `isFull`. */
export function rightValue(schema: Schema, isFull = false): unknown {
  const example = exampleValue(schema)
  if (example !== undefined && !(isFull && schema.properties)) return example
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return rightValue(schema.anyOf[0] ?? {}, isFull)
  const { properties = {}, required = [], oneOf = [], items, minItems = 0 } = schema
  if (schema.type === 'array') {
    const entry = isTuple(items) ? undefined : items
    return Array.from({ length: Math.max(minItems, 1) }, () => rightValue(entry ?? {}))
  }
  if (schema.type === 'boolean') return true
  const others = new Set(oneOf.slice(1).flatMap(({ required }) => required))
  const first = oneOf[0]?.required ?? []
  const names = isFull ? Object.keys(properties).filter((name) => !others.has(name)) : [...required, ...first]
  return Object.fromEntries(names.map((name) => [name, rightValue(properties[name] ?? {})]))
}

/** Returns all positions inside a position, including itself. */
export function placesIn({ way, schema, context }: PlaceOfValue): PlaceOfValue[] {
  const { properties = {}, required = [], oneOf = [], anyOf = [], items, additionalProperties } = schema
  const must = new Set([...required, ...oneOf.flatMap((other) => other.required)])
  const block = isTyped(context) ? context.block : undefined
  const inner = (step: string | number, sign: string, field: Schema, block: Block | undefined, optional: boolean) =>
    placesIn({
      way: way + sign,
      schema: withExampleOf(schema, field, step),
      context: { path: [...context.path, step], block, optional },
    })
  const lists = items === undefined || !isTuple(items) ? [items ?? []].flat() : items
  return [
    { way, schema, context },
    ...Object.entries(properties).flatMap(([name, field]) => inner(name, `.${name}`, field, block, !must.has(name))),
    ...anyOf.flatMap((other) =>
      placesIn({ way, schema: other, context: { ...context, block: titledBlock(other) ?? context.block } }).slice(1),
    ),
    ...lists.flatMap((entry, index) => inner(index, '[]', entry, titledBlock(entry), !isTuple(items))),
    ...(typeof additionalProperties === 'object'
      ? inner('some-name', '.*', additionalProperties, undefined, true)
      : []),
  ]
}

const samples: Readonly<Record<string, unknown>> = {
  null: null,
  boolean: true,
  number: 7.5,
  string: 'zzyzx words',
  array: [[['zzyzx']]],
  object: { zzyzx: 1 },
}

/** Returns each way in which a value can violate a keyword of its schema. */
export function breaksOf(place: PlaceOfValue): Broken[] {
  const { schema } = place
  const broken = (keyword: string, value: unknown): Broken => ({ ...place, keyword, value })
  const allowed = [schema, ...(schema.anyOf ?? [])].flatMap(typesOf)
  const types = Object.entries(samples)
    .filter(([, value]) => allowed.length > 0 && !hasType(allowed, value))
    .map(([name, value]) => broken(`type, ${name}`, value))
  return [
    ...types,
    ...(schema.anyOf ? [] : breaksOfText(schema)).map(([keyword, value]) => broken(keyword, value)),
    ...(schema.anyOf ? [] : breaksOfNumber(schema)).map(([keyword, value]) => broken(keyword, value)),
    ...breaksOfList(schema).map(([keyword, value]) => broken(keyword, value)),
    ...(schema.anyOf ?? [schema]).flatMap((each) =>
      breaksOfFields(each).map(([keyword, value]) => broken(keyword, value)),
    ),
  ]
}

type Break = [keyword: string, value: unknown]

function breaksOfText(schema: Schema): Break[] {
  const { enum: choices, pattern, minLength = 0, const: fixed, format } = schema
  const isText = typesOf(schema).includes('string')
  return [
    ...(choices ? [['enum', isText ? 'zzyzx' : 987] as Break] : []),
    ...(fixed === undefined ? [] : [['const', 'zzyzx'] as Break]),
    ...(minLength > 0 && !choices ? [['minLength', ''] as Break, ['minLength, spaces', '   '] as Break] : []),
    ...(pattern === undefined ? [] : ['!', '§ §', 'zzyzx', '00', '9999-99-99'])
      .filter((text) => pattern !== undefined && !new RegExp(pattern, 'u').test(text))
      .map((text): Break => [format === undefined ? 'pattern' : `pattern of ${format}`, text]),
  ]
}

function breaksOfNumber({ minimum, maximum, type }: Schema): Break[] {
  return [
    ...(minimum === undefined ? [] : [['minimum', minimum - 1] as Break]),
    ...(maximum === undefined ? [] : [['maximum', maximum + 1] as Break]),
    ...(type === 'number' || type === 'integer' ? [['past all measure', Number.POSITIVE_INFINITY] as Break] : []),
  ]
}

function breaksOfList(schema: Schema): Break[] {
  const { minItems = 0, maxItems, uniqueItems, items } = schema
  if (schema.type !== 'array') return []
  const entry = isTuple(items) || !items ? undefined : rightValue(items)
  const example = exampleValue(schema)
  const right: readonly unknown[] = Array.isArray(example) ? example : []
  const some = right[0] ?? entry
  return [
    ...(minItems > 0 ? [['minItems, none', []] as Break] : []),
    ...(minItems > 1 && some !== undefined ? [['minItems, too few', [some]] as Break] : []),
    ...(maxItems !== undefined && some !== undefined
      ? [['maxItems', Array.from({ length: maxItems + 1 }, () => some)] as Break]
      : []),
    ...(uniqueItems === true && some !== undefined ? [['uniqueItems', [some, some]] as Break] : []),
  ]
}

function breaksOfFields(schema: Schema): Break[] {
  const { properties = {}, required = [], oneOf = [], additionalProperties } = schema
  const right = rightValue(schema)
  if (!isFields(right) || schema.properties === undefined) return []
  const without = (name: string) => Object.fromEntries(Object.entries(right).filter(([key]) => key !== name))
  const alternatives = oneOf.flatMap((other) => other.required)
  const none = alternatives.reduce<Record<string, unknown>>(
    (value, name) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)),
    { ...right },
  )
  return [
    ...required.map((name): Break => [`required, ${name}`, without(name)]),
    ...(required.length > 0 ? [['required, all', {}] as Break] : []),
    ...(additionalProperties === false ? [['additionalProperties', { ...right, zzyzx: 1 }] as Break] : []),
    ...(oneOf.length > 0
      ? [
          ['oneOf, none', none] as Break,
          [
            'oneOf, both',
            { ...none, ...Object.fromEntries(alternatives.map((name) => [name, rightValue(properties[name] ?? {})])) },
          ] as Break,
        ]
      : []),
  ]
}
