import { companyTypes } from '../../../schemas/parts/company/businessTypes.ts'
import { iconNames } from '../../../schemas/parts/iconNames.ts'
import { removePart } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { chooseAlternative, type Fields, hasType, isFields, isTuple, type Schema } from '../schema/schema.ts'
import { nearest, nearestIn } from '../wording/nearest.ts'
import { count, describeValue, joinWords, quoted, sentence } from '../wording/phrases.ts'
import { adviseDegrees } from './adviseDegrees.ts'
import { explainNames } from './explainNames.ts'
import { explainType } from './explainType.ts'
import { fitsSchema } from './fitsSchema.ts'
import { iconOfLetters, iconOfOne, isOfKnownWords, nearestIcons } from './nearestIcons.ts'
import { nearestTrade } from './nearestTrade.ts'
import {
  exampleFix,
  isInSection,
  isTyped,
  nameOf,
  thisBlock,
  titledBlock,
  type ValueContext,
  withExampleOf,
} from './valueContext.ts'
import { explainPattern, matchesPattern } from './values/patternWords.ts'

/**
 * Checks a value against its schema. Returns one mistake per cause, and none if the value is valid. The verdict is that
 * of JSON Schema; a test compares it with ajv.
 */
export const checkValue = (schema: Schema, value: unknown, context: ValueContext): Mistake[] =>
  fitsSchema(schema)(value) ? [] : explainValue(schema, value, context)

/** Collects the mistakes of a value that may be invalid, which is slower than only testing it. */
function explainValue(schema: Schema, value: unknown, context: ValueContext): Mistake[] {
  if (schema.anyOf) {
    const meant = chooseAlternative(schema.anyOf, value)
    // A string that stands for an object, such as a page address, has no name other than its path.
    const block = (meant.properties && titledBlock(meant)) ?? context.block
    return explainValue(meant, value, { ...context, block })
  }
  if ('const' in schema) return value === schema.const ? [] : [wrongConst(schema, value, context)]
  // If there are only a few choices, it is clearer to list them than to say that they are words.
  if (isFewWords(schema) && (typeof value === 'number' || typeof value === 'boolean'))
    return [wrongChoice(schema, value, context)]
  if (schema.type !== undefined && !hasType(schema.type, value)) {
    const fits = (other: unknown) => fitsSchema(schema)(other)
    return [explainType({ schema, value, context, fits })]
  }
  if (schema.enum && !schema.enum.includes(value)) return [wrongChoice(schema, value, context)]
  if (typeof value === 'string') return checkText(schema, value, context)
  if (typeof value === 'number') return checkNumber(schema, value, context)
  if (Array.isArray(value)) return checkList(schema, value, context)
  if (isFields(value)) return checkFields(schema, value, context)
  return []
}

/**
 * Checks a nested value against its schema. If the schema has no example, the mistake shows that of the outer value.
 */
function checkInner(outer: Schema, inner: Schema, value: unknown, context: ValueContext): Mistake[] {
  const mistakes = explainValue(inner, value, context)
  if (mistakes.length === 0) return mistakes
  const shown = withExampleOf(outer, inner, context.path.at(-1) ?? '')
  return shown === inner ? mistakes : explainValue(shown, value, context)
}

const isFewWords = ({ type, enum: choices = [] }: Schema) =>
  type === 'string' && choices.length > 0 && choices.length <= mostInSentence

/** Checks an object against its schema: each value, then the names. */
function checkFields(schema: Schema, value: Fields, context: ValueContext): Mistake[] {
  const { properties = {}, required = [], oneOf = [], additionalProperties } = schema
  const alternatives = oneOf.flatMap((other) => other.required)
  const block = isTyped(context) ? context.block : undefined
  const unknown: string[] = []
  const mistakes = Object.keys(value).flatMap((name): Mistake[] => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined
    const inner = field ?? additionalProperties
    if (inner === false) unknown.push(name)
    if (typeof inner !== 'object') return []
    const optional = !required.includes(name) && !alternatives.includes(name)
    return checkInner(schema, inner, value[name], {
      path: [...context.path, name],
      block: field && block,
      optional,
    })
  })
  const missing = required.filter((name) => !Object.hasOwn(value, name))
  const present = alternatives.filter((name) => Object.hasOwn(value, name))
  if (unknown.length === 0 && missing.length === 0 && (alternatives.length === 0 || present.length === 1))
    return mistakes
  return [...mistakes, ...explainNames({ schema, value, context, unknown, missing, alternatives, present, checkValue })]
}

function wrongConst(schema: Schema, value: unknown, context: ValueContext): Mistake {
  const text = JSON.stringify(schema.const)
  return {
    path: context.path,
    code: 'wrong-value',
    message: `${nameOf(context)} must be ${text}, not ${describeValue(value)}.`,
    fix: `Write ${text}.`,
    replacement: text,
  }
}

function wrongChoice(schema: Schema, value: unknown, context: ValueContext): Mistake {
  const choices = (schema.enum ?? []).map((choice) => JSON.stringify(choice))
  const names = (schema.enum ?? []).filter((choice) => typeof choice === 'string')
  const guess =
    typeof value === 'string' ? guessOf(value, names) : schema.enum?.find((choice) => String(choice) === String(value))
  const standard = schema.default === undefined ? '' : ` for ${JSON.stringify(schema.default)}`
  const field = quoted(String(context.path.findLast((step) => typeof step === 'string')))
  const inList = typeof context.path.at(-1) === 'number'
  const leaveOut = context.optional && !inList ? `, or leave ${field} out${standard}` : ''
  if (schema.enum === iconNames) return unknownIcon(context, value)
  const few = choices.length <= mostInSentence
  const shown = typeof value === 'string' ? quoted(value) : describeValue(value)
  const base = {
    path: context.path,
    code: 'unknown-choice' as const,
    message: few
      ? `${nameOf(context)} must be ${joinWords(choices)}, not ${shown}.`
      : `There is no ${(schema.title ?? 'choice').toLowerCase()} called ${shown}.`,
  }
  if (guess !== undefined) {
    const text = JSON.stringify(guess)
    return { ...base, fix: `Write ${text}${leaveOut}.`, replacement: text }
  }
  if (few) return { ...base, fix: `Write ${joinWords(choices)}${leaveOut}.` }
  if (choices.length <= mostListed) return { ...base, fix: `Write one of these: ${choices.join(', ')}.` }
  const trade = schema.enum === companyTypes && typeof value === 'string' ? nearestTrade(value) : undefined
  const such = schema.examples?.[0] === undefined ? '' : `, such as ${JSON.stringify(schema.examples[0])}`
  const all = `the ${choices.length} that pages/REFERENCE.md lists`
  const fix = trade ? `Write "${trade}", or another of ${all}.` : `Write one of ${all}${such}${leaveOut}.`
  return { ...base, fix }
}

/**
 * Returns the choice that was probably meant. Among many choices, one with another first letter is another word:
 * `BikeShop` is not a misspelled `TireShop`.
 */
function guessOf(value: string, names: readonly string[]): string | undefined {
  const near = nearest(value, names)
  const isSlip = names.length <= mostListed || near?.[0]?.toLowerCase() === value.trim()[0]?.toLowerCase()
  return isSlip ? near : undefined
}

function unknownIcon({ path }: ValueContext, value: unknown): Mistake {
  const name = typeof value === 'string' ? value : ''
  const spelt = iconOfLetters(name)
  const near = isOfKnownWords(name) ? undefined : nearestIn(name, icons)
  // A typo rarely affects the first letter: "leaves" is not "waves".
  const guess = spelt ?? iconOfOne(name) ?? (near?.[0] === name[0]?.toLowerCase() ? near : undefined)
  const others = spelt === undefined ? nearestIcons(name).filter((other) => other !== guess) : []
  const all = 'https://lucide.dev/icons shows all of them'
  const more = guess === undefined ? others : others.slice(0, 3)
  const some = joinWords(more.map(quoted))
  const any = others.length > 0 ? some : 'another name, such as "shield-check" or "clock"'
  const close = more.length > 0 ? `, or another one close to it: ${some}` : ''
  const wanted = guess === undefined ? any : `${quoted(guess)}${close}`
  return {
    path,
    code: 'unknown-choice',
    message: `There is no icon called ${typeof value === 'string' ? quoted(value) : describeValue(value)}.`,
    fix: `Write ${wanted}; ${all}.`,
    ...(guess !== undefined && { replacement: JSON.stringify(guess) }),
  }
}

const icons = new Set(iconNames)

/** The most choices to name in a sentence. */
const mostInSentence = 6
/** The most choices to list in a message. */
const mostListed = 60

function checkText(schema: Schema, value: string, context: ValueContext): Mistake[] {
  const { path, optional } = context
  // A string of spaces counts as empty.
  if (value.trim().length < (schema.minLength ?? 0)) {
    const example = exampleFix(schema) ?? 'Write the text between the quotation marks'
    const isEntry = typeof path.at(-1) === 'number'
    const whole = optional ? `, or delete ${nameOf(context)}` : ''
    const out = isEntry ? ', or delete this entry' : whole
    return [{ path, code: 'empty-text', message: `${nameOf(context)} is empty.`, fix: sentence(`${example}${out}`) }]
  }
  if (schema.pattern === undefined || matchesPattern(schema.pattern, value)) return []
  const { wanted, ...fix } = explainPattern(schema, value)
  const message = `${nameOf(context)} must be ${wanted}, not ${quoted(value)}.`
  return [{ path, code: 'wrong-form', message, ...fix }]
}

function spanOf({ minimum, maximum }: Schema): string {
  if (minimum === undefined) return `${maximum} or less`
  return maximum === undefined ? `${minimum} or more` : `between ${minimum} and ${maximum}`
}

function checkNumber(schema: Schema, value: number, context: ValueContext): Mistake[] {
  const { path } = context
  const { minimum, maximum } = schema
  const isWithin = value >= (minimum ?? value) && value <= (maximum ?? value)
  if (isWithin && Number.isFinite(value)) return []
  // JSON does not limit numbers (RFC 8259, 6). Beyond 1.8e308, JavaScript parses infinity, which ajv refuses.
  if (isWithin)
    return [
      {
        path,
        code: 'out-of-range',
        message: `${nameOf(context)} is too large a number.`,
        fix: `${exampleFix(schema) ?? 'Write a smaller number'}.`,
      },
    ]
  const span = spanOf(schema)
  const message = `${nameOf(context)} must be ${span}, not ${describeValue(value)}.`
  const isTurned =
    value < 0 && minimum !== undefined && minimum >= 0 && -value >= minimum && -value <= (maximum ?? mostMeant)
  const fix =
    adviseDegrees(value, schema) ??
    (isTurned ? `Write ${-value} if the minus is one too many` : (exampleFix(schema) ?? `Write a number ${span}`))
  return [{ path, code: 'out-of-range', message, fix: `${fix}.` }]
}

/** The largest number that a person could have meant, if the schema has no maximum. */
const mostMeant = 1e9

function checkList(schema: Schema, value: readonly unknown[], context: ValueContext): Mistake[] {
  const { path } = context
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = schema
  const noun = schema.title?.toLowerCase() ?? 'entries'
  if (value.length < minItems) return [tooFew(noun, value, minItems, context)]
  if (value.length > maxItems) {
    const surplus = value.length - maxItems
    return [
      {
        path: [...path, maxItems],
        code: 'too-many',
        message: `${nameOf(context)} has ${count(value.length, 'entry', 'entries')}, and ${maxItems} are the most it can have.`,
        fix: surplus === 1 ? 'Delete one.' : `Delete ${surplus} of them.`,
      },
    ]
  }
  // The entries of a tuple belong together, so none can be omitted.
  const optional = !isTuple(items)
  const seen = new Set<unknown>()
  // People who write one entry in another form write all of them so.
  const share = (mistake: Mistake): Mistake =>
    mistake.code === 'wrong-type' && mistake.path.length === path.length + 1
      ? { ...mistake, sharedCause: `entries of ${path.join(' ')}` }
      : mistake
  return value.flatMap((entry, index): Mistake[] => {
    const at = [...path, index]
    const entrySchema = isTuple(items) ? items[index] : items
    const block = entrySchema && titledBlock(entrySchema)
    const mistakes = entrySchema ? checkInner(schema, entrySchema, entry, { path: at, block, optional }).map(share) : []
    if (mistakes.length > 0 || schema.uniqueItems !== true) return mistakes
    const isRepeated = seen.has(entry)
    seen.add(entry)
    return isRepeated ? [repeatedEntry(entry, at, context)] : []
  })
}

const repeatedEntry = (entry: unknown, path: Path, context: ValueContext): Mistake => ({
  path,
  code: 'repeated-entry',
  message: `${describeValue(entry).replace(/^the text /, '')} stands twice in ${nameOf(context)}.`,
  fix: 'Delete one of them.',
  edits: (source) => [removePart(source, path)],
})

function tooFew(noun: string, value: readonly unknown[], minItems: number, context: ValueContext): Mistake {
  const { path, optional } = context
  const base = { path, code: 'too-few' as const }
  if (value.length > 0)
    return {
      ...base,
      message: `${nameOf(context)} has ${count(value.length, 'entry', 'entries')} and must have at least ${minItems}.`,
      fix: minItems - value.length === 1 ? 'Add one more.' : `Add ${minItems - value.length} more.`,
    }
  const start = minItems === 1 ? 'Add one' : `Add at least ${minItems}`
  if (isTyped(context) && !optional)
    return {
      ...base,
      message: `${thisBlock(context)} has no ${noun} yet.`,
      fix: `${start}, or delete the ${isInSection(context) ? 'section' : 'field'}.`,
    }
  return {
    ...base,
    message: `${nameOf(context)} is an empty list.`,
    fix: `${start}${optional ? ', or delete this field' : ''}.`,
  }
}
