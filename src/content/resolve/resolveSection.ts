import type { Section } from '../../../schemas/index.ts'
import { branchNamed } from '../model/offices/officeOf.ts'
import type { SectionModel } from '../model/pageModel.ts'
import { sayOf } from '../model/wordsOfSite.ts'
import { oncePer } from '../schema/oncePer.ts'
import { type Fields, isFields, isTuple, type Schema } from '../schema/schema.ts'
import { type SectionTypes, schemaOfSection } from '../schema/sectionTypes.ts'
import { isLongFormat } from '../text/markdown.ts'
import { cardOf, type Filler, fillerOf, linkTo, linkToAll } from './filler.ts'
import { entriesOfList } from './pagedList.ts'
import type { ResolveContext } from './resolveContext.ts'
import { sectionExtras } from './sectionExtras.ts'

/** Converts a value of a page file to a prop of its component. */
type Resolve<Value = unknown> = (written: unknown, fill: Filler) => Value

/**
 * Resolves a section for its component: placeholders filled, Markdown rendered, `source` expanded, defaults filled in.
 * The schema of a field determines its conversion, so a new section type needs no code here.
 */
export function resolveSection(section: Section, page: ResolveContext): SectionModel {
  const { type } = section
  const context = contextOfSection(section, page)
  const fields = resolversOf(page.model.types).get(type)?.(section, fillerOf(context)) ?? {}
  const props = { ...fields, ...expandList(section, context), ...sectionExtras(type, fields, context, section) }
  // The schema determines the shape of the fields, which the compiler cannot infer from the resolvers.
  return { type, props } as unknown as SectionModel
}

/**
 * Returns the context of a section: if it names a branch, it has the facts of that branch, whatever its page is about.
 */
function contextOfSection(section: Section, context: ResolveContext): ResolveContext {
  if (!('branch' in section) || section.branch === undefined) return context
  const { current, model } = context
  const { branch: _, ...page } = current.page
  const branch = branchNamed(model.site, section.branch)
  return { ...context, current: { ...current, page: { ...page, ...(branch !== undefined && { branch }) } } }
}

/** Returns the entries for a section's `source`. */
function expandList(section: Section, context: ResolveContext): Fields {
  if (!('source' in section) || !section.source) return {}
  const { properties } = schemaOfSection(context.model.types, section) ?? {}
  const { pages, all } = entriesOfList(section, section.source, context)
  if (properties?.items) {
    const written = 'linkLabel' in section ? section.linkLabel : undefined
    const label = written ?? sayOf(context.model.site, 'lists')('learnMore')
    return { items: pages.map((page) => cardOf(page, context, label)) }
  }
  if (properties?.links) {
    const links = pages.map((page) => linkTo(page, context))
    return { links: all ? [...links, linkToAll(all, context)] : links }
  }
  return {}
}

/** Fields that control a section and are not passed to its component. */
const unshown = ['type', 'note', 'hidden', 'source']

const keep: Resolve = (written) => written

type Action = Parameters<Filler['action']>[0]
type Image = Parameters<Filler['image']>[0]
// The values were checked against their schemas.
const isAction = (written: unknown): written is Action => isFields(written)
const isImage = (written: unknown): written is Image => isFields(written)

/** Creates a resolver for a schema. Measured: traversing the schema for each value of each page takes twice as long. */
function createResolver(schema: Schema): Resolve {
  const { $comment, type, items, properties, additionalProperties } = schema
  if ($comment === 'action') return (written, fill) => isAction(written) && fill.action(written)
  if ($comment === 'image' || $comment === 'photo') return (written, fill) => isImage(written) && fill.image(written)
  if (type === 'string') return textResolver(schema)
  if (type === 'array') {
    const each = items && !isTuple(items) ? createResolver(items) : keep
    return (written, fill) => (Array.isArray(written) ? written.map((item) => each(item, fill)) : written)
  }
  if (properties) return objectResolver(properties)
  return typeof additionalProperties === 'object' && additionalProperties.format !== undefined ? fillTexts : keep
}

/** Fills the texts of an object with arbitrary keys, such as the answers that a page prefills in its form. */
const fillTexts: Resolve = (written, fill) =>
  isFields(written)
    ? Object.fromEntries(
        Object.entries(written).map(([name, value]) => [name, typeof value === 'string' ? fill.plain(value) : value]),
      )
    : written

function objectResolver(properties: NonNullable<Schema['properties']>): Resolve<Fields> {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    standard: schema.default,
    resolve: createResolver(schema),
  }))
  return (written, fill) => {
    const result: Record<string, unknown> = {}
    for (const { name, standard, resolve } of fields) {
      const value = (isFields(written) ? written[name] : undefined) ?? standard
      if (value !== undefined) result[name] = resolve(value, fill)
    }
    return result
  }
}

function textResolver({ enum: choices, format }: Schema): Resolve {
  if (choices) return keep
  if (format === 'inline') return (text, fill) => fill.inline(String(text))
  if (isLongFormat(format)) return (text, fill) => fill.body(String(text))
  if (format === 'href') return (text, fill) => fill.href(String(text))
  return (text, fill) => fill.plain(String(text))
}

const resolversOf = oncePer(
  (types: SectionTypes) =>
    new Map(
      [...types].map(([type, { properties = {} }]) => {
        const shown = Object.entries(properties).filter(([name]) => !unshown.includes(name))
        return [type, objectResolver(Object.fromEntries(shown))]
      }),
    ),
)

/** Whether a section is shown. */
export function isShown(section: Section): boolean {
  return section.hidden !== true
}
