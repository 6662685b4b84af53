import type { Section } from '../../../schemas/index.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import type { TextAdapter } from './createTextAdapter.ts'
import type { NewPage } from './newPage.ts'

/** The inputs of a page draft. */
export interface DraftContext {
  newPage: NewPage
  adapter: TextAdapter
  /** The other pages of the folder. One of their texts may replace a text that cannot be kept. */
  neighbours: readonly SitePage[]
  subject: string
  types: SectionTypes
}

/** A draft in progress. */
export interface Drafting extends DraftContext {
  /** The kinds of choices that were copied from one other page and that the owner should review. */
  borrowed: Set<'icon' | 'picture'>
}

/** A location on the model page. */
export interface Spot {
  owner: SitePage
  section: Section | undefined
  field: string
  /** Whether it belongs to a list entry. */
  inList: boolean
  /** Whether the enclosing object is useless without it. */
  isRequired?: boolean
  /** Whether all texts are kept and adapted to the new page. */
  keepsAll?: boolean
}
