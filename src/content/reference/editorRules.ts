import { checkValue } from '../check/checkValue.ts'
import { isTyped, type ValueContext } from '../check/valueContext.ts'
import type { Mistake } from '../problem/mistake.ts'
import { exampleValue, hasType, type Schema, typesOf } from '../schema/schema.ts'

/** A rule in JSON Schema, and the message of VS Code for values that break it. */
interface Rule {
  readonly errorMessage?: string
  readonly [keyword: string]: unknown
}

/**
 * Returns the check's message for a value without the parts that apply only to this value, or undefined if the value is
 * valid.
 */
export function messageOf(schema: Schema, value: unknown, context: ValueContext): string | undefined {
  const [mistake] = checkValue(schema, value, context)
  return mistake && wordsOfMistake(mistake)
}

/**
 * Formats a mistake in a sample value as two lines: what is wrong, and what would be correct. A name defined by the
 * site appears as `""` in the sample.
 */
export function wordsOfMistake({ message, fix }: Mistake): string {
  const words = message
    .replace(/, not [\s\S]*$/, '.')
    .replace(/ called "\?"\.$/, ' of this name.')
    .replace(/^An entry of "" /, 'This entry ')
    .replace(/^"" /, 'This ')
    .replace(/ of ""\.$/, ' of this block.')
    .replace(/^"\?" is/, 'This is')
    .replace(/ has \d+ entr(?:y|ies) and must have/, ' must have')
    .replace(/ has \d+ entries, and (\d+) are/, ' has too many entries: $1 are')
  return `${words}\n${fix.replace(/ delete ""/, ' delete it')}`
}

/** So far below the minimum that no sign in front of it can be a typo. */
const farBelow = 1e12

/** Returns a value that no fix can convert to the schema's type. */
export function wrongTypeFor(schema: Schema): unknown {
  const types = typesOf(schema)
  return [true, {}, null, []].find((value) => types.length > 0 && !hasType(types, value))
}

/**
 * Converts the keywords whose message cannot be set to rules that have one. A missing field is reported where the check
 * reports it: at the type of a section, or at the name of an object. For list entries and the page itself VS Code uses
 * its own message, because a rule cannot point at the opening brace.
 */
export function editorRules(schema: Schema, context: ValueContext): Rule[] {
  return [
    ...rulesOfNumber(schema, context),
    ...rulesOfList(schema, context),
    ...(schema.properties && schema.additionalProperties === false ? [ruleOfNames(schema, context)] : []),
    ...(isTyped(context) && schema.properties ? rulesOfSection(schema, context) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => rulesOfBlock(name, field, context)),
  ]
}

const refuse = (rule: object, errorMessage: string | undefined): Rule[] =>
  errorMessage === undefined ? [] : [{ not: rule, errorMessage }]

function rulesOfNumber(schema: Schema, context: ValueContext): Rule[] {
  const { minimum, maximum } = schema
  const type = 'number'
  return [
    ...(minimum === undefined
      ? []
      : refuse({ type, exclusiveMaximum: minimum }, messageOf(schema, minimum - farBelow, context))),
    ...(maximum === undefined
      ? []
      : refuse({ type, exclusiveMinimum: maximum }, messageOf(schema, maximum + 1, context))),
  ]
}

function rulesOfList(schema: Schema, context: ValueContext): Rule[] {
  const { minItems = 0, maxItems, uniqueItems } = schema
  const list = (length: number) => Array.from({ length }, (_, index) => index)
  const ofLength = (length: number) => messageOf({ ...schema, items: {} }, list(length), context)
  const type = 'array'
  return [
    ...(minItems > 0 ? refuse({ type, maxItems: 0 }, ofLength(0)) : []),
    ...(minItems > 1 ? refuse({ type, minItems: 1, maxItems: minItems - 1 }, ofLength(minItems - 1)) : []),
    ...(maxItems === undefined ? [] : refuse({ type, minItems: maxItems + 1 }, ofLength(maxItems + 1))),
    ...(uniqueItems
      ? refuse({ type, not: { uniqueItems: true } }, 'An entry stands twice in this list.\nDelete one of them.')
      : []),
  ]
}

/** A schema has only one message, so unknown names need a schema other than that of the wrong type. */
function ruleOfNames(schema: Schema, context: ValueContext): Rule {
  const names = Object.keys(schema.properties ?? {})
  const filled = Object.fromEntries(names.map((name) => [name, null]))
  const unknown = checkValue(schema, { ...filled, '?': 0 }, context).find(({ code }) => code === 'unknown-field')
  return {
    properties: Object.fromEntries(names.map((name) => [name, true])),
    additionalProperties: false,
    ...(unknown && { errorMessage: wordsOfMistake(unknown) }),
  }
}

const unless = (rule: object, otherwise: object): Rule => ({ if: rule, else: otherwise })

/** Reports missing fields of an object at the name of the field that holds it. */
function rulesOfBlock(name: string, schema: Schema, context: ValueContext): Rule[] {
  const { required = [], properties, anyOf } = schema
  if (!properties || anyOf) return []
  const inside = { path: [...context.path, name], block: isTyped(context) ? context.block : undefined, optional: false }
  const atName = (rule: object, mistake: Mistake | undefined): Rule[] =>
    mistake
      ? [
          unless(
            { properties: { [name]: rule } },
            { properties: { [name]: false }, errorMessage: wordsOfMistake(mistake) },
          ),
        ]
      : []
  const noBlock = { not: { type: 'object' } }
  const isEmpty = { type: 'object', maxProperties: 0 }
  const missing = required.flatMap((field) => {
    const others = required
      .filter((other) => other !== field)
      .map((other) => [other, exampleValue(properties[other] ?? {})])
    const mistake = checkValue(schema, Object.fromEntries(others), inside).find(({ code }) => code === 'missing-field')
    return atName({ anyOf: [noBlock, { required: [field] }, ...(required.length > 1 ? [isEmpty] : [])] }, mistake)
  })
  return [...missing, ...(required.length > 1 ? atName({ not: isEmpty }, checkValue(schema, {}, inside)[0]) : [])]
}

/** Reports missing fields of a section at its type. */
function rulesOfSection(schema: Schema, context: ValueContext): Rule[] {
  const { required = [], oneOf = [], properties = {} } = schema
  const alternatives = oneOf.flatMap((other) => other.required)
  const [first, second] = alternatives
  const examples = [...required, ...(first === undefined ? [] : [first])].map((name) => [
    name,
    exampleValue(properties[name] ?? {}),
  ])
  const findLack = (value: object, name: string) =>
    checkValue(schema, value, context).find(({ missingFields = [] }) => missingFields.includes(name))
  const atType = (rule: object, mistake: Mistake | undefined): Rule[] =>
    mistake ? [unless(rule, { properties: { type: { not: {}, errorMessage: wordsOfMistake(mistake) } } })] : []
  const missing = required.flatMap((name) => {
    const value = Object.fromEntries(examples.filter(([other]) => other !== name))
    return atType({ required: [name] }, findLack({ type: '', ...value }, name))
  })
  if (first === undefined || second === undefined) return missing
  const whole = Object.fromEntries(examples)
  const { [first]: _, ...none } = whole
  const both = checkValue(schema, { ...whole, [second]: null }, context).find(({ code }) => code === 'too-many-fields')
  const one = { anyOf: [{ required: [first] }, { required: [second] }] }
  return [
    ...missing,
    ...atType(one, findLack({ type: '', ...none }, second)),
    ...(both
      ? [
          unless(
            { not: { required: [first, second] } },
            { properties: { [second]: false }, errorMessage: wordsOfMistake(both) },
          ),
        ]
      : []),
  ]
}
