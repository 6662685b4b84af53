/** Pages whose sections are not in memory: with one of 10,000 pages changed, a build needs of the others what lists show. */
import type { Page } from '../../../schemas/index.ts'
import { isFields } from '../schema/schema.ts'
import { findPictures } from './picturePlaces.ts'

/** A page without its sections. */
export type PageFields = Omit<Page, 'sections'>

/** Section types and fields for which all pages are searched; `src` is that of pictures. */
const soughtWords = ['sitemapList', 'embed', 'src', 'quoteForm', 'contactForm'] as const
export type SoughtWord = (typeof soughtWords)[number]

/** What is known of a page without reading it. */
export interface PageNotes {
  /** The sought words that stand in it. */
  words: readonly SoughtWord[]
  /** What its sections are linked by, and whether they are hidden. */
  anchors: readonly Anchor[]
}
export type Anchor = readonly [id?: string, hidden?: boolean]

/** A page file of which no more is read than this. */
export interface UnreadPage extends PageNotes {
  /** Becomes the page, unless it holds sections. */
  fields: PageFields
}

const notes = new WeakMap<object, PageNotes>()

/** Sections that were read last: what looks at a page often asks for them several times. */
const recent = new Map<object, Page['sections']>()
const mostRecent = 8

/**
 * A page whose sections are read from its file when something asks for them, and not held: three quarters of the time
 * that reading 10,000 pages takes, and most of its memory.
 *
 * @param read gives the page file, which was found right before
 */
export function openUnread({ fields, ...noted }: UnreadPage, read: () => string): Page {
  // Put in the place of sections that are there, this makes a dictionary of the page, and 0.7 kB more of each.
  const bare = 'sections' in fields ? fieldsOf(fields) : fields
  const page = Object.defineProperty(bare, 'sections', sectionsOnDemand) as Page
  readers.set(page, read)
  notes.set(page, noted)
  return page
}

const readers = new WeakMap<object, () => string>()

/** One for all pages: with getters of their own, 10,027 pages take 5 MB more. */
const sectionsOnDemand = {
  enumerable: true,
  get(this: Page): Page['sections'] {
    const known = recent.get(this)
    if (known) return known
    const { sections } = JSON.parse(readers.get(this)?.() ?? '') as Page
    recent.set(this, sections)
    for (const oldest of recent.keys()) if (recent.size > mostRecent) recent.delete(oldest)
    return sections
  },
}

/** A copy of a page without its sections, which are not read for it. */
export function fieldsOf(page: PageFields): PageFields {
  const fields = Object.keys(page).filter((name) => name !== 'sections')
  return Object.fromEntries(fields.map((name) => [name, Reflect.get(page, name)])) as PageFields
}

/** The anchors of sections, which need not have been checked. */
export function listAnchors(sections: readonly unknown[]): Anchor[] {
  return sections.filter(isFields).flatMap(({ id, hidden }): Anchor[] => {
    if (typeof id !== 'string') return []
    return hidden === true ? [[id, true]] : [[id]]
  })
}

/** What is known of a page; worked out once. */
export function notesOf(page: Page): PageNotes {
  return notes.get(page) ?? notePage(page, findPictures(page).length > 0)
}

/** Notes what is known of a page for whoever asks next. */
export function notePage(page: Page, hasPictures: boolean): PageNotes {
  const words = soughtWords.filter((word) => (word === 'src' ? hasPictures : hasSection(page, word)))
  const made = { words, anchors: listAnchors(page.sections) }
  notes.set(page, made)
  return made
}

const hasSection = ({ sections }: Page, word: SoughtWord) =>
  sections.some((section) => section.type === word || Object.hasOwn(section, word))

/**
 * Whether a page has a section of a type, one with a field, or in the case of `src` a picture. Only pictures take a walk
 * through all of a page, which is noted for whoever asks next; threads that render ask for no pictures and note nothing.
 */
export const holds = (page: Page, word: SoughtWord): boolean =>
  notes.has(page) || word === 'src' ? notesOf(page).words.includes(word) : hasSection(page, word)
