import type { JSONSchema } from 'json-schema-to-ts'
import { type Section, sections } from '../../../schemas/index.ts'
import type { SectionModel } from '../pageModel.ts'
import type { ResolveContext } from './context.ts'
import { sectionExtras } from './extras.ts'
import { cardOf, createFiller, type Filler, linkTo, linkToAll } from './filler.ts'
import type { Source } from './lists.ts'
import { listOf } from './paging.ts'

type Schema = Exclude<JSONSchema, boolean>
type Fields = Record<string, unknown>

/**
 * A section as its component gets it: tokens filled, Markdown rendered, `source` expanded, defaults filled in. What
 * becomes of a field is read off its schema, so a new section type needs nothing here.
 */
export function resolveSection(section: Section, context: ResolveContext): SectionModel {
  const { type, note: _, hidden: __, ...written } = section
  const schema: Schema = sections[type]
  const fill = createFiller(context)
  const fields = resolveValue(expandList(section, written, context), schema, fill) as Fields
  const props = { ...fields, ...sectionExtras(type, fields, context, section) }
  // The schema decides the shape of the fields, which the compiler cannot follow through the walk above.
  return { type, props } as unknown as SectionModel
}

/** A list made from `source`: resolved already, so the walk over the schema leaves it alone. */
class Done {
  constructor(readonly value: unknown) {}
}

function expandList(section: Section, fields: Fields, context: ResolveContext): Fields {
  const { source, ...rest } = fields as Fields & { source?: Source }
  if (!source) return rest
  const { properties }: Schema = sections[section.type]
  const { pages, all } = listOf(section, source, context)
  if (properties?.items) {
    const label = String(rest.linkLabel ?? defaultOf(properties.linkLabel) ?? '')
    return { ...rest, items: new Done(pages.map((page) => cardOf(page, context, label))) }
  }
  if (properties?.links) {
    const links = pages.map((page) => linkTo(page, context))
    return { ...rest, links: new Done(all ? [...links, linkToAll(all, context)] : links) }
  }
  return rest
}

function resolveValue(value: unknown, schema: JSONSchema | undefined, fill: Filler): unknown {
  if (value instanceof Done) return value.value
  if (typeof schema !== 'object') return value
  if (schema.$comment === 'action') return fill.action(value as Parameters<Filler['action']>[0])
  if (schema.$comment === 'image') return fill.image(value as Parameters<Filler['image']>[0])
  if (typeof value === 'string') return resolveText(value, schema, fill)
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, schema.items as JSONSchema, fill))
  if (typeof value !== 'object' || value === null) return value
  return resolveObject(value as Fields, schema, fill)
}

function resolveObject(value: Fields, schema: Schema, fill: Filler): Fields {
  const result: Fields = {}
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const written = value[name] ?? defaultOf(field)
    if (written !== undefined) result[name] = resolveValue(written, field, fill)
  }
  return result
}

function resolveText(text: string, schema: Schema, fill: Filler): string {
  if (schema.enum) return text
  if (schema.format === 'inline') return fill.inline(text)
  if (schema.format === 'body') return fill.body(text)
  if (schema.format === 'href') return fill.href(text)
  return fill.plain(text)
}

function defaultOf(schema: JSONSchema | undefined): unknown {
  return typeof schema === 'object' ? schema.default : undefined
}

/** Whether a section is shown. */
export function isShown(section: Section): boolean {
  return section.hidden !== true
}
