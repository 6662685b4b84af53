import type { Section } from '../../../schemas/index.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import type { TextAdapter } from './createTextAdapter.ts'
import type { NewPage } from './newPage.ts'

/** What the draft of a page is made from. */
export interface DraftContext {
  newPage: NewPage
  adapter: TextAdapter
  /** The other pages of the folder: where one page's text cannot be kept, the text of another page may. */
  neighbours: readonly SitePage[]
  subject: string
  types: SectionTypes
}

/** A draft while it is made. */
export interface Drafting extends DraftContext {
  /** What was taken of another page alone, and is better chosen anew. */
  borrowed: Set<'icon' | 'picture'>
}

/** A place on the page that is the model. */
export interface Spot {
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
