import type { Section, Site } from '../../../../schemas/index.ts'
import type { Listing } from '../../link/automaticLists.ts'
import { pageFolder, pageName } from '../../model/files/pageAddress.ts'
import { groupBy } from '../../model/groupBy.ts'
import { kindOf, readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { escapePattern } from '../../wording/escapePattern.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { nameKey } from './placeNames.ts'

/** More services than this are no menu that somebody wrote by hand, and each is held against all. */
const mostSiblings = 200
/** Before the name of a service, a head may have one word more: "Commercial Disinfection". */
const before = '(?:\\S+ )?'
/** Behind it, where and for whom: in the form that names have here, which is without accents. */
const places = ['in', 'near', 'around', 'for', 'à', 'en', 'près', 'pour', 'bei', 'für', 'rund', 'cerca', 'para'].map(
  nameKey,
)
const behind = `(?: (?:${places.join('|')})(?: \\S+){1,3})?`

interface Service {
  page: SitePage
  name: string
  key: string
  /** Of which one says that a text is on it. */
  own: readonly string[]
  /** A head that is on it and on nothing else. */
  head: RegExp
}

/**
 * Makes the check of pages about one service that a copy of another is left in: a title, a heading or the title of the card
 * with the name of the other and no word of the own one, and a list of the pages below the other. A heading below the first
 * may well name another service, but not above the list of the pages below its own.
 *
 * @returns a check of a page and of its automatic lists
 */
export function createSiblingCheck(
  pages: readonly SitePage[],
  site: Site,
): (page: SitePage, listings: readonly Listing[]) => Mistake[] {
  const folders = new Set(pages.map(({ file }) => pageFolder(file)))
  const services = pages.filter(({ file, page }) => isService(site, file) && page.draft !== true).map(readService)
  const byFolder = groupBy(services, ({ page }) => pageFolder(page.file))
  return (page, listings) => {
    const all = byFolder.get(pageFolder(page.file)) ?? []
    const own = all.find((each) => each.page === page)
    if (!own || all.length > mostSiblings) return []
    const others = all.filter(({ key }) => key !== own.key)
    return [...findNames(own, others), ...findLists(own, listings, folders)]
  }
}

const isService = (site: Site, file: string) =>
  kindOf(site, pageFolder(file)) === 'service' && pageName(file) !== 'index'

function readService(page: SitePage): Service {
  const { name } = page.page
  const key = nameKey(name)
  return {
    ...{ page, name, key },
    own: [...signsIn(name), ...signsIn(pageName(page.file))],
    head: new RegExp(`^${before}${escapePattern(key)}${behind}$`, 'u'),
  }
}

/** The beginnings of the words of a name: "Heat Pump Installation" is on heat pumps. */
const signsIn = (name: string): string[] =>
  nameKey(name)
    .split(/[ -]/)
    .flatMap((word) => (word.length > 2 ? [word.slice(0, 5)] : []))

interface Head {
  path: Path
  text: string
  /** Whether it stands over the list of the pages below this one: any name in it is that of the list. */
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

function findNames(own: Service, others: readonly Service[]): Mistake[] {
  const { mentions = [], card } = own.page.page
  return headsOf(own).flatMap(({ path, text, isOfList }): Mistake[] => {
    const key = nameKey(text)
    // The card may call the page otherwise, and only itself be wrong.
    const signs = path[0] === 'card' ? own.own : [...own.own, ...signsIn(card?.title ?? '')]
    if (signs.some((sign) => key.includes(sign))) return []
    const named = others.find((other) => (isOfList ? ` ${key} `.includes(` ${other.key} `) : other.head.test(key)))
    if (!named || mentions.includes(named.name)) return []
    return [
      {
        path,
        code: 'name-of-other-service',
        severity: 'warning',
        message: `${quoted(text)} names ${quoted(named.name)}, which is another page, and not ${quoted(own.name)}, which this one is about.`,
        fix: `Write it for this page. Meant on purpose? Add ${mentionWords(named.name, mentions)}.`,
      },
    ]
  })
}

/** The folder of the pages below a page. */
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
      severity: 'warning',
      message: `This list shows the pages in ${quoted(collection)}, and those below this page are in ${quoted(ownList)}.`,
      fix: `Write ${quoted(ownList)}, or add a list of it too.`,
    }))
}
