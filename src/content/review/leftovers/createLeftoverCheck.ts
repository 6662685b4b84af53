import { holds } from '../../model/pageNotes.ts'
import { kilometers, pinOf } from '../../model/pins.ts'
import { remember } from '../../model/remember.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { findPageTexts, isWording, type TextField } from '../../schema/findTexts.ts'
import { isFields } from '../../schema/schema.ts'
import { valueAt } from '../../schema/schemaAt.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { readTexts } from '../../text/readTexts.ts'
import { sentenceAt, sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { count, firstFew, joinWords, quoted } from '../../wording/phrases.ts'
import { findSlug, findSlugs, type Slugs, slugsOf } from './findSlugs.ts'
import { isStandingBody } from './isPlace.ts'
import type { PlaceName } from './placeName.ts'
import { type FoundName, findNames, nameKey, type PlaceNames } from './placeNames.ts'

/** A name of another town on a page. */
interface Leftover {
  name: PlaceName
  /** The name as the page writes it. */
  written: string
  path: TextField['path']
  span: { start: number; end: number }
  /** The page of the other town. */
  owner: SitePage
  /** Whether the page of the other town contains the same sentence. */
  copied: boolean
}

/**
 * Finds what pages about a town still say about another town: its name, county, ZIP codes and roads, in texts, anchors
 * and names of pictures, in any spelling. Returns one mistake per other town, which is an error if a sentence is copied
 * from the page of that town. Links to the page of a town may name it, and `mentions` lists other intended names.
 *
 * @returns a check of one page, which receives the names that the page may contain
 */
export function createLeftoverCheck(
  names: PlaceNames,
  types: SectionTypes,
): (page: SitePage, met: Iterable<PlaceName>) => Mistake[] {
  const slugs = slugsOf(names)
  const findInTexts = createTextSearch(names, types)
  return (page, met) => {
    const { location } = page.page
    if (!location) return []
    const isForeign = foreignTo(page)
    const pictures = holds(page, 'src') ? findPictureNames(page, { slugs, types }) : []
    const leftovers = [
      ...([...met].some(isForeign) ? findInTexts(page, isForeign) : []),
      ...[...findSlugs(page, slugs), ...pictures].filter(({ name }) => isForeign(name)).flatMap(ofFirstOwner),
    ]
    const owners = new Set(leftovers.map(({ owner }) => owner))
    return [...owners].map((owner) =>
      tell(
        page,
        location.city,
        owner,
        leftovers.filter((leftover) => leftover.owner === owner),
      ),
    )
  }
}

/** Returns a name in an anchor or in the name of a picture, where no sentence tells which town it belongs to. */
function ofFirstOwner(found: Omit<Leftover, 'owner' | 'copied'>): Leftover[] {
  const [owner] = found.name.owners
  return owner ? [{ ...found, owner, copied: false }] : []
}

/**
 * Creates a function that finds names of other towns in the texts of a page, except in links to the pages of these
 * towns.
 */
function createTextSearch(names: PlaceNames, types: SectionTypes) {
  const sentences = new Map<SitePage, ReadonlySet<string>>()
  const sentencesOfPage = (page: SitePage) => remember(sentences, page, (anew) => listSentences(anew, types))
  /** Finds the owner of a name whose page contains the same sentence. */
  const findAuthor = (text: string, { name, start }: FoundName): SitePage | undefined => {
    const at = sentenceAt(text, start)
    const sentence = nameKey(text.slice(at.start, at.end))
    return [...name.owners].slice(0, mostOwners).find((owner) => sentencesOfPage(owner).has(sentence))
  }
  return (page: SitePage, isForeign: (name: PlaceName) => boolean): Leftover[] =>
    findPageTexts(readPage(page), types, isWording)
      .filter(isForReaders)
      .flatMap((text) =>
        findNames(text.value, names).flatMap((found): Leftover[] => {
          const { name, start, end } = found
          if (!isForeign(name) || isMeantThere(page, text, found)) return []
          const author = findAuthor(text.value, found)
          // A road that several towns share points to none of them.
          if (!author && name.kind === 'road' && name.owners.size > 1) return []
          const [owner = page] = author ? [author] : name.owners
          const written = withoutGaps(text.value.slice(start, end))
          return [{ name, written, path: text.path, span: { start, end }, owner, copied: author !== undefined }]
        }),
      )
}

/** Fields with the names of pictures, which are checked separately, and of the pages of a list. */
const notWords = new Set(['src', 'only', 'exclude', 'collection'])

/** Whether visitors read a text. Another check covers the answers in forms. */
const isForReaders = ({ field, path }: TextField) => !notWords.has(field) && !path.includes('presets')

/** Whether a page may name another town here. */
const isMeantThere = (page: SitePage, text: TextField, { name, end }: FoundName) =>
  isBodyWithinReach(page, text.value, { name, end }) ||
  isLinkToOwner(text.value, end, name) ||
  isLabelOfOwner(page, text, name)

/**
 * Returns a function that tells whether a name belongs to a town other than the page's and is not in the page's
 * `mentions`.
 */
function foreignTo(page: SitePage): (name: PlaceName) => boolean {
  const { location, mentions = [] } = page.page
  // A county, road or town name that the page's own town shares is its own.
  const own = new Set([location?.city ?? '', location?.county ?? '', ...mentions].map(nameKey))
  const keys = mentions.map(nameKey)
  const isMeant = (owner: SitePage) => keys.some((key) => namesOwner(key, owner))
  return ({ key, owners }) => !owners.has(page) && !own.has(key) && !(keys.length > 0 && isAny(owners, isMeant))
}

/** The most towns to examine among those that share a name: 10,000 towns may have a Main Street. */
const mostOwners = 50

const isAny = (owners: ReadonlySet<SitePage>, holds: (owner: SitePage) => boolean) =>
  [...owners].slice(0, mostOwners).some(holds)

const namesOwner = (mention: string, { page }: SitePage) =>
  mention === nameKey(page.location?.city ?? '') || mention === nameKey(page.name)

/** Finds towns in the names of a page's pictures, such as `/images/towson-office.jpg`. */
function findPictureNames(page: SitePage, { slugs, types }: { slugs: Slugs; types: SectionTypes }) {
  return findPageTexts(readPage(page), types, (_, __, { field }) => field === 'src').flatMap(({ path, value }) => {
    const start = value.lastIndexOf('/') + 1
    const file = /^[a-z][a-z0-9+.-]*:/i.test(value) ? '' : value.slice(start).replace(/\.[a-z]+$/i, '')
    const found = findSlug(file.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '-'), slugs)
    if (!found) return []
    const span = { start: start + found.span.start, end: start + found.span.end }
    return [{ name: found.name, path, span, written: value.slice(start) }]
  })
}

/** In kilometers. Within this distance, a page may name universities, hospitals and similar places of another town. */
const reach = 16

/** Whether a name is part of the name of a university, a hospital or a similar place that the page may mention. */
function isBodyWithinReach({ page }: SitePage, text: string, { name, end }: { name: PlaceName; end: number }): boolean {
  const [, next = ''] = /^[ \u00a0](\p{Lu}\p{L}+)/u.exec(text.slice(end, end + 30)) ?? []
  if (!isStandingBody(next.toLowerCase())) return false
  const own = pinOf(page.location)
  return [...name.owners].slice(0, mostOwners).some((owner) => {
    const pin = pinOf(owner.page.location)
    return !own || !pin || kilometers(own, pin) < reach
  })
}

/** Returns a name on one line, without soft hyphens. */
const withoutGaps = (written: string) => written.replace(/[\u00ad\u200b-\u200d\u2060]/g, '').replace(/\s+/g, ' ')

/** Whether the name ends the text of a link to the page of its own town, `[Towson](/locations/towson-md/)`. */
function isLinkToOwner(text: string, end: number, name: PlaceName): boolean {
  const [, href] = /^[^[\]\n]*\]\(([^)\s]*)\)/.exec(text.slice(end)) ?? []
  return href !== undefined && isAny(name.owners, (owner) => href.startsWith(owner.path))
}

/** Whether a text is the label of such a link, or of a card with one. */
function isLabelOfOwner(page: SitePage, { path }: TextField, name: PlaceName): boolean {
  const parent = valueAt(readPage(page), path.slice(0, -1))
  const link = isFields(parent) && isFields(parent.link) ? parent.link : parent
  const href = isFields(link) ? link.href : undefined
  return typeof href === 'string' && isAny(name.owners, (owner) => href.startsWith(owner.path))
}

function listSentences(page: SitePage, types: SectionTypes): ReadonlySet<string> {
  return new Set(readTexts(readPage(page), types).flatMap((text) => sentencesOf(text).map(({ text }) => nameKey(text))))
}

function tell(page: SitePage, city: string, owner: SitePage, leftovers: readonly Leftover[]): Mistake {
  const names = [...new Set(leftovers.map(({ written }) => written))]
  const shown = firstFew(names.map(quoted))
  const [first, ...more] = leftovers
  const copied = leftovers.some(({ copied }) => copied)
  const places = leftovers.length === 1 ? '' : ` in ${count(leftovers.length, 'place')}`
  const other = owner.page.location?.city ?? owner.page.name
  const whose = leftovers.some(({ name }) => name.key === nameKey(other))
    ? ''
    : `; ${names.length === 1 ? 'that is' : 'they are'} in ${other}`
  return {
    path: first?.path ?? [],
    ...(first && { span: first.span }),
    code: 'leftover',
    severity: copied && page.page.draft !== true ? 'error' : 'warning',
    message: `${copied ? 'Still says' : 'Says'} ${joinWords(shown, 'and')}${places}${whose}.`,
    fix: `This page is about ${city}: write what is true there. Meant on purpose? Add ${mentionWords(other, page.page.mentions)}.`,
    more: more.map(({ path, span }) => ({ path, span })),
  }
}
