import { removeEntry } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { chooseAlternative, exampleValue, isFields, isTuple, type Schema } from '../schema/schema.ts'
import { nearest } from '../wording/nearest.ts'
import { asJson, count, describeValue, listOf, quoted, sentence, withArticle } from '../wording/phrases.ts'
import { checkFields } from './checkFields.ts'
import { explainPattern } from './patternWords.ts'
import { wrongType } from './wrongType.ts'

/** Where a value stands: what surrounds it is named in the messages. */
export interface Context {
  path: Path
  /** What the block is called: `a hero section`, `a link`; empty for a value that is only known by its field. */
  owner: string
  /** Whether the value may be left out. */
  optional: boolean
}

/**
 * Gives one mistake for each cause why a value does not fit its schema. Whether it fits is for ajv to say (`fitsSchema`);
 * ajv's own errors name keywords, several for one cause, so the words are found here. A test compares the two.
 */
export function checkValue(schema: Schema, value: unknown, context: Context): Mistake[] {
  if (schema.anyOf) {
    const meant = chooseAlternative(schema.anyOf, value)
    const owner = meant.title ? withArticle(meant.title.toLowerCase()) : context.owner
    return checkValue(meant, value, { ...context, owner })
  }
  if ('const' in schema) return value === schema.const ? [] : [wrongConst(schema, value, context)]
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some((type) => hasType(type, value))) return [wrongType(schema, types, value, context)]
  if (schema.enum && !schema.enum.includes(value)) return [wrongChoice(schema, value, context)]
  if (typeof value === 'string') return checkText(schema, value, context)
  if (typeof value === 'number') return checkNumber(schema, value, context)
  if (Array.isArray(value)) return checkList(schema, value, context)
  if (isFields(value)) return checkFields(schema, value, context)
  return []
}

/** What a value is called in a message: its field, or an entry of the list in that field. */
export function nameOf({ path, owner }: Pick<Context, 'path' | 'owner'>): string {
  const last = path.at(-1)
  if (typeof last === 'string') return quoted(last)
  if (owner !== '') return owner.replace(/^an? /, 'This ')
  const list = path.findLast((step) => typeof step === 'string')
  return list === undefined ? 'This' : `An entry of ${quoted(String(list))}`
}

/** `Write it like this: "…"`, with the example of a schema; undefined where it has none that is short enough to show. */
export function exampleFix(schema: Schema): string | undefined {
  const example = asJson(exampleValue(schema))
  return example && `Write it like this: ${example}`
}

function wrongConst(schema: Schema, value: unknown, context: Context): Mistake {
  const text = JSON.stringify(schema.const)
  return {
    path: context.path,
    code: 'wrong-value',
    message: `${nameOf(context)} must be ${text}, not ${describeValue(value)}.`,
    fix: `Write ${text}.`,
    replacement: text,
  }
}

function wrongChoice(schema: Schema, value: unknown, context: Context): Mistake {
  const choices = (schema.enum ?? []).map((choice) => JSON.stringify(choice))
  const names = (schema.enum ?? []).filter((choice) => typeof choice === 'string')
  const guess =
    typeof value === 'string' ? nearest(value, names) : schema.enum?.find((choice) => String(choice) === String(value))
  const standard = schema.default === undefined ? '' : ` for ${JSON.stringify(schema.default)}`
  const field = quoted(String(context.path.findLast((step) => typeof step === 'string')))
  const inList = typeof context.path.at(-1) === 'number'
  const leaveOut = context.optional && !inList ? `, or leave ${field} out${standard}` : ''
  const few = choices.length <= 6
  const shown = typeof value === 'string' ? quoted(value) : describeValue(value)
  const base = {
    path: context.path,
    code: 'unknown-choice',
    message: few
      ? `${nameOf(context)} must be ${listOf(choices)}, not ${shown}.`
      : `There is no ${(schema.title ?? 'choice').toLowerCase()} called ${shown}.`,
  }
  if (guess !== undefined) {
    const text = JSON.stringify(guess)
    return { ...base, fix: `Write ${text}${leaveOut}.`, replacement: text }
  }
  return { ...base, fix: few ? `Write ${listOf(choices)}${leaveOut}.` : `Write one of these: ${choices.join(', ')}.` }
}

function checkText(schema: Schema, value: string, context: Context): Mistake[] {
  const { path, optional } = context
  if (isTooShort(schema.minLength, value)) {
    const example = exampleFix(schema) ?? 'Write the text between the quotation marks'
    const isEntry = typeof path.at(-1) === 'number'
    const out = isEntry ? ', or delete this entry' : optional ? `, or delete ${nameOf(context)}` : ''
    return [{ path, code: 'empty-text', message: `${nameOf(context)} is empty.`, fix: sentence(`${example}${out}`) }]
  }
  if (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) return []
  const { wanted, ...fix } = explainPattern(schema, value)
  const message = `${nameOf(context)} must be ${wanted}, not ${quoted(value)}.`
  return [{ path, code: 'wrong-form', message, ...fix }]
}

function checkNumber(schema: Schema, value: number, context: Context): Mistake[] {
  const { path } = context
  const { minimum, maximum } = schema
  // JSON sets no limit to a number (RFC 8259, 6), and past 1.8e308 it is read as infinite, which ajv refuses.
  if (!Number.isFinite(value) && minimum === undefined && maximum === undefined)
    return [
      {
        path,
        code: 'out-of-range',
        message: `${nameOf(context)} is too large a number.`,
        fix: `${exampleFix(schema) ?? 'Write a smaller one'}.`,
      },
    ]
  const fits = (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum)
  if (fits) return []
  const span =
    minimum !== undefined && maximum !== undefined
      ? `between ${minimum} and ${maximum}`
      : minimum !== undefined
        ? `${minimum} or more`
        : `${maximum} or less`
  const message = `${nameOf(context)} must be ${span}, not ${describeValue(value)}.`
  return [{ path, code: 'out-of-range', message, fix: `${exampleFix(schema) ?? `Write a number ${span}`}.` }]
}

function checkList(schema: Schema, value: readonly unknown[], context: Context): Mistake[] {
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
  // Of two numbers that belong together none may go.
  const optional = !isTuple(items)
  return value.flatMap((entry, index): Mistake[] => {
    const at = [...path, index]
    const isRepeated = schema.uniqueItems === true && value.indexOf(entry) < index
    const entrySchema: Schema | undefined = isTuple(items) ? items[index] : items
    const owner = entrySchema?.title ? withArticle(entrySchema.title.toLowerCase()) : ''
    return [
      ...(isRepeated ? [repeatedEntry(entry, at, context)] : []),
      ...(entrySchema ? checkValue(entrySchema, entry, { path: at, owner, optional }) : []),
    ]
  })
}

const repeatedEntry = (entry: unknown, path: Path, context: Context): Mistake => ({
  path,
  code: 'repeated-entry',
  message: `${describeValue(entry).replace(/^the text /, '')} stands twice in ${nameOf(context)}.`,
  fix: 'Delete one of them.',
  edits: (source) => [removeEntry(source, path)],
})

function tooFew(noun: string, value: readonly unknown[], minItems: number, context: Context): Mistake {
  const { path, owner, optional } = context
  const isSection = owner.endsWith(' section')
  const base = { path, code: 'too-few' }
  if (value.length > 0)
    return {
      ...base,
      message: `${nameOf(context)} has ${count(value.length, 'entry', 'entries')} and must have at least ${minItems}.`,
      fix: minItems - value.length === 1 ? 'Add one more.' : `Add ${minItems - value.length} more.`,
    }
  const start = minItems === 1 ? 'Add one' : `Add at least ${minItems}`
  if (isSection && !optional)
    return {
      ...base,
      message: `This ${owner.replace(/^an? /, '')} has no ${noun} yet.`,
      fix: `${start}, or delete the section.`,
    }
  return {
    ...base,
    message: `${nameOf(context)} is an empty list.`,
    fix: `${start}${optional ? ', or delete this field' : ''}.`,
  }
}

/** Whether a value has a type of JSON Schema: `integer` is a whole number, `object` a block, not a list. */
export function hasType(type: string, value: unknown): boolean {
  if (type === 'object') return isFields(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

/** A text of nothing but spaces counts as empty. */
function isTooShort(minLength: number | undefined, value: string): boolean {
  return minLength !== undefined && (value.length < minLength || value.trim().length < minLength)
}
