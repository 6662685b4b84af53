/** What is known of a page without its sections: with one of 10,000 pages changed, the sections of the others stay unread. */
import type { OwnSectionType, Page, SceneName, Section } from '../../../schemas/index.ts'
import { withoutByteOrderMark } from '../problem/source.ts'
import { isFields } from '../schema/schema.ts'
import { ownPrefix } from '../schema/sectionTypes.ts'
import type { PlacedBlock } from './files/siteBlocks.ts'
import { seededScenes } from './seededScenes.ts'

/** A page without its sections. */
export type PageFields = Omit<Page, 'sections'>

/** Section types whose rules have a stylesheet of their own, see `joinSheets.ts`; one that is missing here is not joined. */
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
] as const

/** Section types and fields for which all pages are searched; `src` is a field of pictures. */
const soughtWords = ['embed', 'video', 'src', ...sheetWords] as const
type SoughtWord = (typeof soughtWords)[number]

/** Whether a section type is the site's own. */
const isOwn = (type: Section['type']): type is OwnSectionType => type.startsWith(ownPrefix)

export interface PageNotes {
  /** The sought words that the page contains, and its section types that are the site's own. */
  words: readonly (SoughtWord | OwnSectionType)[]
  /** What its sections are linked by, and whether they are hidden. */
  anchors: readonly Anchor[]
  /** Its main heading, as it is written. */
  heading?: string
  /** The drawing at its top, unless it is one that looks different on every page. */
  scene?: SceneName
  /** The drawings of its bands, of its cards and of the card that leads to it, with the same exception. */
  drawings?: readonly SceneName[]
  /** The offices that its sections name, each with the number of its section. */
  branches?: readonly NamedBranch[]
  /** The blocks that it places, with their sections among its own. */
  blocks?: readonly PlacedBlock[]
  /** What its price lists say. */
  prices?: readonly ListedPrice[]
}
export type NamedBranch = readonly [section: number, branch: string]
export type Anchor = readonly [id?: string, hidden?: boolean]

/** @param hasPictures whether any field of the page names a picture, as only a walk through all of it shows */
export function notePage({ sections, card }: Page, hasPictures: boolean): PageNotes {
  const heading = findHeading(sections)
  const scene = findScene(sections)
  const drawings = [...sections.flatMap(drawnIn), card ?? {}].flatMap((part) => sharedSceneOf(part) ?? [])
  const isIn = (word: SoughtWord) => sections.some((section) => section.type === word || Object.hasOwn(section, word))
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
  }
}

/** The main heading of sections, which need not have been checked. */
export function findHeading(sections: readonly unknown[]): string | undefined {
  const hero = sections.find((section) => isFields(section) && section.type === 'hero' && section.hidden !== true)
  return isFields(hero) && typeof hero.heading === 'string' ? hero.heading : undefined
}

function findScene(sections: readonly Section[]): SceneName | undefined {
  const hero = sections.find((section) => section.type === 'hero' && section.hidden !== true)
  return hero && sharedSceneOf(hero)
}

/** The parts of a section whose drawing is a file of its own. */
function drawnIn(section: Section): readonly object[] {
  if (section.type === 'ctaBand') return [section]
  return section.type === 'cardGrid' ? (section.items ?? []) : []
}

function sharedSceneOf(part: object): SceneName | undefined {
  const image = ('image' in part ? part.image : undefined) as Page['image']
  return isFields(image) && 'scene' in image && !seededScenes.includes(image.scene) ? image.scene : undefined
}

/** The anchors of sections, which need not have been checked. */
export function listAnchors(sections: readonly unknown[]): Anchor[] {
  return sections.filter(isFields).flatMap(({ id, hidden }): Anchor[] => {
    if (typeof id !== 'string') return []
    return hidden === true ? [[id, true]] : [[id]]
  })
}

/** What an entry of a price list says, as it is written; the note tells what the price is for. */
export type ListedPrice = readonly [title: string, price: string, note?: string]

/** The entries of the price lists of a page that have a price, in the order of the file. */
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

/** Whether a page has a section of a type, one with a field, or in the case of `src` a picture. */
export const holds = ({ notes }: { notes: PageNotes }, word: SoughtWord): boolean => notes.words.includes(word)

/** The section types of a page that have a stylesheet, where the site has these; those that place a form share theirs. */
export const sheetTypesOf = ({ notes }: { notes: PageNotes }): string[] => [
  ...sheetWords.filter((word) => notes.words.includes(word)),
  ...notes.words.filter((word) => word.startsWith(ownPrefix)),
]

/** A copy of a page without its sections. */
export function fieldsOf(page: PageFields): PageFields {
  // With rest parameters, V8 makes a hidden class for each page: 0.3 kB. `fromEntries` forgets the names.
  return Object.fromEntries(Object.entries(page).filter(([name]) => name !== 'sections')) as PageFields
}

/** How many pages a reader remembers: what looks at a page often asks for its sections several times. */
const mostRecent = 8

/**
 * Makes a function that gives the sections of a page file. It reads and parses the file at each call, but for the last few
 * pages: holding the sections of 10,000 pages takes 60 MB.
 *
 * @param textOf gives the text of a page file, which was found right before
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
