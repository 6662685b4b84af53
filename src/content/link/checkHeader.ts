import type { Site } from '../../../schemas/index.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'
import { checkList, type Lists } from './automaticLists.ts'

type Header = Site['header']
type Entry = Header['links'][number]

/** The headers of a site, that of each language too, with the place of each. */
function headersOf({ header, languages = {} }: Site): [Path, Header][] {
  const others = Object.entries(languages).flatMap(([code, { header }]): [Path, Header][] =>
    header ? [[['languages', code, 'header'], header]] : [],
  )
  return [[['header'], header], ...others]
}

/** Every address in the headers of a site that names a page, with its place: of entries and of what opens below them. */
export function pagesInHeader(site: Site): { href: string; path: Path }[] {
  const ofLinks = (links: readonly Entry[], path: Path): { href: string; path: Path }[] =>
    links.flatMap((entry, index) => {
      const at = [...path, index]
      if (typeof entry === 'string') return [{ href: entry, path: at }]
      const own = entry.href === undefined ? [] : [{ href: entry.href, path: [...at, 'href'] }]
      return [...own, ...ofLinks(entry.links ?? [], [...at, 'links'])]
    })
  return headersOf(site).flatMap(([path, { links }]) => ofLinks(links, [...path, 'links']))
}

/** Entries of the header that lead nowhere and open nothing, and automatic lists of them that are none. */
export function checkHeader(site: Site, lists: Lists): Mistake[] {
  return headersOf(site).flatMap(([path, { links }]) =>
    links.flatMap((entry, index): Mistake[] => {
      if (typeof entry === 'string') return []
      const at = [...path, 'links', index]
      const { label, href, links: own, source } = entry
      if (own && source)
        return [
          {
            path: [...at, 'source'],
            part: 'key',
            code: 'two-lists',
            message: `${quoted(label)} has "links" and a "source", and only one of them can open below it.`,
            fix: 'Delete one of the two.',
          },
        ]
      if (!own && !source && href === undefined)
        return [
          {
            path: [...at, 'label'],
            code: 'entry-without-way',
            message: `${quoted(label)} leads nowhere and opens nothing.`,
            fix: 'Add "href": "/about/" with the address that it leads to, or "links": [ … ] with what opens below it.',
          },
        ]
      return source ? checkList(source, [...at, 'source'], lists) : []
    }),
  )
}
