/**
 * Facts of a page that are kept without its sections: if one of 10,000 pages changes, the sections of the others stay
 * unread.
 */
import type { OwnSectionType, Page, SceneName, Section } from '../../../schemas/index.ts'
import { withoutByteOrderMark } from '../problem/source.ts'
import { isFields } from '../schema/schema.ts'
import { ownPrefix } from '../schema/sectionTypes.ts'
import type { PlacedBlock } from './files/siteBlocks.ts'
import { seededScenes } from './seededScenes.ts'

/** A page without its sections. */
export type PageFields = Omit<Page, 'sections'>

/**
 * Section types with their own stylesheet, then fields with one, and `towns` for those of a band; a name that is missing
 * here is not joined (`joinSheets.ts`).
 */
const sheetWords = [
  'cardGrid',
  'checklist',
  'comingSoon',
  'contactDetails',
  'contactForm',
  'ctaBand',
  'faq',
  'featureList',
  'form',
  'gallery',
  'linkList',
  'map',
  'offers',
  'priceList',
  'prose',
  'quoteForm',
  'scopeOfWork',
  'sitemapList',
  'stats',
  'steps',
  'table',
  'team',
  'testimonials',
  'textColumns',
  'phone',
  'row',
  'towns',
] as const

/** Section types and fields for which all pages are searched; `src` is a field of pictures. */
const soughtWords = ['embed', 'video', 'src', ...sheetWords] as const
type SoughtWord = (typeof soughtWords)[number]

/** Whether a section type is the site's own. */
const isOwn = (type: Section['type']): type is OwnSectionType => type.startsWith(ownPrefix)

export interface PageNotes {
  /** The sought words that the page contains, and its own section types. */
  words: readonly (SoughtWord | OwnSectionType)[]
  /** The anchors of its sections, and whether they are hidden. */
  anchors: readonly Anchor[]
  /** Its main heading, as written. */
  heading?: string
  /** The drawing at its top, unless that varies from page to page. */
  scene?: SceneName
  /** The drawings of its bands, of its cards and of the card that links to it, with the same exception. */
  drawings?: readonly SceneName[]
  /** The offices that its sections name, each with the index of the section. */
  branches?: readonly NamedBranch[]
  /** Its blocks, with the positions of their sections. */
  blocks?: readonly PlacedBlock[]
  /** The entries of its price lists. */
  prices?: readonly ListedPrice[]
  /** The phone numbers in its texts, and numbers written like them, with the words before each. */
  phones?: readonly GivenNumber[]
}
/** A number as written, and the words of its sentence before it. */
export type GivenNumber = readonly [written: string, before: string]
type NamedBranch = readonly [section: number, branch: string]
export type Anchor = readonly [id?: string, hidden?: boolean]

/**
 * Collects the notes of a page.
 *
 * @param hasPictures whether any field of the page contains a picture, which requires a walk through the whole page
 * @param phones the numbers that `givenNumbers` finds in its texts
 */
export function notePage(
  { sections, card }: Page,
  hasPictures: boolean,
  phones: readonly GivenNumber[] = [],
): PageNotes {
  const heading = findHeading(sections)
  const scene = findScene(sections)
  const drawings = [...sections.flatMap(drawnIn), card ?? {}].flatMap((part) => sharedSceneOf(part) ?? [])
  const isIn = (word: SoughtWord) =>
    sections.some((section) =>
      word === 'towns'
        ? section.type === 'ctaBand' && section.source
        : section.type === word || Object.hasOwn(section, word),
    )
  const own = new Set(sections.map(({ type }) => type).filter(isOwn))
  const words = [...soughtWords.filter((word) => (word === 'src' ? hasPictures : isIn(word))), ...own]
  const branches = sections.flatMap((section, index): NamedBranch[] =>
    'branch' in section && section.branch !== undefined ? [[index, section.branch]] : [],
  )
  const prices = listPrices(sections)
  return {
    words,
    anchors: listAnchors(sections),
    ...(heading !== undefined && { heading }),
    ...(scene !== undefined && { scene }),
    ...(drawings.length > 0 && { drawings }),
    ...(branches.length > 0 && { branches }),
    ...(prices.length > 0 && { prices }),
    ...(phones.length > 0 && { phones }),
  }
}

/** Returns the main heading of sections, which may be unchecked. */
export function findHeading(sections: readonly unknown[]): string | undefined {
  const hero = sections.find((section) => isFields(section) && section.type === 'hero' && section.hidden !== true)
  return isFields(hero) && typeof hero.heading === 'string' ? hero.heading : undefined
}

function findScene(sections: readonly Section[]): SceneName | undefined {
  const hero = sections.find((section) => section.type === 'hero' && section.hidden !== true)
  return hero && sharedSceneOf(hero)
}

/** Returns the parts of a section whose drawing is a separate file. */
function drawnIn(section: Section): readonly object[] {
  if (section.type === 'ctaBand') return [section]
  return section.type === 'cardGrid' ? (section.items ?? []) : []
}

function sharedSceneOf(part: object): SceneName | undefined {
  const image = ('image' in part ? part.image : undefined) as Page['image']
  return isFields(image) && 'scene' in image && !seededScenes.includes(image.scene) ? image.scene : undefined
}

/** Returns the anchors of sections, which may be unchecked. */
export function listAnchors(sections: readonly unknown[]): Anchor[] {
  return sections.filter(isFields).flatMap(({ id, hidden }): Anchor[] => {
    if (typeof id !== 'string') return []
    return hidden === true ? [[id, true]] : [[id]]
  })
}

/** An entry of a price list, as written; the note tells what the price is for. */
export type ListedPrice = readonly [title: string, price: string, note?: string]

/** Returns the entries of a page's price lists that have a price, in file order. */
export const listPrices = (sections: readonly Section[]): ListedPrice[] =>
  sections.flatMap((section) =>
    section.type === 'priceList' && section.hidden !== true
      ? section.groups.flatMap(({ items }) => items.flatMap(priceOf))
      : [],
  )

type Entry = Extract<Section, { type: 'priceList' }>['groups'][number]['items'][number]

function priceOf({ title, price, note }: Entry): ListedPrice[] {
  if (price === undefined) return []
  return [note === undefined ? [title, price] : [title, price, note]]
}

/** Whether a page has a section of a type, a section with a field, or for `src` a picture. */
export const holds = ({ notes }: { notes: PageNotes }, word: SoughtWord): boolean => notes.words.includes(word)

/** Returns the section types of a page that may have a stylesheet; those with a form share one. */
export const sheetTypesOf = ({ notes }: { notes: PageNotes }): string[] => [
  ...sheetWords.filter((word) => notes.words.includes(word)),
  ...notes.words.filter((word) => word.startsWith(ownPrefix)),
]

/** Returns a copy of a page without its sections. */
export function fieldsOf(page: PageFields): PageFields {
  // With rest parameters, V8 creates a hidden class for each page: 0.3 kB. `fromEntries` loses the names.
  return Object.fromEntries(Object.entries(page).filter(([name]) => name !== 'sections')) as PageFields
}

/** The number of pages that a reader caches: code that examines a page often requests its sections several times. */
const mostRecent = 8

/**
 * Creates a function that returns the sections of a page file. It reads and parses the file at each call, except for
 * the last few pages, because keeping the sections of 10,000 pages takes 60 MB.
 *
 * @param textOf returns the text of a page file that is known to exist
 */
export function createSectionReader(textOf: (file: string) => string): (file: string) => Section[] {
  const recent = new Map<string, Section[]>()
  return (file) => {
    const known = recent.get(file)
    if (known) return known
    const { sections }: Page = JSON.parse(withoutByteOrderMark(textOf(file)))
    recent.set(file, sections)
    for (const oldest of recent.keys()) if (recent.size > mostRecent) recent.delete(oldest)
    return sections
  }
}
