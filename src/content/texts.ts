import type { Page } from '../../schemas/index.ts'
import { chooseAlternative, isFields, isSectionType, pageSchema, type Schema, sectionSchema } from './schema.ts'
import type { Path } from './source.ts'

export interface TextField {
  path: Path
  value: string
  /** Undefined for a plain text. */
  format: 'inline' | 'body' | 'href' | undefined
  /** Name of the field, or of the list that the text is an entry of. */
  field: string
  /** Whether the schema leaves the words free, so that placeholders are filled in: not for choices and patterns. */
  free: boolean
}

/** Fields whose words no visitor reads. */
const unread = new Set(['$schema', 'note', 'mentions', 'location'])

/** Every text of a checked value that visitors get to see or to follow, in the order of the file. */
export function findTexts(schema: Schema, value: unknown, path: Path = []): TextField[] {
  const texts: TextField[] = []
  collect(schema, value, path, '', texts)
  return texts
}

/** Every text of a checked page; hidden sections included, as they may be shown tomorrow. */
export function findPageTexts(page: Page): TextField[] {
  const texts = findTexts(pageSchema, page)
  page.sections.forEach((section: unknown, index) => {
    if (isFields(section) && isSectionType(section.type))
      collect(sectionSchema(section.type), section, ['sections', index], '', texts)
  })
  return texts
}

function collect(schema: Schema, value: unknown, path: Path, field: string, texts: TextField[]): void {
  if (typeof value === 'string') {
    const format =
      schema.format === 'inline' || schema.format === 'body' || schema.format === 'href' ? schema.format : undefined
    const free = schema.enum === undefined && schema.pattern === undefined && !('const' in schema)
    texts.push({ path, value, format, field, free })
    return
  }
  const meant = schema.anyOf ? chooseAlternative(schema.anyOf, value) : schema
  if (Array.isArray(value)) {
    const { items } = meant
    if (!items) return
    value.forEach((entry: unknown, index) => {
      const entrySchema = isTuple(items) ? items[index] : items
      if (entrySchema) collect(entrySchema, entry, [...path, index], field, texts)
    })
  } else if (isFields(value)) {
    for (const name of Object.keys(value)) {
      if (unread.has(name)) continue
      const known = meant.properties && Object.hasOwn(meant.properties, name) ? meant.properties[name] : undefined
      if (known) collect(known, value[name], [...path, name], name, texts)
    }
  }
}

const isTuple = (items: NonNullable<Schema['items']>): items is readonly Schema[] => Array.isArray(items)
