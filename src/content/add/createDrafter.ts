import { type Page, page as pageFields, type Section } from '../../../schemas/index.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Fields, Schema } from '../schema/schema.ts'
import { schemaOfSection } from '../schema/sectionTypes.ts'
import { draftFields } from './draftFields.ts'
import type { DraftContext, Drafting } from './drafting.ts'
import { keepText } from './draftText.ts'

/**
 * Creates functions that convert parts of another page to parts of a new one. They return undefined for parts to omit.
 * The schemas say which fields are texts, choices or lists, so a new section type needs no code here.
 */
export function createDrafter(context: DraftContext) {
  const drafting: Drafting = { ...context, borrowed: new Set() }
  return {
    /** The kinds of choices that were copied from one other page and that the owner should review. */
    borrowed: drafting.borrowed,
    /** @param keepsAll whether to keep all of its texts, including those about the other page */
    section(section: Section, owner: SitePage, keepsAll = false): Section | undefined {
      if (section.hidden === true) return undefined
      const schema = schemaOfSection(context.types, section) ?? {}
      const spot = { owner, section, inList: false, keepsAll }
      return draftFields<Section>(drafting, schema, fieldsToDraft(section, context.newPage.folder), spot)
    },
    card(card: NonNullable<Page['card']>, owner: SitePage): Page['card'] {
      const schema: Schema = pageFields.properties.card
      const { title: _, image: __, ...fields } = card
      return draftFields<Page['card']>(drafting, schema, fields, { owner, section: undefined, inList: false })
    },
    adaptTitle: (owner: SitePage) =>
      keepText(drafting, owner.page.title, { owner, section: undefined, field: 'title', inList: false }),
  }
}

/** Drops the fields of a section that apply only to its own page. */
function fieldsToDraft({ note: _, hidden: __, ...written }: Section, folder: string): Fields {
  // An embedded map would show the location of the other page.
  if (written.type === 'map') return { ...written, mode: 'placeholder' }
  return written.type === 'linkList' ? listNeighbours(written, folder) : written
}

/** Replaces links, which were chosen for the other page, with an automatic list of the folder. */
function listNeighbours({ links, ...rest }: Fields, folder: string): Fields {
  if (!Array.isArray(links)) return rest
  return folder === '' ? { ...rest, links } : { ...rest, source: { collection: folder, limit: links.length } }
}
