import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { isBlock } from '../site/isBlock.ts'

/** A schema of the site as the server sends it. */
export type SiteSchema = Readonly<Record<string, unknown>>

/** Fields that the form does not show, because other parts of the editor change them or nobody does. */
const unshown = new Set(['type', '$schema', 'sections'])

/** Keywords that the form must ignore: the check validates values, and defaults are not written to files. */
const dropped = new Set([
  'oneOf',
  'default',
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'minLength',
  'minimum',
  'maximum',
])

/**
 * Converts a schema for the form.
 *
 * @param isAlternative whether the schema is one of several alternatives. Then a hidden `type` field tells which one
 *   a value has
 */
export function toFormSchema(schema: SiteSchema, isAlternative = false): RJSFSchema {
  const hides = (field: string) => unshown.has(field) && !(isAlternative && field === 'type')
  const entries = Object.entries(schema).flatMap(([name, value]): [string, unknown][] => {
    if (dropped.has(name)) return []
    if (name === 'properties' && isBlock(value)) {
      const fields = Object.entries(value).filter(([field]) => !hides(field))
      return [
        [
          name,
          Object.fromEntries(fields.map(([field, inner]) => [field, isBlock(inner) ? toFormSchema(inner) : inner])),
        ],
      ]
    }
    if (name === 'required' && Array.isArray(value)) return [[name, value.filter((field) => !hides(String(field)))]]
    if (name === 'items' && isBlock(value)) return [[name, toFormSchema(value)]]
    if (name === 'anyOf' && Array.isArray(value))
      return [[name, value.map((each: unknown) => (isBlock(each) ? toFormSchema(each, true) : each))]]
    return [[name, value]]
  })
  // A field whose only value is `true` becomes a checkbox.
  const isTick = schema.const === true
  // A JSON Schema without some of its keywords is still a JSON Schema. Only the form, not the compiler, checks its
  // parts.
  return Object.fromEntries(isTick ? [...entries, ['type', 'boolean']] : entries) as RJSFSchema
}

/** Returns the widget of each field. */
export function toUiSchema(schema: SiteSchema): UiSchema {
  const { properties, items, anyOf, format, title } = schema
  const ui: UiSchema = {}
  if (typeof schema.const === 'string') ui['ui:widget'] = 'hidden'
  if (format === 'inline' || format === 'body' || format === 'prose' || isLong(schema)) ui['ui:widget'] = 'textarea'
  if (format === 'href') ui['ui:widget'] = 'link'
  if (Array.isArray(schema.enum) && (title === 'Icon' || title === 'Scene')) ui['ui:widget'] = 'drawing'
  if (typeof schema.pattern === 'string' && schema.pattern.startsWith('^#')) ui['ui:widget'] = 'colour'
  if (isBlock(properties))
    for (const [name, inner] of Object.entries(properties)) if (isBlock(inner)) ui[name] = toUiSchema(inner)
  if (isBlock(items)) ui.items = toUiSchema(items)
  if (Array.isArray(anyOf)) ui.anyOf = anyOf.map((each: unknown) => (isBlock(each) ? toUiSchema(each) : {}))
  return ui
}

/** Whether a plain text is usually longer than a single-line field shows. */
function isLong({ format, examples }: SiteSchema): boolean {
  const [example] = Array.isArray(examples) ? examples : []
  return format === 'text' && typeof example === 'string' && example.length > shownInLine
}

/** The number of characters that a single-line field in the panel shows. */
const shownInLine = 40

const looks = new Set([
  'tone',
  'layout',
  'size',
  'columns',
  'side',
  'boxes',
  'numbered',
  'mode',
  'show',
  'focus',
  'fit',
  'ratio',
])
const rare = new Set([
  'id',
  'note',
  'hidden',
  'presets',
  'mentions',
  'allowSimilar',
  'order',
  'status',
  'draft',
  'source',
])

/** Returns the group that a field of a section belongs to. */
export function groupOf(name: string): 'Content' | 'Look' | 'More' {
  if (rare.has(name)) return 'More'
  return looks.has(name) ? 'Look' : 'Content'
}

const hasFields = (schema: unknown, ...names: string[]) => {
  const properties = isBlock(schema) ? schema.properties : undefined
  return isBlock(properties) && names.every((name) => Object.hasOwn(properties, name))
}

const alternativesOf = ({ anyOf }: SiteSchema): unknown[] => (Array.isArray(anyOf) ? anyOf : [])

/** Whether a schema describes a photo, or a field that contains another kind of picture and can contain a photo. */
export const isPhotoPlace = (schema: SiteSchema, value: unknown): boolean =>
  hasFields(schema, 'src', 'alt') ||
  (!(isBlock(value) && 'src' in value) && alternativesOf(schema).some((each) => hasFields(each, 'src', 'alt')))

/** Whether the focus of a photo can be chosen. */
export const hasFocus = (schema: SiteSchema): boolean =>
  [schema, ...alternativesOf(schema)].some((each) => hasFields(each, 'src', 'focus'))
