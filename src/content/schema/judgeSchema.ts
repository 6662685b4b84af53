import { nearest } from '../wording/nearest.ts'
import { joinWords, quoted } from '../wording/phrases.ts'
import { type Fields, isFields } from './schema.ts'

/** A fault in a schema that a site defines. */
interface SchemaFault {
  /** The path to the fault in the schema. */
  path: readonly (string | number)[]
  message: string
  fix: string
}

/** Field names that have a meaning in every section. */
const reserved = ['type', '$schema']

/** The keywords that the check supports, with a test for their values. It would ignore any other keyword. */
const keywords: Readonly<Record<string, (value: unknown) => boolean>> = {
  $comment: (value) => ['action', 'image', 'photo'].includes(String(value)),
  type: (value) => [value].flat().every((type) => types.includes(String(type))),
  title: isText,
  description: isText,
  examples: isFullList,
  default: () => true,
  format: (value) => formats.includes(String(value)),
  enum: isFullList,
  const: () => true,
  pattern: isPattern,
  minLength: isCount,
  minimum: isNumber,
  maximum: isNumber,
  properties: isFields,
  required: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  additionalProperties: (value) => typeof value === 'boolean' || isFields(value),
  items: isFields,
  minItems: isCount,
  maxItems: isCount,
  uniqueItems: (value) => typeof value === 'boolean',
  anyOf: isFullList,
  oneOf: isFullList,
}
const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
const formats = ['text', 'inline', 'body', 'prose', 'href']

const reference = 'The schemas of the builder, in its folder schemas/sections/, show all rules in use.'

/**
 * Finds the faults of a value that is meant to be the schema of a section type: keywords that the check would ignore,
 * and missing words that editors and the reference show.
 */
export function judgeSchema(value: unknown): SchemaFault[] {
  if (!isFields(value))
    return [
      fault([], 'The schema must be a block in braces { }.', 'Make it with defineSection({ … }) of "ashlar/schema".'),
    ]
  if (value.type !== 'object' || !isFields(value.properties) || !Object.hasOwn(value.properties, 'hidden'))
    return [
      fault(
        [],
        'The schema lacks the fields that every section has.',
        'Make it with defineSection({ title: …, description: …, properties: { … } }) of "ashlar/schema", which adds them.',
      ),
    ]
  const taken = reserved.filter((name) => isFields(value.properties) && Object.hasOwn(value.properties, name))
  return [
    ...taken.map((name) =>
      fault(
        ['properties', name],
        `A field cannot be called ${quoted(name)}.`,
        'Every section has it already; choose another name.',
      ),
    ),
    ...judge(value, []),
  ]
}

const fault = (path: SchemaFault['path'], message: string, fix: string): SchemaFault => ({ path, message, fix })

function judge(schema: unknown, path: SchemaFault['path'], isField = true): SchemaFault[] {
  if (!isFields(schema)) return [fault(path, `${nameOf(path)} must be a schema in braces { }.`, reference)]
  const faults = judgeKeywords(schema, path)
  if (faults.length > 0) return faults
  const { properties, items, anyOf, additionalProperties } = schema
  return [
    ...(isField ? missingWords(schema, path) : []),
    ...missingParts(schema, path),
    ...Object.entries(isFields(properties) ? properties : {}).flatMap(([name, field]) =>
      judge(field, [...path, 'properties', name]),
    ),
    ...(items === undefined ? [] : judge(items, [...path, 'items'], isFields(items) && isFields(items.properties))),
    ...(Array.isArray(anyOf) ? anyOf : []).flatMap((other, index) => judge(other, [...path, 'anyOf', index], false)),
    ...(isFields(additionalProperties) ? judge(additionalProperties, [...path, 'additionalProperties'], false) : []),
  ]
}

/** Finds unsupported keywords, and keywords with a value that they cannot have. */
const judgeKeywords = (schema: Fields, path: SchemaFault['path']): SchemaFault[] =>
  Object.entries(schema).flatMap(([name, value]): SchemaFault[] => {
    const fits = Object.hasOwn(keywords, name) ? keywords[name] : undefined
    if (!fits) return [explainUnknown([...path, name])]
    return fits(value)
      ? []
      : [fault([...path, name], `${nameOf(path)} cannot have ${say(value)} as its ${quoted(name)}.`, wayOf(name))]
  })

/**
 * Finds missing parts other than words: the example of a pattern, required fields that do not exist, and whether
 * additional fields are allowed.
 */
function missingParts(schema: Fields, path: SchemaFault['path']): SchemaFault[] {
  const { properties, additionalProperties, required, pattern, examples } = schema
  const faults: SchemaFault[] = []
  if (pattern !== undefined && examples === undefined)
    faults.push(
      fault(
        path,
        `${nameOf(path)} has a pattern and no example.`,
        "Add examples: ['…']: messages show how to write it.",
      ),
    )
  const fields = Object.keys(isFields(properties) ? properties : {})
  for (const name of Array.isArray(required) ? required.map(String) : [])
    if (!fields.includes(name))
      faults.push(
        fault(
          [...path, 'required'],
          `${quoted(name)} is required, and no field of that name is there.`,
          `Fields: ${joinWords(fields, 'and')}.`,
        ),
      )
  if (isFields(properties) && additionalProperties === undefined)
    faults.push(
      fault(
        path,
        `${nameOf(path)} does not say that it has no other fields.`,
        'Add additionalProperties: false, so that a misspelt field is noticed.',
      ),
    )
  return faults
}

/** Finds missing words that editors show. A nested field may inherit them. */
const missingWords = (schema: Readonly<Record<string, unknown>>, path: SchemaFault['path']): SchemaFault[] =>
  ['title', 'description']
    .filter((name) => schema[name] === undefined)
    .map((name) =>
      fault(
        path,
        `${nameOf(path)} has no ${name}.`,
        `Add ${name}: '…'. Text editors and pages/REFERENCE.md show it to whoever writes a page.`,
      ),
    )

function explainUnknown(path: SchemaFault['path']): SchemaFault {
  const name = String(path.at(-1))
  const close = nearest(name, Object.keys(keywords))
  return fault(
    path,
    `${quoted(name)} is no rule that the check knows, so it would pass over it.`,
    close ? `Write ${quoted(close)}.` : `Rules: ${joinWords(Object.keys(keywords), 'and')}.`,
  )
}

const nameOf = (path: SchemaFault['path']): string => {
  const name = path.findLast((step, index) => typeof step === 'string' && path[index - 1] === 'properties')
  return name === undefined ? 'The schema' : `The field ${quoted(String(name))}`
}

const say = (value: unknown) => JSON.stringify(value) ?? typeof value

const wayOf = (name: string): string => {
  if (name === 'type') return `Write ${joinWords(types.map(quoted))}.`
  if (name === 'format') return `Write ${joinWords(formats.map(quoted))}.`
  return reference
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
function isNumber(value: unknown): boolean {
  return typeof value === 'number'
}
function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0
}
function isFullList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}
function isPattern(value: unknown): boolean {
  try {
    return typeof value === 'string' && new RegExp(value, 'u') instanceof RegExp
  } catch {
    return false
  }
}
