import type { Section, Site } from '../../../../schemas/index.ts'
import type { Listing } from '../../link/automaticLists.ts'
import { pageFolder, pageName } from '../../model/files/pageAddress.ts'
import { groupBy } from '../../model/groupBy.ts'
import { kindOf, readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { nameKey } from './placeNames.ts'

/**
 * Words that may follow the name of a service in a heading, before a place or a target group. `nameKey` removes
 * accents, as it does in names.
 */
const places = ['in', 'near', 'around', 'for', 'à', 'en', 'près', 'pour', 'bei', 'für', 'rund', 'cerca', 'para'].map(
  nameKey,
)
const behind = new RegExp(`^(?:(?:${places.join('|')})(?: \\S+){1,3})?$`, 'u')
/** The number of words allowed before the name, as in "Commercial Disinfection". */
const mostBefore = 1
/** Headings have fewer words than this. */
const mostWords = 30

interface Service {
  page: SitePage
  name: string
  key: string
  /** Word beginnings, one of which a text about this service contains. */
  own: readonly string[]
}

/** The services in one folder. */
interface Menu {
  of: ReadonlyMap<SitePage, Service>
  byName: ReadonlyMap<string, Service>
}

/**
 * Creates a check for the remains of a copied service page: a title, a heading or a card title with the name of another
 * service and no word of its own, and a list of the pages below the other service. Headings after the first may name
 * another service, except above the list of the pages below their own service.
 *
 * @returns a check of a page and its automatic lists
 */
export function createSiblingCheck(
  pages: readonly SitePage[],
  site: Site,
): (page: SitePage, listings: readonly Listing[]) => Mistake[] {
  const folders = new Set(pages.map(({ file }) => pageFolder(file)))
  const services = pages.filter(({ file, page }) => isService(site, file) && page.draft !== true).map(readService)
  const menus = new Map(
    [...groupBy(services, ({ page }) => pageFolder(page.file))].map(([folder, all]): [string, Menu] => [
      folder,
      {
        of: new Map(all.map((service) => [service.page, service])),
        byName: new Map(all.map((service) => [service.key, service])),
      },
    ]),
  )
  return (page, listings) => {
    const menu = menus.get(pageFolder(page.file))
    const own = menu?.of.get(page)
    return menu && own ? [...findNames(own, menu), ...findLists(own, listings, folders)] : []
  }
}

const isService = (site: Site, file: string) =>
  kindOf(site, pageFolder(file)) === 'service' && pageName(file) !== 'index'

function readService(page: SitePage): Service {
  const { name } = page.page
  const key = nameKey(name)
  return {
    page,
    name,
    key,
    own: [...cuesIn(name), ...cuesIn(pageName(page.file))],
  }
}

/** Returns the beginnings of the words of a name: "Heat Pump Installation" is about heat pumps. */
const cuesIn = (name: string): string[] =>
  nameKey(name)
    .split(/[ -]/)
    .flatMap((word) => (word.length > 2 ? [word.slice(0, 5)] : []))

interface Head {
  path: Path
  text: string
  /** Whether it is the heading of the list of pages below this page. */
  isOfList: boolean
}

function headsOf({ page }: Service): Head[] {
  const { title, card } = page.page
  const sections = readSections(page)
  const first = sections.findIndex(({ type }) => type === 'hero')
  const isOwnList = (section: Section) => 'source' in section && section.source?.collection === below(page)
  return [
    { path: ['title'], text: title.split(' | ', 1)[0] ?? '', isOfList: false },
    ...(card?.title === undefined ? [] : [{ path: ['card', 'title'], text: card.title, isOfList: false }]),
    ...sections.flatMap((section, index) =>
      'heading' in section && typeof section.heading === 'string' && (index === first || isOwnList(section))
        ? [{ path: ['sections', index, 'heading'], text: section.heading, isOfList: index !== first }]
        : [],
    ),
  ]
}

function findNames(own: Service, menu: Menu): Mistake[] {
  const { mentions = [], card } = own.page.page
  return headsOf(own).flatMap(({ path, text, isOfList }): Mistake | [] => {
    const key = nameKey(text)
    // The card may use another name for the page, and only the card may be wrong.
    const cues = path[0] === 'card' ? own.own : [...own.own, ...cuesIn(card?.title ?? '')]
    if (cues.some((cue) => key.includes(cue))) return []
    const named = serviceIn(key, own, menu, isOfList)
    if (!named || mentions.includes(named.name)) return []
    return {
      path,
      code: 'name-of-other-service',
      message: `${quoted(text)} names ${quoted(named.name)}, which is another page, and not ${quoted(own.name)}, which this one is about.`,
      fix: `Write it for this page. Meant on purpose? Add ${mentionWords(named.name, mentions)}.`,
    }
  })
}

/** Returns the other service that is the whole subject of a heading or, with `isAnywhere`, that the heading names. */
function serviceIn(head: string, own: Service, { byName }: Menu, isAnywhere: boolean): Service | undefined {
  const words = head.split(' ').slice(0, mostWords)
  for (let start = 0; start < (isAnywhere ? words.length : mostBefore + 1); start++)
    for (let end = words.length; end > start; end--) {
      const other = byName.get(words.slice(start, end).join(' '))
      const isOther = other !== undefined && other.key !== own.key
      if (isOther && (isAnywhere || behind.test(words.slice(end).join(' ')))) return other
    }
  return undefined
}

/** Returns the folder of the pages below a page. */
const below = ({ file }: SitePage) => `${pageFolder(file)}/${pageName(file)}`

function findLists(own: Service, listings: readonly Listing[], folders: ReadonlySet<string>): Mistake[] {
  const folder = pageFolder(own.page.file)
  const ownList = below(own.page)
  const lists = listings.flatMap(({ index, source }) => (source ? [{ index, collection: source.collection }] : []))
  if (!folders.has(ownList) || lists.some(({ collection }) => collection === ownList)) return []
  return lists
    .filter(({ collection }) => collection.startsWith(`${folder}/`) && folders.has(collection))
    .map(({ index, collection }) => ({
      path: ['sections', index, 'source', 'collection'],
      code: 'list-of-other-service',
      message: `This list shows the pages in ${quoted(collection)}, and those below this page are in ${quoted(ownList)}.`,
      fix: `Write ${quoted(ownList)}, or add a list of it too.`,
    }))
}
