import type { RJSFSchema, UiSchema } from '@rjsf/utils'

/** A schema of the site as the server sends it. */
export type SiteSchema = Readonly<Record<string, unknown>>

const isBlock = (value: unknown): value is SiteSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that other parts of the editor, or nobody, changes. */
const unshown = new Set(['type', '$schema', 'sections'])

/** Keywords that the form must not act on: the check judges, and what a field is by default is not written into files. */
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
 * A schema as the form takes it.
 *
 * @param isAlternative whether a value may also have another schema: then its type, which nobody sees, says which it has
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
  // A value that can only be one is a box that is ticked.
  const isTick = schema.const === true
  // A JSON Schema without some of its keywords is one; only what it is made of is checked.
  return Object.fromEntries(isTick ? [...entries, ['type', 'boolean']] : entries) as RJSFSchema
}

/** Which box each field gets. */
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

/** Whether a plain text is mostly longer than a box of one line shows. */
function isLong({ format, examples }: SiteSchema): boolean {
  const [example] = Array.isArray(examples) ? examples : []
  return format === 'text' && typeof example === 'string' && example.length > shownInLine
}

/** Characters that a box of one line shows beside the page. */
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

/** The group in which a field of a section stands. */
export function groupOf(name: string): 'Content' | 'Look' | 'More' {
  if (rare.has(name)) return 'More'
  return looks.has(name) ? 'Look' : 'Content'
}

const hasFields = (schema: unknown, ...names: string[]) => {
  const properties = isBlock(schema) ? schema.properties : undefined
  return isBlock(properties) && names.every((name) => Object.hasOwn(properties, name))
}

const alternativesOf = ({ anyOf }: SiteSchema): unknown[] => (Array.isArray(anyOf) ? anyOf : [])

/** Whether a schema is that of a photo, or of a place that has another picture now and may get a photo. */
export const isPhotoPlace = (schema: SiteSchema, value: unknown): boolean =>
  hasFields(schema, 'src', 'alt') ||
  (!(isBlock(value) && 'src' in value) && alternativesOf(schema).some((each) => hasFields(each, 'src', 'alt')))

/** Whether the part of a photo can be chosen that stays in sight. */
export const hasFocus = (schema: SiteSchema): boolean =>
  [schema, ...alternativesOf(schema)].some((each) => hasFields(each, 'src', 'focus'))
