import type { Site } from '../../../schemas/index.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'
import { checkList, type Lists } from './automaticLists.ts'

type Frame = Pick<Site, 'header' | 'footer'>
type Entry = Site['header']['links'][number]
type Column = Site['footer']['columns'][number]

/**
 * Returns the headers and footers of a site, including those of additional languages, with the path of the object that
 * contains them.
 */
function framesOf({ header, footer, languages = {} }: Site): [Path, Partial<Frame>][] {
  const others = Object.entries(languages).map(([code, frame]): [Path, Partial<Frame>] => [['languages', code], frame])
  return [[[], { header, footer }], ...others]
}

/** Returns every address in headers and footers that may name a page, with its path. */
export function pagesInMenus(site: Site): { href: string; path: Path }[] {
  const ofLinks = (links: readonly Entry[] = [], path: Path): { href: string; path: Path }[] =>
    links.flatMap((entry, index) => {
      const at = [...path, index]
      if (typeof entry === 'string') return [{ href: entry, path: at }]
      const own = entry.href === undefined ? [] : [{ href: entry.href, path: [...at, 'href'] }]
      return [...own, ...ofLinks(entry.links, [...at, 'links'])]
    })
  return framesOf(site).flatMap(([path, { header, footer }]) => [
    ...ofLinks(header?.links, [...path, 'header', 'links']),
    ...(footer?.columns ?? []).flatMap(({ links }, index) =>
      ofLinks(links, [...path, 'footer', 'columns', index, 'links']),
    ),
    ...ofLinks(footer?.links, [...path, 'footer', 'links']),
  ])
}

/**
 * Checks the menus of a site. Finds header entries that lead nowhere and open nothing, footer columns without links,
 * invalid lists, and a footer list of offices for a company with only one office.
 */
export function checkMenus(site: Site, lists: Lists): Mistake[] {
  const hasBranches = Object.keys(site.company.branches ?? {}).length > 0
  return framesOf(site).flatMap(([path, { header, footer }]) =>
    [
      hasBranches || !footer ? [] : checkOffices(footer, [...path, 'footer', 'offices']),
      (header?.links ?? []).flatMap((entry, index) =>
        typeof entry === 'string' ? [] : checkEntry(entry, [...path, 'header', 'links', index], lists),
      ),
      (footer?.columns ?? []).flatMap((column, index) =>
        checkColumn(column, [...path, 'footer', 'columns', index], lists),
      ),
    ].flat(),
  )
}

function checkEntry({ label, href, links, source }: Exclude<Entry, string>, path: Path, lists: Lists): Mistake[] {
  if (links && source) return [twoLists(label, path, 'only one of them can open below it')]
  if (!links && !source && href === undefined)
    return [
      {
        path: [...path, 'label'],
        code: 'entry-without-way',
        message: `${quoted(label)} leads nowhere and opens nothing.`,
        fix: 'Add "href": "/about/" with the address that it leads to, or "links": [ … ] with what opens below it.',
      },
    ]
  return source ? checkList(source, [...path, 'source'], lists) : []
}

function checkColumn({ heading, links, source }: Column, path: Path, lists: Lists): Mistake[] {
  if (links && source) return [twoLists(heading, path, 'only one of them can stand under it')]
  if (!links && !source)
    return [
      {
        path: [...path, 'heading'],
        code: 'column-without-links',
        message: `Nothing stands under ${quoted(heading)} in the footer.`,
        fix: 'Add "source": { "collection": "services" } with the folder whose pages stand there, or "links": [ … ] with links of your choice.',
      },
    ]
  return source ? checkList(source, [...path, 'source'], lists) : []
}

function checkOffices({ offices = 'none' }: Frame['footer'], path: Path): Mistake | [] {
  if (offices === 'none') return []
  return {
    path,
    part: 'key',
    code: 'offices-of-no-branches',
    message: 'The footer shows no other offices, as the company has no branches.',
    fix: 'Add them to "company" as "branches", or delete "offices".',
  }
}

const twoLists = (words: string, path: Path, why: string): Mistake => ({
  path: [...path, 'source'],
  part: 'key',
  code: 'two-lists',
  message: `${quoted(words)} has "links" and a "source", and ${why}.`,
  fix: 'Delete one of the two.',
})
