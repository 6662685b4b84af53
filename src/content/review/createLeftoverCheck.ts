import { readPage, type SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { findPageTexts, type TextField } from '../schema/findTexts.ts'
import { isFields } from '../schema/schema.ts'
import { readTexts } from '../text/readTexts.ts'
import { count, joinWords, quoted } from '../wording/phrases.ts'
import { findSlugs } from './findSlugs.ts'
import { findPlaceNames, type PlaceName, type PlaceNames } from './placeNames.ts'
import { sentenceAt, sentencesOf } from './sentencesOf.ts'

interface Leftover {
  name: string
  path: TextField['path']
  span: { start: number; end: number }
  /** Whether the sentence stands in the other town's page as well. */
  copied: boolean
}

/**
 * What pages about a town still say of another: its name, county, ZIP codes and roads, in texts and anchors. One mistake
 * for each other town, an error where a sentence is that town's own. Links to a town's page may name it, and `mentions`
 * lists the rest that is meant.
 *
 * @returns a check of one page, which gets the names that it may contain
 */
export function createLeftoverCheck(names: PlaceNames): (page: SitePage, met: Iterable<PlaceName>) => Mistake[] {
  const sentences = new Map<SitePage, ReadonlySet<string>>()
  const sentencesOfPage = (page: SitePage) => {
    const known = sentences.get(page) ?? listSentences(page)
    sentences.set(page, known)
    return known
  }
  return (page, met) => {
    const { location } = page.page
    if (!location) return []
    const slugs = findSlugs(page, names).filter(({ name }) => isForeign(name, page))
    if (slugs.length === 0 && ![...met].some((name) => isForeign(name, page))) return []
    const leftovers = new Map<SitePage, Leftover[]>()
    const add = (owner: SitePage, leftover: Leftover) =>
      leftovers.set(owner, [...(leftovers.get(owner) ?? []), leftover])
    for (const text of findPageTexts(readPage(page), (_, { format, free }) => free && format !== 'href')) {
      if (text.field === 'src') continue
      for (const { name, start, end } of findPlaceNames(text.value, names)) {
        if (!isForeign(name, page) || isLinkToOwner(text.value, end, name) || isLabelOfOwner(page, text, name)) continue
        const at = sentenceAt(text.value, start)
        const sentence = text.value.slice(at.start, at.end)
        const author = [...name.owners].slice(0, mostOwners).find((owner) => sentencesOfPage(owner).has(sentence))
        // A road that several towns share is no sign of any of them.
        if (!author && name.kind === 'road' && name.owners.size > 1) continue
        const [owner = page] = author ? [author] : name.owners
        add(owner, { name: name.text, path: text.path, span: { start, end }, copied: author !== undefined })
      }
    }
    for (const { name, section, span } of slugs)
      for (const owner of [...name.owners].slice(0, 1))
        add(owner, { name: name.text, path: ['sections', section, 'id'], span, copied: false })
    return [...leftovers].map(([owner, list]) => tell(page, location.city, owner, list))
  }
}

function isForeign({ text, owners }: PlaceName, page: SitePage): boolean {
  if (owners.has(page)) return false
  const { location, mentions = [] } = page.page
  if (location && text === location.city.toUpperCase()) return false
  // The same county, road or name of another state's town is this page's too.
  if (location?.city === text || location?.county === text) return false
  return !mentions.some((mention) => mention === text || isAny(owners, (owner) => namesOwner(mention, owner)))
}

/** Of the towns that share a name, as many are looked at: 10,000 may have a Main Street. */
const mostOwners = 50

const isAny = (owners: ReadonlySet<SitePage>, holds: (owner: SitePage) => boolean) =>
  [...owners].slice(0, mostOwners).some(holds)

const namesOwner = (mention: string, { page }: SitePage) => mention === page.location?.city || mention === page.name

/** Whether the name ends the words of a link to its own town's page, `[Towson](/locations/towson-md/)`. */
function isLinkToOwner(text: string, end: number, name: PlaceName): boolean {
  const [, href] = /^[^[\]\n]*\]\(([^)\s]*)\)/.exec(text.slice(end)) ?? []
  return href !== undefined && isAny(name.owners, (owner) => href.startsWith(owner.path))
}

/** Whether a text is the label of such a link, or of a card that has one. */
function isLabelOfOwner(page: SitePage, { path }: TextField, name: PlaceName): boolean {
  const parent: unknown = path.slice(0, -1).reduce<unknown>((value, step) => (value as never)?.[step], readPage(page))
  const link = isFields(parent) && isFields(parent.link) ? parent.link : parent
  const href = isFields(link) ? link.href : undefined
  return typeof href === 'string' && isAny(name.owners, (owner) => href.startsWith(owner.path))
}

function listSentences(page: SitePage): ReadonlySet<string> {
  return new Set(readTexts(readPage(page)).flatMap((text) => sentencesOf(text).map(({ text }) => text)))
}

function tell(page: SitePage, city: string, owner: SitePage, leftovers: readonly Leftover[]): Mistake {
  const names = [...new Set(leftovers.map(({ name }) => name))]
  const shown = names.length > 4 ? [...names.slice(0, 3).map(quoted), `${names.length - 3} more`] : names.map(quoted)
  const [first, ...more] = leftovers
  const copied = leftovers.some(({ copied }) => copied)
  const places = leftovers.length === 1 ? '' : ` in ${count(leftovers.length, 'place')}`
  const other = owner.page.location?.city ?? owner.page.name
  const whose = names.includes(other) ? '' : `; ${names.length === 1 ? 'that is' : 'they are'} in ${other}`
  return {
    path: first?.path ?? [],
    ...(first && { span: first.span }),
    code: 'leftover',
    severity: copied && page.page.draft !== true ? 'error' : 'warning',
    message: `${copied ? 'Still says' : 'Says'} ${joinWords(shown, 'and')}${places}${whose}.`,
    fix: `This page is about ${city}: write what is true there. Meant on purpose? Add ${mentionOf(page, other)}.`,
    more: more.map(({ path, span }) => ({ path, span })),
  }
}

function mentionOf({ page }: SitePage, town: string): string {
  return page.mentions ? `${quoted(town)} to "mentions"` : `"mentions": [${quoted(town)}] to this page`
}
