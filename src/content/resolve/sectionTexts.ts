import { type SectionType, sections } from '../../../schemas/index.ts'
import { icon } from '../../../schemas/parts/icon.ts'
import type { TextMap } from '../model/pageModel.ts'
import { isTuple, type Schema } from '../schema/schema.ts'
import { sectionTypes } from '../schema/sectionTypes.ts'
import { isLongFormat } from '../text/markdown.ts'

const link = { fields: { label: 'text', href: 'text' } } as const satisfies TextMap

/** Texts in the props that a section gets from other pages; see `SectionExtras`. */
const extraTexts: { [T in SectionType]?: Record<string, TextMap> } = {
  cardGrid: { more: link },
  sitemapList: { groups: { each: { fields: { heading: 'text', links: { each: link } } } } },
}

/** Where the props of each section type contain free text of the writer, derived from their schemas. */
export const sectionTexts: Readonly<Record<string, TextMap>> = Object.fromEntries(
  sectionTypes.map((type) => {
    const own = textsOf(sections[type])
    const fields = typeof own === 'object' && 'fields' in own ? own.fields : {}
    return [type, { fields: { ...fields, ...extraTexts[type] } }]
  }),
)

function textsOf(schema: Schema): TextMap | undefined {
  const { $comment, type, format, properties, items, additionalProperties } = schema
  if ($comment === 'action') return link
  if ($comment === 'image' || $comment === 'photo') return 'image'
  if (type === 'string') {
    if (schema === icon) return 'icon'
    if (schema.enum || schema.pattern) return undefined
    return format === 'inline' || isLongFormat(format) ? 'html' : 'text'
  }
  if (type === 'array') {
    const each = items && !isTuple(items) ? textsOf(items) : undefined
    return each && { each }
  }
  if (!properties)
    return typeof additionalProperties === 'object' && additionalProperties.format ? { values: 'text' } : undefined
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const texts = textsOf(field)
    return texts ? [[name, texts] as const] : []
  })
  return { fields: Object.fromEntries(fields) }
}
