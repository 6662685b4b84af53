import { type Page, page as pageFields, type Section } from '../../../schemas/index.ts'
import { pageName } from '../model/files/pageAddress.ts'
import { readSections, type SitePage } from '../model/siteModel.ts'
import { chooseAlternative, type Fields, isFields, isTuple, type Schema } from '../schema/schema.ts'
import { type SectionTypes, schemaOfSection } from '../schema/sectionTypes.ts'
import { unwrittenMark } from '../text/checkUnwritten.ts'
import { isLongFormat } from '../text/markdown.ts'
import type { TextAdapter } from './createTextAdapter.ts'
import { describeText } from './describeText.ts'
import type { NewPage } from './newPage.ts'

interface DraftContext {
  newPage: NewPage
  adapter: TextAdapter
  /** The other pages of the folder: where one page's text cannot be kept, the text of another page may. */
  neighbours: readonly SitePage[]
  subject: string
  types: SectionTypes
}

/** A place on the page that is the model. */
interface Spot {
  owner: SitePage
  section: Section | undefined
  field: string
  /** Whether it belongs to an entry of a list. */
  inList: boolean
  /** Whether what is around it is nothing without it. */
  isRequired?: boolean
  /** Whether all texts are kept, adapted to the new page. */
  keepsAll?: boolean
}

/** A list with texts to write gets so many entries; the owner can copy one to add more. */
const fewEntries = 3
/** Fields that a section does not need. */
const dispensable = ['intro', 'aside', 'caption', 'note']
const headings = ['heading', 'title']
const labels = ['label', 'linkLabel']
/** A price, a time or an amount with few words around it: what it says of one page, it says of no other by itself. */
const isFigure = (text: string) =>
  /\p{N}/u.test(text) && text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length <= 2
const promises = /\{(?:responseTime|phone|email)\}/

/**
 * Makes functions that turn parts of another page into those of a new one; they return undefined for what is better left
 * out. The schemas say which field is text, choice or list, so a new section type needs nothing here.
 */
export function createDrafter({ newPage, adapter, neighbours, subject, types }: DraftContext) {
  const isTown = newPage.location !== undefined
  const borrowed = new Set<'icon' | 'picture'>()

  function keep(text: string, { owner, section, field }: Spot): string | undefined {
    const adapted = adapter.adapt(text, owner)
    if (adapter.isOwn(adapted, owner)) return undefined
    if (isFigure(adapted)) return undefined
    if (adapter.isShared(adapted)) return adapted
    if (/\p{N}/u.test(adapted)) return undefined
    const isForm = section?.type.endsWith('Form') === true
    const fits =
      (labels.includes(field) && !adapter.hintsAtOwn(adapted, owner)) ||
      (headings.includes(field) && adapter.namesSubject(adapted)) ||
      (isForm && promises.test(adapted)) ||
      !/\p{L}/u.test(adapted.replace(/\{[A-Za-z]+\}/g, ''))
    return fits ? adapted : undefined
  }

  /** The first text in the same place of another page that may be kept. */
  function borrow({ section, field, inList }: Spot): string | undefined {
    if (!section || inList || !headings.includes(field)) return undefined
    for (const owner of neighbours)
      for (const other of readSections(owner)) {
        const text: unknown = other.type === section.type ? Reflect.get(other, field) : undefined
        const kept = typeof text === 'string' ? keep(text, { owner, section: other, field, inList }) : undefined
        if (kept !== undefined) return kept
      }
    return undefined
  }

  function draftText(schema: Schema, text: string, spot: Spot): string | undefined {
    const { section, field, inList, keepsAll = false, owner } = spot
    if (schema.enum || 'const' in schema) {
      if (field === 'icon' && inList && !keepsAll) return undefined
      if (field === 'icon' && !sharesChoice(field, text)) borrowed.add('icon')
      return text
    }
    if (schema.format === 'href') return keepsAll ? text : text.replace(/\?[^#]*/, '')
    if (['id', 'form', 'block'].includes(field)) return text
    if (schema.pattern) return undefined
    if (keepsAll) return adapter.adapt(text, owner)
    if (section?.type === 'hero' && field === 'heading' && !isTown) return newPage.name
    const kept = keep(text, spot) ?? borrow(spot)
    if (kept !== undefined) return kept
    if (dispensable.includes(field) && !spot.isRequired) return undefined
    const about = !inList && (section === undefined || section.type === 'hero' || isLongFormat(schema.format))
    return unwrittenMark(describeText(field, schema, text, about && field !== 'heading' ? subject : undefined))
  }

  /** Whether two pages of the folder chose the same icon or scene for themselves. */
  function sharesChoice(field: string, choice: string): boolean {
    const pattern = `"${field}":"${choice}"`
    return (
      neighbours.filter((other) => JSON.stringify([other.page.card, readSections(other)[0]]).includes(pattern)).length >
      1
    )
  }

  function draftValue(schema: Schema, value: unknown, spot: Spot): unknown {
    const { field } = spot
    if (typeof value === 'string') return draftText(schema, value, spot)
    // What a customer gave in stars belongs to that customer.
    if (typeof value === 'number') return spot.inList && !spot.keepsAll ? undefined : value
    if (typeof value !== 'object' || value === null) return value
    if (field === 'source' && isFields(value)) return draftSource(value, spot.owner)
    if (field === 'image') {
      // A photo shows one place; a drawing does until there is a photo.
      if (!isFields(value) || (typeof value.scene !== 'string' && !spot.keepsAll)) return undefined
      if (!sharesChoice('scene', String(value.scene))) borrowed.add('picture')
      return value
    }
    if (field === 'presets' && isFields(value)) return draftPresets(value, spot.owner)
    const meant = schema.anyOf ? chooseAlternative(schema.anyOf, value) : schema
    if (Array.isArray(value)) return draftList(meant, value, spot)
    return isFields(value) ? draftFields(meant, value, spot) : value
  }

  function draftList(schema: Schema, list: readonly unknown[], spot: Spot): unknown[] | undefined {
    const inner = { ...spot, inList: spot.field !== 'aside' }
    const own = isTuple(schema.items) ? {} : (schema.items ?? {})
    const eachSchema = schema.description === undefined ? own : { description: schema.description, ...own }
    const entries = list.map((entry) => draftValue(eachSchema, entry, inner)).filter((entry) => entry !== undefined)
    const limit = Math.max(fewEntries, schema.minItems ?? 0)
    // A table has a cell for each column.
    const isWhole = spot.inList || spot.field === 'columns' || !JSON.stringify(entries).includes('[to write:')
    const shown = isWhole ? entries : entries.slice(0, limit)
    return shown.length >= Math.max(1, schema.minItems ?? 0) ? shown : undefined
  }

  function draftFields<Described = Fields>(schema: Schema, fields: Fields, spot: Omit<Spot, 'field' | 'isRequired'>) {
    const drafted = Object.entries(fields).flatMap(([field, value]): [string, unknown][] => {
      const isRequired = schema.required?.includes(field) === true
      const inner = draftValue(schema.properties?.[field] ?? {}, value, { ...spot, field, isRequired })
      return inner === undefined ? [] : [[field, inner]]
    })
    const result = Object.fromEntries(drafted)
    // The schema decides the shape, which the compiler cannot follow through the walk.
    return (schema.required ?? []).every((field) => Object.hasOwn(result, field)) ? (result as Described) : undefined
  }

  /** An automatic list; in place of the other page it names the new one. */
  function draftSource(source: Fields, owner: SitePage): Fields {
    const { only } = source
    if (!Array.isArray(only)) return source
    const isNeighbour = source.collection === newPage.folder
    const rename = (stem: unknown) => (isNeighbour && stem === pageName(owner.file) ? pageName(newPage.file) : stem)
    return { ...source, only: only.map(rename) }
  }

  /** Replaces links, which were chosen for the other page, by an automatic list of the folder. */
  function listNeighbours({ links, ...rest }: Fields): Fields {
    if (!Array.isArray(links)) return rest
    return newPage.folder === ''
      ? { ...rest, links }
      : { ...rest, source: { collection: newPage.folder, limit: links.length } }
  }

  /** Answers that a form fills in: the town, or the name of the service. */
  function draftPresets(presets: Fields, owner: SitePage): Fields | undefined {
    const own = [owner.page.name, owner.page.card?.title, owner.page.location?.city]
    const filled = Object.entries(presets).flatMap(([field, value]): [string, unknown][] => {
      if (typeof value === 'string' && value.includes('{')) return [[field, value]]
      return own.includes(String(value)) ? [[field, isTown ? '{city}' : newPage.name]] : []
    })
    return filled.length > 0 ? Object.fromEntries(filled) : undefined
  }

  return {
    /** What was taken of another page alone, and is better chosen anew. */
    borrowed,
    /** @param keepsAll whether its texts are kept, those included that speak of the other page */
    section(section: Section, owner: SitePage, keepsAll = false): Section | undefined {
      const { note: _, hidden, ...written } = section
      if (hidden === true) return undefined
      // The frame shows the map of the other page.
      const drawn = section.type === 'map' ? { ...written, mode: 'placeholder' } : written
      const fields = section.type === 'linkList' ? listNeighbours(written) : drawn
      return draftFields<Section>(schemaOfSection(types, section) ?? {}, fields, {
        owner,
        section,
        inList: false,
        keepsAll,
      })
    },
    card(card: NonNullable<Page['card']>, owner: SitePage): Page['card'] {
      const schema: Schema = pageFields.properties.card
      const { title: _, image: __, ...fields } = card
      return draftFields<Page['card']>(schema, fields, { owner, section: undefined, inList: false })
    },
    adaptTitle: (owner: SitePage) =>
      keep(owner.page.title, { owner, section: undefined, field: 'title', inList: false }),
  }
}
