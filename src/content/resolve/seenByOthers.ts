import type { SceneName, Section } from '../../../schemas/index.ts'
import type { Anchor, PageFields } from '../model/pageNotes.ts'
import { readSections, type SitePage } from '../model/siteModel.ts'
import { mayGoOn } from './pagedList.ts'

/** The parts of a page that other pages show or link to. */
export type SeenByOthers = readonly [fields: PageFields, anchors: readonly Anchor[], scene?: SceneName | undefined]

/**
 * Returns the parts of a page that other pages depend on: everything except its sections, of which they use only the
 * anchors and the drawing at the top.
 */
export const seenByOthers = ({ page, notes }: SitePage): SeenByOthers => [page, notes.anchors, notes.scene]

/**
 * Returns the sections of a page that other pages use: the hero of a folder's index, and of a page whose list may
 * continue on further pages, because its picture may represent theirs.
 */
export const sectionsSeen = (page: SitePage): Section[] =>
  mayGoOn(page) ? readSections(page).filter(({ type }) => type === 'hero') : []
