import type { SceneName, Section } from '../../../schemas/index.ts'
import type { Anchor, PageFields } from '../model/pageNotes.ts'
import { readSections, type SitePage } from '../model/siteModel.ts'
import { mayGoOn } from './pagedList.ts'

/** What other pages show of a page, or link to. */
export type SeenByOthers = readonly [fields: PageFields, anchors: readonly Anchor[], scene?: SceneName | undefined]

/** What other pages see of a page: all but its sections, of which they see the anchors and the drawing at the top. */
export const seenByOthers = ({ page, notes }: SitePage): SeenByOthers => [page, notes.anchors, notes.scene]

/**
 * The sections of a page that other pages see: the hero of a folder's index, and of a page whose list may go on at further
 * pages, as its picture may stand for theirs.
 */
export const sectionsSeen = (page: SitePage): Section[] =>
  mayGoOn(page) ? readSections(page).filter(({ type }) => type === 'hero') : []
