import type { Page, Site } from '../../../schemas/index.ts'
import { closestPage, pageOfLongerName } from '../addresses/closestPage.ts'
import type { LinkTargets } from '../addresses/linkTargets.ts'
import { kindAround } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { nearest, nearestIn } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'
import { suggest } from '../wording/suggest.ts'

/** Maps each folder to the file names of its pages, without .json. */
export type Folders = ReadonlyMap<string, ReadonlySet<string>>

/** The data that automatic lists are checked against. */
export interface Lists {
  folders: Folders
  /** Whether lists show the page of a name in a folder. Drafts and hidden pages are not shown. */
  isShown(folder: string, name: string): boolean
  targets: LinkTargets
  /** Whether any page of a folder has a date, which the entries of a feed need. */
  hasDates(folder: string): boolean
  /** Returns the tags of the pages of a folder. */
  tagsIn(folder: string): ReadonlySet<string>
}

/** An automatic list of a section. */
export interface Listing {
  /** The index of the section in its page. */
  index: number
  source?: AutomaticList
  /** Addresses that a list of all pages excludes. */
  exclude: readonly string[]
}

interface AutomaticList {
  collection: string
  only?: readonly string[] | undefined
  exclude?: readonly string[] | undefined
  tag?: string | undefined
}

/** Returns the automatic lists of a page. */
export function listingsOf(page: Page): Listing[] {
  return page.sections.flatMap((section, index): Listing[] => {
    const source = 'source' in section ? section.source : undefined
    const exclude = section.type === 'sitemapList' ? (section.exclude ?? []) : []
    return source || exclude.length > 0 ? [{ index, ...(source && { source }), exclude }] : []
  })
}

/**
 * Checks the automatic lists of a page. Finds folders and files that do not exist, and empty lists.
 *
 * @param own folder and name of the page with the list, which is excluded from a list of its own folder
 */
export function checkPageSources(
  listings: readonly Listing[],
  lists: Lists,
  own: { folder: string; name: string },
): Mistake[] {
  return listings.flatMap(({ index, source, exclude }) => {
    const path = ['sections', index]
    return [
      ...(source ? checkList(source, [...path, 'source'], lists, own) : []),
      ...exclude.flatMap((href, entry) => checkExcluded(href, [...path, 'exclude', entry], lists.targets)),
    ]
  })
}

/** Finds feeds and kinds of pages with a folder or file that does not exist. */
export function checkSiteSources(site: Site, lists: Lists): Mistake[] {
  const { folders, targets } = lists
  const feeds = (site.feeds ?? []).flatMap((feed, index) => {
    if (!folders.has(feed) || feed === '') return [unknownFolder(feed, ['feeds', index], lists)]
    // `checkKind.ts` reports a post without a date on its own page.
    if (lists.hasDates(feed) || (holdsPages(folders.get(feed)) && kindAround(site, feed) === 'article')) return []
    return [feedWithoutDates(feed, ['feeds', index])]
  })
  const inLanguages = Object.keys(site.languages ?? {}).flatMap((language) =>
    [...(folders.get(language) ?? [])].map((name) => `${language}/${name}`),
  )
  const names = new Set([...folders.keys(), ...(folders.get('') ?? []), ...inLanguages].filter((name) => name !== ''))
  const kinds = Object.keys(site.kinds ?? {}).filter((name) => !names.has(name))
  return [
    ...feeds,
    ...kinds.map((name): Mistake => {
      const guess = movedName(`/${name}/`, targets, names) ?? nearest(name, names)
      return {
        path: ['kinds', name],
        part: 'key',
        code: 'unknown-folder',
        missingFolder: `/${name}/`,
        message: `There is neither a page called ${quoted(name)} nor one in a folder of that name.`,
        ...suggest(guess, adviseRenamed(name, names, targets)),
      }
    }),
  ]
}

/**
 * Suggests what to do about the name of a missing page or folder, which may have been lengthened: `our-house` for
 * `house`.
 */
function adviseRenamed(name: string, names: ReadonlySet<string>, { pages }: LinkTargets): string {
  const longer = pageOfLongerName(`/${name}/`, pages)?.slice(1, -1)
  if (longer !== undefined && names.has(longer))
    return `It may be called ${quoted(longer)} now: write that, or put the page back under its name.`
  return `Was it renamed? Write its new name here. Else put it back, as pages/${name}.json or the folder pages/${name}/; if it is gone for good, delete this line.`
}

const holdsPages = (names: ReadonlySet<string> = new Set()) => [...names].some((name) => name !== 'index')

const feedWithoutDates = (feed: string, path: Path): Mistake => ({
  path,
  code: 'feed-without-dates',
  message: `No page of ${quoted(feed)} has a "date", so its feed is empty.`,
  fix: 'Give each page the day on which it was published, "date": "2026-03-12", or delete this feed.',
})

/** Checks the folder, the file names and the tag of an automatic list. */
export function checkList(
  list: AutomaticList,
  path: Path,
  lists: Lists,
  own?: { folder: string; name: string },
): Mistake[] {
  const { folders, targets, tagsIn } = lists
  const { collection, tag } = list
  const names = collection === '' ? undefined : folders.get(collection)
  if (!names) {
    return [unknownFolder(collection, [...path, 'collection'], { folders, targets })]
  }
  const check = (field: 'only' | 'exclude') =>
    (list[field] ?? []).flatMap((name, index): Mistake | [] => {
      if (names.has(name)) return []
      const guess =
        movedName(`/${collection}/${name}/`, targets, names, `${collection}/`) ??
        nearestIn(name.replace(/\.json$/, ''), names)
      const message = `There is no page called ${quoted(name)} in pages/${collection}/.`
      const words = suggest(guess, `Pages there: ${shorten(names)}.`)
      const isFileName = guess !== undefined && name === `${guess}.json`
      const cause = isFileName
        ? { sharedCause: `${path.join(' ')} ${field} .json` }
        : { missingAddress: `/${collection}/${name}/` }
      return { path: [...path, field, index], code: 'unknown-file', message, ...words, ...cause }
    })
  const tags = tag === undefined ? [] : checkTag(tag, { collection, tags: tagsIn(collection), path: [...path, 'tag'] })
  const wrong = [check('only'), check('exclude'), findExcluded(list, path), tags].flat()
  return wrong.length > 0 || tag !== undefined ? wrong : findNothing(list, path, lists, own)
}

/** Finds pages that a list both names and excludes. */
function findExcluded({ only = [], exclude = [] }: AutomaticList, path: Path): Mistake[] {
  const places = new Map(only.map((name, index) => [name, index]))
  return exclude.flatMap((name, index): Mistake | [] => {
    const at = places.get(name)
    if (at === undefined) return []
    return {
      path: [...path, 'exclude', index],
      code: 'only-and-excluded',
      message: `${quoted(name)} stands in "only" and in "exclude", so the list leaves it out.`,
      fix: 'Delete it in one of the two.',
      also: { path: [...path, 'only', at], message: 'It is to be listed here.' },
    }
  })
}

/** Finds a list that shows no page. */
function findNothing(
  { collection, only, exclude = [] }: AutomaticList,
  path: Path,
  { folders, isShown }: Lists,
  own?: { folder: string; name: string },
): Mistake[] {
  const all = folders.get(collection) ?? new Set()
  const left = new Set(exclude)
  const itself = !only && own?.folder === collection ? own.name : undefined
  // Usually the first page is shown. Copying all names for each list is slow in large folders.
  for (const name of only ?? all) if (name !== itself && !left.has(name) && isShown(collection, name)) return []
  const none = `There is no page in pages/${collection}/ beside its index, so this list shows nothing.`
  const mistake = { code: 'list-of-nothing' as const, folder: collection }
  if (exclude.length > 0)
    return [
      {
        ...mistake,
        path: [...path, 'exclude'],
        message: all.size === 0 ? none : 'This list leaves out all pages that it could show.',
        fix: 'Leave fewer of them out, or delete the section.',
      },
    ]
  return [
    {
      ...mistake,
      path: [...path, only ? 'only' : 'collection'],
      message: all.size === 0 ? none : 'All pages that this list names are drafts or hidden, so it shows nothing.',
      fix: 'Finish one of them, name others, or hide the section: "hidden": true.',
    },
  ]
}

/** Explains a missing folder, with the one that was probably meant. */
function unknownFolder(folder: string, path: Path, { folders, targets }: Pick<Lists, 'folders' | 'targets'>): Mistake {
  const all = [...folders.keys()].filter((name) => name !== '')
  const guess = movedName(`/${folder}/`, targets, new Set(all)) ?? nearest(folder, all)
  const known = all.length > 0 ? `Folders with pages: ${all.sort().join(', ')}.` : 'No folder in pages/ has a page yet.'
  const message = `There is no page in a folder called ${quoted(folder)}.`
  return { path, code: 'unknown-folder', missingFolder: `/${folder}/`, message, ...suggest(guess, '', known) }
}

/** Finds a tag that no page of the folder has. */
function checkTag(
  tag: string,
  { collection, tags, path }: { collection: string; tags: ReadonlySet<string>; path: Path },
): Mistake | [] {
  if (tags.has(tag)) return []
  const guess = [...tags].find((known) => known.toLowerCase() === tag.toLowerCase()) ?? nearest(tag, tags)
  const known =
    tags.size > 0 ? `Tags there: ${shorten(tags)}.` : 'Add "tags" to the pages that are meant, or delete this field.'
  const message = `No page in pages/${collection}/ has the tag ${quoted(tag)}.`
  return { path, code: 'unknown-tag', message, ...suggest(guess, '', known) }
}

/**
 * Returns the new name of a moved page, so that lists keep it.
 *
 * @param start what precedes the name in the address of the page, such as `locations/`
 */
function movedName(
  address: string,
  { moved }: LinkTargets,
  names: ReadonlySet<string>,
  start = '',
): string | undefined {
  const place = moved?.(address)?.slice(1, -1)
  const name = place?.startsWith(start) ? place.slice(start.length) : undefined
  return name !== undefined && names.has(name) ? name : undefined
}

const shorten = (names: ReadonlySet<string>) =>
  names.size === 0 ? 'none' : `${[...names].slice(0, 12).join(', ')}${names.size > 12 ? ', …' : ''}`

/** Finds an address outside of the site. Links to unknown pages are found with all other links. */
function checkExcluded(href: string, path: Path, { pages }: LinkTargets): Mistake | [] {
  if (pages.has(href) || closestPage(href, pages) || !/^(https?|mailto|tel):/.test(href)) return []
  const message = `${quoted(href)} is not a page of this site.`
  return { path, code: 'unknown-page', message, fix: 'Delete it: only pages of this site are listed.' }
}
