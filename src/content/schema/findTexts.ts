import type { Path } from '../problem/source.ts'
import { oncePer } from './oncePer.ts'
import {
  chooseAlternative,
  type Fields,
  fieldSchema,
  formSchema,
  isFields,
  isFieldType,
  isTuple,
  pageSchema,
  type Schema,
} from './schema.ts'
import { type SectionTypes, schemaOfSection } from './sectionTypes.ts'

/** What the schema says of a text. */
export interface TextKind {
  /** Undefined for a plain text. */
  format: 'inline' | 'body' | 'prose' | 'href' | undefined
  /** Whether the schema allows any words, so that placeholders are filled in: not for choices and patterns. */
  free: boolean
}

export interface TextField extends TextKind {
  path: Path
  value: string
  /** Name of the field, or of the list that the text is an entry of. */
  field: string
}

/**
 * Fields of a page or a section whose words no visitor reads; `words`, whose places in braces are no placeholders
 * (`review/languages/checkWords.ts`); and `redirects`, whose addresses `addresses/checkRedirects.ts` judges.
 */
const unread = new Set(['$schema', 'note', 'mentions', 'location', 'branch', 'allowSimilar', 'words', 'redirects'])

interface TextPlace {
  /** As in TextField. */
  readonly field: string
  /** Whether its section is hidden. */
  readonly hidden: boolean
}

/** Whether a text is wanted, by its kind and place. */
export type Wanted = (value: string, kind: TextKind, place: TextPlace) => boolean

/**
 * The texts of a checked value that visitors see or follow, in the order of the file: all of them, or those that are
 * wanted. A path is made for these alone.
 */
export function findTexts(schema: Schema, value: unknown, wanted: Wanted = () => true): TextField[] {
  const walk: Walk = { steps: [], root: 0, field: '', hidden: false, texts: [], wanted }
  collect(schema, value, walk)
  return walk.texts
}

/** The texts of a page, checked or not; those of hidden sections too, as they may be shown tomorrow. */
export function findPageTexts(page: Fields, types: SectionTypes, wanted: Wanted = () => true): TextField[] {
  const walk: Walk = { steps: [], root: 0, field: '', hidden: false, texts: [], wanted }
  collect(pageSchema, page, walk)
  const sections: unknown[] = Array.isArray(page.sections) ? page.sections : []
  sections.forEach((section, index) => {
    const schema = schemaOfSection(types, section)
    if (!schema || !isFields(section)) return
    walk.steps = ['sections', index]
    walk.root = walk.steps.length
    walk.hidden = section.hidden === true
    collect(schema, section, walk)
  })
  return walk.texts
}

/** The texts of a form document, checked or not. */
export function findFormTexts(form: Fields, wanted: Wanted = () => true): TextField[] {
  const walk: Walk = { steps: [], root: 0, field: '', hidden: false, texts: [], wanted }
  collect(formSchema, form, walk)
  const fields: unknown[] = Array.isArray(form.fields) ? form.fields : []
  fields.forEach((field, index) => {
    if (!isFields(field) || !isFieldType(field.type)) return
    walk.steps = ['fields', index]
    walk.root = walk.steps.length
    collect(fieldSchema(field.type), field, walk)
  })
  return walk.texts
}

interface Walk extends TextPlace {
  /** The path of the current value. */
  steps: (string | number)[]
  /** Number of steps to the page, section or field that is walked: a field within a list of it may be called "note" as well. */
  root: number
  field: string
  hidden: boolean
  texts: TextField[]
  wanted: Wanted
}

/** What a walk asks of a schema, once for each. */
interface Plan {
  kind: TextKind
  anyOf: Schema['anyOf']
  items: Schema['items']
  fields: ReadonlyMap<string, Schema>
  /** The schema of all other fields. */
  others: Schema | undefined
}

const planOf = oncePer(
  ({ anyOf, items, properties = {}, additionalProperties, format, ...words }: Schema): Plan => ({
    kind: {
      format: isFormat(format) ? format : undefined,
      free: words.enum === undefined && words.pattern === undefined && words.const === undefined,
    },
    anyOf,
    items,
    fields: new Map(Object.entries(properties)),
    others: typeof additionalProperties === 'object' ? additionalProperties : undefined,
  }),
)

function collect(schema: Schema, value: unknown, walk: Walk): void {
  const isText = typeof value === 'string'
  if (!isText && (typeof value !== 'object' || value === null)) return
  const plan = planOf(schema)
  const meant = plan.anyOf ? planOf(chooseAlternative(plan.anyOf, value)) : plan
  if (isText) collectText(meant.kind, value, walk)
  else if (Array.isArray(value)) collectEntries(meant, value, walk)
  else if (isFields(value)) collectFields(meant, value, walk)
}

function collectEntries({ items }: Plan, value: readonly unknown[], walk: Walk): void {
  if (!items) return
  const { field } = walk
  for (let index = 0; index < value.length; index++) {
    const entrySchema = isTuple(items) ? items[index] : items
    if (!entrySchema) continue
    walk.steps.push(index)
    walk.field = field
    collect(entrySchema, value[index], walk)
    walk.steps.pop()
  }
}

function collectFields({ fields, others }: Plan, value: Fields, walk: Walk): void {
  for (const name in value) {
    const own = fields.get(name)
    const isUnread = own !== undefined && unread.has(name) && (walk.steps.length === walk.root || isOfLanguage(walk))
    const inner = isUnread ? others : (own ?? others)
    if (!inner) continue
    walk.steps.push(name)
    walk.field = name
    collect(inner, value[name], walk)
    walk.steps.pop()
  }
}

/** Whether what is read is the block of a further language, which has `words` too. */
const isOfLanguage = ({ steps }: Walk) => steps.length === 2 && steps[0] === 'languages'

function collectText(kind: TextKind, value: string, walk: Walk): void {
  if (walk.wanted(value, kind, walk)) walk.texts.push({ path: [...walk.steps], value, ...kind, field: walk.field })
}

const formats = ['inline', 'body', 'prose', 'href'] as const
const isFormat = (name: string | undefined): name is (typeof formats)[number] => formats.some((each) => each === name)
