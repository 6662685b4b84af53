import { type Page, page as pageFields, type Section } from '../../../schemas/index.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Fields, Schema } from '../schema/schema.ts'
import { schemaOfSection } from '../schema/sectionTypes.ts'
import { draftFields } from './draftFields.ts'
import type { DraftContext, Drafting } from './drafting.ts'
import { keepText } from './draftText.ts'

/**
 * Makes functions that turn parts of another page into those of a new one; they return undefined for what is better left
 * out. The schemas say which field is text, choice or list, so a new section type needs nothing here.
 */
export function createDrafter(context: DraftContext) {
  const drafting: Drafting = { ...context, borrowed: new Set() }
  return {
    /** What was taken of another page alone, and is better chosen anew. */
    borrowed: drafting.borrowed,
    /** @param keepsAll whether its texts are kept, those included that speak of the other page */
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

/** The fields of a section without what was said or chosen for its own page as a whole. */
function fieldsToDraft({ note: _, hidden: __, ...written }: Section, folder: string): Fields {
  // The frame shows the map of the other page.
  if (written.type === 'map') return { ...written, mode: 'placeholder' }
  return written.type === 'linkList' ? listNeighbours(written, folder) : written
}

/** Replaces links, which were chosen for the other page, by an automatic list of the folder. */
function listNeighbours({ links, ...rest }: Fields, folder: string): Fields {
  if (!Array.isArray(links)) return rest
  return folder === '' ? { ...rest, links } : { ...rest, source: { collection: folder, limit: links.length } }
}
