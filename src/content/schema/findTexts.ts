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

/** What the schema says about a string. */
interface TextKind {
  /** Undefined for plain text. */
  format: 'inline' | 'body' | 'prose' | 'href' | undefined
  /**
   * Whether the schema allows any text, so that placeholders are filled in. False for choices, constants and patterns.
   */
  free: boolean
}

export interface TextField extends TextKind {
  path: Path
  value: string
  /** The name of the field, or of the list that the string is an entry of. */
  field: string
}

/**
 * Fields of a page or section that visitors do not read; `words`, whose text in braces is no placeholder
 * (`review/languages/checkBuilderWords.ts`); and `redirects`, which `addresses/checkRedirects.ts` checks.
 */
const unread = new Set(['$schema', 'note', 'mentions', 'location', 'branch', 'allowSimilar', 'words', 'redirects'])

interface TextPlace {
  /** As in TextField. */
  readonly field: string
  /** Whether the section of the string is hidden. */
  readonly hidden: boolean
}

/** Decides whether a string is collected. */
export type TextFilter = (value: string, kind: TextKind, place: TextPlace) => boolean

/** Accepts the texts that the page's author writes: neither links nor names of choices. */
export const isWording: TextFilter = (_, { free, format }) => free && format !== 'href'

/** Names the section, entry or row that holds a text: the texts beside each other have the same name. */
export const placeOf = ({ path }: Pick<TextField, 'path'>): string => path.slice(0, -1).join('/')

/** Fields that hold what other people say, and who they are. */
export const fieldsOfOthers: ReadonlySet<string> = new Set(['quote', 'author', 'role'])

/** Fields that hold nothing but a price. */
export const priceFields: ReadonlySet<string> = new Set(['price', 'usualPrice'])

/**
 * Returns the strings of a valid value that visitors see or follow, in file order, if `wanted` accepts them. Paths are
 * created only for these strings.
 */
export function findTexts(schema: Schema, value: unknown, wanted: TextFilter = () => true): TextField[] {
  const walk: Walk = { steps: [], root: 0, field: '', hidden: false, texts: [], wanted }
  collect(schema, value, walk)
  return walk.texts
}

/** Returns the strings of a page, valid or not. Includes hidden sections, because they may become visible later. */
export function findPageTexts(page: Fields, types: SectionTypes, wanted: TextFilter = () => true): TextField[] {
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

/** Returns the strings of a form document, valid or not. */
export function findFormTexts(form: Fields, wanted: TextFilter = () => true): TextField[] {
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
  /** The number of steps to the current page, section or field. A nested field may also be called "note". */
  root: number
  field: string
  hidden: boolean
  texts: TextField[]
  wanted: TextFilter
}

/** The parts of a schema that a walk needs, computed once per schema. */
interface Plan {
  kind: TextKind
  anyOf: Schema['anyOf']
  items: Schema['items']
  fields: ReadonlyMap<string, Schema>
  /** The schema of all fields that are not in `fields`. */
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

/** Whether the current object describes an additional language, which has `words` as well. */
const isOfLanguage = ({ steps }: Walk) => steps.length === 2 && steps[0] === 'languages'

function collectText(kind: TextKind, value: string, walk: Walk): void {
  if (walk.wanted(value, kind, walk)) walk.texts.push({ path: [...walk.steps], value, ...kind, field: walk.field })
}

const formats = ['inline', 'body', 'prose', 'href'] as const
const isFormat = (name: string | undefined): name is (typeof formats)[number] => formats.some((each) => each === name)
