import type { Section, Site } from '../../../schemas/index.ts'
import { pageFolder, pageName, withBase } from '../model/files/pageAddress.ts'
import { translated } from '../model/languages.ts'
import type { LinkModel, SectionModel } from '../model/pageModel.ts'
import { holds } from '../model/pageNotes.ts'
import { readSections, type SiteModel, type SitePage } from '../model/siteModel.ts'
import { sayOf } from '../model/wordsOfSite.ts'
import { expandSource, type ListSource, mostListed, type Selection, selectPages } from './expandSource.ts'
import { createFiller } from './filler.ts'
import { groupPages } from './groupPages.ts'
import type { PagedList, ResolveContext } from './resolveContext.ts'

/** The maximum number of entries per page, by section type. */
const pageSizes: { [T in Section['type']]?: number } = { cardGrid: 36, linkList: 60, sitemapList: 200 }

/** Whether a list of a page may continue on further pages. */
export const mayGoOn = (page: SitePage): boolean => pageName(page.file) === 'index' || holds(page, 'sitemapList')

/** Returns the first long list of a page, if it has one. */
export function findPagedList(model: SiteModel, page: SitePage): PagedList | undefined {
  if (!mayGoOn(page)) return undefined
  const first = page.continuation?.first ?? page
  for (const section of readSections(page)) {
    const size = pageSizes[section.type]
    const entries = section.hidden === true || !size ? undefined : entriesOf(model, section, first)
    if (!size || !entries || entries.length <= size) continue
    return { section, entries, size, count: Math.ceil(entries.length / size), number: page.continuation?.number ?? 1 }
  }
  return undefined
}

/** Returns the entries of a section that may continue over several pages; undefined otherwise. */
function entriesOf(model: SiteModel, section: Section, page: SitePage): readonly SitePage[] | undefined {
  if (section.type === 'sitemapList')
    return groupPages(model, page, section.exclude ?? []).flatMap(({ pages }) => pages)
  if (!('source' in section) || !section.source) return undefined
  const { source } = section
  if (source.only || source.limit !== undefined) return undefined
  if (pageName(page.file) !== 'index' || pageFolder(page.file) !== source.collection) return undefined
  // Avoids a copy if nothing is excluded, because each of 300 pages requests all 10,000.
  const { exclude, near, sort, tag, upcoming } = source
  const isPart = exclude || near || sort || tag !== undefined || upcoming
  return isPart ? expandSource(model, source, page) : model.collections.get(source.collection)
}

/** Returns the entries of the current page. */
function entriesOn({ entries, size, number }: PagedList): readonly SitePage[] {
  return entries.slice((number - 1) * size, number * size)
}

/**
 * Returns the entries of a section: this page's share of a list that spans several pages, otherwise at most as many as
 * fit on a page.
 */
export function entriesOfList(
  section: Section,
  source: ListSource,
  { model, current, language, list }: ResolveContext,
): Selection {
  if (list?.section === section) return { pages: entriesOn(list).map((page) => translated(model, page, language)) }
  const selected = selectPages(model, source, { current, mostPages: pageSizes[section.type] ?? mostListed.selection })
  return { ...selected, pages: selected.pages.map((page) => translated(model, page, language)) }
}

/** Adds the pages on which long lists continue: the same hero, and the list. */
export function addContinuations(model: SiteModel): SiteModel {
  const further: SitePage[] = []
  for (const page of model.pages.values()) {
    const list = findPagedList(model, page)
    if (list)
      for (let number = 2; number <= list.count; number++)
        further.push(continuationOf(model.site, page, list.section, number))
  }
  return further.length === 0
    ? model
    : { ...model, pages: new Map([...model.pages, ...further.map((page) => [page.path, page] as const)]) }
}

/** Returns the address of a further page of a list: `/locations/page/2/`. */
const continuationPath = (path: string, number: number) => (number === 1 ? path : `${path}page/${number}/`)

function continuationOf(site: Site, first: SitePage, list: Section, number: number): SitePage {
  const { title, description } = first.page
  const hero = readSections(first).find(({ type, hidden }) => type === 'hero' && hidden !== true)
  const heading = hero?.type === 'hero' ? hero.heading : first.page.name
  const numbered = sayOf(site, 'lists')('page', { number })
  return {
    file: first.file,
    path: continuationPath(first.path, number),
    page: {
      ...first.page,
      title: title.replace(/(?= \| |$)/, () => ` – ${numbered}`),
      description: `${numbered}. ${description}`,
    },
    notes: first.notes,
    sections: [{ type: 'hero', size: 'compact', heading: `${heading} – ${numbered}` }, list],
    continuation: { number, first },
  }
}

/**
 * Resolves the links between the pages of a list: to its neighbours, and to enough others that each is a few clicks
 * away.
 */
export function resolvePager(list: PagedList, context: ResolveContext): SectionModel {
  const { number, count } = list
  const say = sayOf(context.model.site, 'lists')
  const path = (context.current.continuation?.first ?? context.current).path
  const link = (label: string, to: number): LinkModel => ({
    label,
    href: withBase(context.base, continuationPath(path, to)),
  })
  const beginning = (to: number) => {
    const page = list.entries[(to - 1) * list.size]
    return page ? createFiller(context, page).plain(page.page.name) : ''
  }
  const neighbours = [
    ...(number > 1 ? [link(say('previous'), number - 1)] : []),
    ...(number < count ? [link(say('next'), number + 1)] : []),
  ]
  const others = stopsOf(count, number).filter((to) => Math.abs(to - number) > 1)
  return {
    type: 'linkList',
    props: {
      heading: say('pageOf', { number, count }),
      tone: 'default',
      layout: 'inline',
      links: [...neighbours, ...others.map((to) => link(say('from', { name: beginning(to) }), to))],
    },
  }
}

/** The number of stops in a range of pages. */
const fan = 8

/**
 * Returns the pages to link to from one of many: eight spread over all, eight spread over those between the two around
 * the current one, and so on, so that their number grows with the logarithm of the number of pages.
 */
export function stopsOf(count: number, current: number): number[] {
  const stops = new Set<number>()
  let [from, to] = [1, count]
  while (true) {
    const step = Math.ceil((to - from + 1) / fan)
    for (let stop = from; stop <= to; stop += step) stops.add(stop)
    if (step === 1) return [...stops].sort((a, b) => a - b)
    from += Math.floor((current - from) / step) * step
    to = Math.min(to, from + step - 1)
  }
}
