import type { JSONSchema } from 'json-schema-to-ts'
import { type Section, type SectionType, sections } from '../../../schemas/index.ts'
import type { SectionModel } from '../model/pageModel.ts'
import type { Source } from './expandSource.ts'
import { cardOf, type Filler, fillerOf, linkTo, linkToAll } from './filler.ts'
import { listOf } from './pagedList.ts'
import type { ResolveContext } from './resolveContext.ts'
import { sectionExtras } from './sectionExtras.ts'

type Schema = Exclude<JSONSchema, boolean>
type Fields = Record<string, unknown>
/** Makes of what a page file says what its component gets. */
type Resolve = (written: unknown, fill: Filler) => unknown

/**
 * A section as its component gets it: tokens filled, Markdown rendered, `source` expanded, defaults filled in. What
 * becomes of a field is read off its schema, so a new section type needs nothing here.
 */
export function resolveSection(section: Section, context: ResolveContext): SectionModel {
  const { type } = section
  const fields = resolverOf(type)(section, fillerOf(context)) as Fields
  const props = { ...fields, ...expandList(section, context), ...sectionExtras(type, fields, context, section) }
  // The schema decides the shape of the fields, which the compiler cannot follow through the walk above.
  return { type, props } as unknown as SectionModel
}

/** What a section's `source` stands for. */
function expandList(section: Section, context: ResolveContext): Fields {
  const { source, linkLabel } = section as { source?: Source; linkLabel?: string }
  if (!source) return {}
  const { properties }: Schema = sections[section.type]
  const { pages, all } = listOf(section, source, context)
  if (properties?.items) {
    const label = String(linkLabel ?? defaultOf(properties.linkLabel) ?? '')
    return { items: pages.map((page) => cardOf(page, context, label)) }
  }
  if (properties?.links) {
    const links = pages.map((page) => linkTo(page, context))
    return { links: all ? [...links, linkToAll(all, context)] : links }
  }
  return {}
}

/** What decides on a section without being shown. */
const unshown = ['type', 'note', 'hidden', 'source']

const resolvers = new Map<SectionType, Resolve>()

function resolverOf(type: SectionType): Resolve {
  const known = resolvers.get(type)
  if (known) return known
  const { properties = {} }: Schema = sections[type]
  const shown = Object.entries(properties).filter(([name]) => !unshown.includes(name))
  const resolver = objectResolver(Object.fromEntries(shown))
  resolvers.set(type, resolver)
  return resolver
}

const keep: Resolve = (written) => written

/** Measured: to walk through the schema for each value of each page takes twice as long. */
function createResolver(schema: JSONSchema | undefined): Resolve {
  if (typeof schema !== 'object') return keep
  const { $comment, type, items, properties } = schema
  if ($comment === 'action') return (written, fill) => fill.action(written as Parameters<Filler['action']>[0])
  if ($comment === 'image') return (written, fill) => fill.image(written as Parameters<Filler['image']>[0])
  if (type === 'string') return textResolver(schema)
  if (type === 'array') {
    const each = createResolver(items as JSONSchema)
    return (written, fill) => (written as unknown[]).map((item) => each(item, fill))
  }
  return properties ? objectResolver(properties) : keep
}

function objectResolver(properties: NonNullable<Schema['properties']>): Resolve {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    standard: defaultOf(schema),
    resolve: createResolver(schema),
  }))
  return (written, fill) => {
    const result: Fields = {}
    for (const { name, standard, resolve } of fields) {
      const value = (written as Fields)[name] ?? standard
      if (value !== undefined) result[name] = resolve(value, fill)
    }
    return result
  }
}

function textResolver({ enum: choices, format }: Schema): Resolve {
  if (choices) return keep
  if (format === 'inline') return (text, fill) => fill.inline(text as string)
  if (format === 'body') return (text, fill) => fill.body(text as string)
  if (format === 'href') return (text, fill) => fill.href(text as string)
  return (text, fill) => fill.plain(text as string)
}

function defaultOf(schema: JSONSchema | undefined): unknown {
  return typeof schema === 'object' ? schema.default : undefined
}

/** Whether a section is shown. */
export function isShown(section: Section): boolean {
  return section.hidden !== true
}
