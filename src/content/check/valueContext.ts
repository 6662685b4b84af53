import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { exampleValue, isFields, isTuple, type Schema } from '../schema/schema.ts'
import { asJson, quoted, withArticle } from '../wording/phrases.ts'

/** The object that contains a checked value. */
export interface Block {
  /** Sections and form fields have a type; files have a name without an article. */
  kind: 'section' | 'formField' | 'file' | 'block'
  /** The type of a section or form field. */
  type?: string
  /** The name in messages, without its article: `hero section`, `link`, `site.config.json`. */
  name: string
}

/** The path of a checked value, and what contains it. */
export interface ValueContext {
  path: Path
  /** The object that messages name; undefined for a value that only has the name of its field. */
  block?: Block | undefined
  /** Whether the value may be omitted. */
  optional: boolean
}

export const sectionBlock = (type: string): Block => ({ kind: 'section', type, name: `${type} section` })
export const formFieldBlock = (type: string): Block => ({ kind: 'formField', type, name: `${type} field` })
export const fileBlock = (name: string): Block => ({ kind: 'file', name })
export const namedBlock = (name: string): Block => ({ kind: 'block', name })

/** Returns the object for a schema, named by its title; undefined without a title. */
export const titledBlock = ({ title }: Schema): Block | undefined =>
  title ? namedBlock(title.toLowerCase()) : undefined

/** Whether the object is a section or a form field. These have a type, which names their fields. */
export const isTyped = ({ block }: ValueContext) => block?.kind === 'section' || block?.kind === 'formField'

/** Whether the block is a section. */
export const isInSection = ({ block }: ValueContext) => block?.kind === 'section'

/** The type of the section; undefined for other objects. */
export const sectionTypeOf = ({ block }: ValueContext) => (block?.kind === 'section' ? block.type : undefined)

/** The word for the fields of an object. Those of a form field are called settings. */
export const fieldNoun = ({ block }: ValueContext) => (block?.kind === 'formField' ? 'setting' : 'field')

/** The object at the start of a sentence: `This hero section`, `site.config.json`; undefined without an object. */
const startOf = (block: Block | undefined) => (block?.kind === 'file' ? block.name : block && `This ${block.name}`)

/** The subject of a message: the field `"heading"`, `This hero section`, or `An entry of "items"`. */
export function nameOf({ path, block }: ValueContext): string {
  const last = path.at(-1)
  if (typeof last === 'string') return quoted(last)
  const list = path.findLast((step) => typeof step === 'string')
  return startOf(block) ?? (list === undefined ? 'This' : `An entry of ${quoted(list)}`)
}

/** The object within a sentence: `a hero section`, `"location"`, `site.config.json`. */
export function ownerOf(context: ValueContext): string {
  const { block } = context
  if (!block) return nameOf(context)
  return block.kind === 'file' ? block.name : withArticle(block.name)
}

/** The object at the start of a sentence: `This hero section`, `"location"`. */
export const thisBlock = (context: ValueContext) => startOf(context.block) ?? nameOf(context)

/** The place of a problem with a whole object: its type, its name, or its opening brace. */
export function headOf(context: ValueContext): Pick<Mistake, 'path' | 'part'> {
  if (isTyped(context)) return { path: [...context.path, 'type'] }
  return { path: context.path, part: typeof context.path.at(-1) === 'string' ? 'key' : 'open' }
}

/** Formats `Write it like this: "…"` with the example of a schema. Returns undefined if no example is short enough. */
export function exampleFix(schema: Schema): string | undefined {
  const example = asJson(exampleValue(schema))
  return example && `Write it like this: ${example}`
}

/**
 * Returns the schema of a list entry or named value. If it has no example, adds one from the examples of the outer
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

/**
 * Formats the same for a value without a short example: its first fields or its first entry, with `…` for what is too
 * long.
 */
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

/** A little less than the limit of `asJson`, because brackets are added. */
const longestSketch = 90

/** A placeholder for a value of a type. */
export function blankOf({ type }: Schema): string {
  if (type === 'string') return '"…"'
  if (type === 'array') return '[ … ]'
  return type === 'object' ? '{ … }' : '…'
}
