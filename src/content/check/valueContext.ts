import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { exampleValue, isFields, isTuple, type Schema } from '../schema/schema.ts'
import { asJson, quoted, withArticle } from '../wording/phrases.ts'

/** What stands around a checked value. */
export interface Block {
  /** A section and a field of a form have a type, and a file has a name without an article. */
  kind: 'section' | 'formField' | 'file' | 'block'
  /** That of a section or of a field of a form. */
  type?: string
  /** As messages call it, without its article: `hero section`, `link`, `site.config.json`. */
  name: string
}

/** Where a checked value is, and what is around it. */
export interface ValueContext {
  path: Path
  /** The block that is named in messages; undefined for a value that has only the name of its field. */
  block?: Block | undefined
  /** Whether the value may be left out. */
  optional: boolean
}

export const sectionBlock = (type: string): Block => ({ kind: 'section', type, name: `${type} section` })
export const formFieldBlock = (type: string): Block => ({ kind: 'formField', type, name: `${type} field` })
export const fileBlock = (name: string): Block => ({ kind: 'file', name })
export const namedBlock = (name: string): Block => ({ kind: 'block', name })

/** The block that a value of a schema is, by the title of the schema; undefined without one. */
export const titledBlock = ({ title }: Schema): Block | undefined =>
  title ? namedBlock(title.toLowerCase()) : undefined

/** Whether the block is a section or a field of a form: it has a type, and its fields are named with it. */
export const isTyped = ({ block }: ValueContext) => block?.kind === 'section' || block?.kind === 'formField'

/** Whether the block is a section. */
export const isInSection = ({ block }: ValueContext) => block?.kind === 'section'

/** The section type of the block; undefined where it is no section. */
export const sectionTypeOf = ({ block }: ValueContext) => (block?.kind === 'section' ? block.type : undefined)

/** What the fields of a block are called: a field of a form has settings. */
export const fieldNoun = ({ block }: ValueContext) => (block?.kind === 'formField' ? 'setting' : 'field')

/** The block at the beginning of a sentence: `This hero section`, `site.config.json`; undefined without one. */
const startOf = (block: Block | undefined) => (block?.kind === 'file' ? block.name : block && `This ${block.name}`)

/** The subject of a message: the field `"heading"`, `This hero section`, or `An entry of "items"`. */
export function nameOf({ path, block }: ValueContext): string {
  const last = path.at(-1)
  if (typeof last === 'string') return quoted(last)
  const list = path.findLast((step) => typeof step === 'string')
  return startOf(block) ?? (list === undefined ? 'This' : `An entry of ${quoted(list)}`)
}

/** The block inside a sentence: `a hero section`, `"location"`, `site.config.json`. */
export function ownerOf(context: ValueContext): string {
  const { block } = context
  if (!block) return nameOf(context)
  return block.kind === 'file' ? block.name : withArticle(block.name)
}

/** The block at the beginning of a sentence: `This hero section`, `"location"`. */
export const thisBlock = (context: ValueContext) => startOf(context.block) ?? nameOf(context)

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
