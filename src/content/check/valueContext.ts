import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { exampleValue, isFields, isTuple, type Schema } from '../schema/schema.ts'
import { asJson, quoted } from '../wording/phrases.ts'

/** Where a checked value is, and what the messages call the block around it. */
export interface ValueContext {
  path: Path
  /** The name of the block: `a hero section`, `a link`; empty for a value that has only the name of its field. */
  owner: string
  /** Whether the value may be left out. */
  optional: boolean
}

/** Whether the owner is a section, as in `a hero section`, or a field of a form, as in `a text field`: it has a type. */
export const isTyped = ({ owner }: ValueContext) => owner.endsWith(' section') || owner.endsWith(' field')

/** Whether the owner is a section. */
export const isInSection = ({ owner }: ValueContext) => owner.endsWith(' section')

/** What the entries of a block are called; those of a field of a form are no fields again. */
export const nounOf = ({ owner }: ValueContext) => (owner.endsWith(' field') ? 'setting' : 'field')

/** The subject of a message: the field `"heading"`, `This hero section`, or `An entry of "items"`. */
export function nameOf({ path, owner }: ValueContext): string {
  const last = path.at(-1)
  if (typeof last === 'string') return quoted(last)
  if (owner !== '') return owner.replace(/^an? /, 'This ')
  const list = path.findLast((step) => typeof step === 'string')
  return list === undefined ? 'This' : `An entry of ${quoted(list)}`
}

/** The block inside a sentence: `a hero section`, `"location"`, `site.config.json`. */
export const ownerOf = (context: ValueContext) => context.owner || nameOf(context)

/** The block at the beginning of a sentence: `This hero section`, `"location"`. */
export const thisBlock = (context: ValueContext) =>
  context.owner ? context.owner.replace(/^an? /, 'This ') : nameOf(context)

/** What a problem of a whole block points at: its type, its name, or its opening brace. */
export function headOf(context: ValueContext): Pick<Mistake, 'path' | 'part'> {
  if (isTyped(context)) return { path: [...context.path, 'type'] }
  return { path: context.path, part: typeof context.path.at(-1) === 'string' ? 'key' : 'open' }
}

/** `Write it like this: "…"`, with the example of a schema; undefined where the schema has none that is short enough. */
export function exampleFix(schema: Schema): string | undefined {
  const example = asJson(exampleValue(schema))
  return example && `Write it like this: ${example}`
}

/**
 * The schema of an entry of a list or of a block of names; where it has no example of its own, with one of those of the outer
 * value.
 */
export function withExampleOf(outer: Schema, inner: Schema, step: string | number): Schema {
  if (exampleValue(inner) !== undefined) return inner
  const { examples = [], items, properties = {} } = outer
  const list = examples.find(Array.isArray)
  const block = examples.find(isFields) ?? {}
  const entry: unknown = list?.[typeof step === 'number' && isTuple(items) ? step : 0]
  const value = Object.hasOwn(properties, step) ? block[step] : Object.values(block)[0]
  const example = typeof step === 'number' ? entry : value
  return example === undefined ? inner : { ...inner, examples: [example] }
}

/** The same for a value without a short example: its first fields, or its first entry, with `…` for what is too long. */
export const sketchFix = (schema: Schema): string => `Write it like this: ${sketch(schema)}`

function sketch(schema: Schema): string {
  const { anyOf, properties, required = [], oneOf = [], items, minItems = 0, type } = schema
  const example = asJson(exampleValue(schema))
  if (example !== undefined) return example
  if (anyOf) return sketch(anyOf[0] ?? {})
  if (properties) {
    const must = [...required, ...(oneOf[0]?.required ?? [])]
    const names = must.length > 0 ? must : Object.keys(properties).slice(0, 1)
    const whole = names.map((name) => `${quoted(name)}: ${sketch(properties[name] ?? {})}`).join(', ')
    const short = names.map((name) => `${quoted(name)}: ${blankOf(properties[name] ?? {})}`).join(', ')
    return `{ ${whole.length > longestSketch ? short : whole} }`
  }
  const entry = items && !isTuple(items) ? sketch(items) : '…'
  const more = minItems > 1 ? ', …' : ''
  if (type === 'array') return entry.length > longestSketch ? blankOf(schema) : `[${entry}${more}]`
  return blankOf(schema)
}

/** A little less than what `asJson` shows, as brackets come around it. */
const longestSketch = 90

/** What stands for a value of a type, without any of its own words. */
export function blankOf({ type }: Schema): string {
  if (type === 'string') return '"…"'
  if (type === 'array') return '[ … ]'
  return type === 'object' ? '{ … }' : '…'
}
