import type { Site } from '../../../../schemas/index.ts'
import { readDays } from '../../facts/readDays.ts'
import { pageFolder, pageName } from '../../model/files/pageAddress.ts'
import { groupBy } from '../../model/groupBy.ts'
import { languageAt, tagOf } from '../../model/languages.ts'
import { lazily } from '../../model/lazily.ts'
import { holds } from '../../model/pageNotes.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { wholeFile } from '../../problem/problem.ts'
import type { Path } from '../../problem/source.ts'
import { pluralWeeksOf, weeksOf } from '../../text/days/dayWords.ts'
import { type Tongue, tongueOf } from '../../text/sentences/tongueWords.ts'
import { anyWholeWord } from '../../wording/anyOf.ts'
import { escapePattern } from '../../wording/escapePattern.ts'
import { quoted } from '../../wording/phrases.ts'
import { mostComparedPages } from '../reviewInput.ts'

/** A person in a team, or one who is quoted, with what a page says of this person. */
interface Entry {
  page: SitePage
  path: Path
  name: string
  role: string
  qualifications: string
  text: string
  quote: string
}

/** What two pages say differently of a person. */
interface Difference {
  field: 'name' | 'role' | 'qualifications' | 'text'
  own: string
  theirs: string
}

/**
 * Creates the check of what several pages say of one person: a name with and without its accents, degrees of which none
 * is in both lists, another office in the role, other days at an office, and another year of the same customer. Of two
 * pages, the one with the shorter team tells it.
 *
 * @returns a check of a page; undefined for a site of many pages
 */
export function createTeamCheck(pages: readonly SitePage[], site: Site) {
  if (pages.length > mostComparedPages) return undefined
  // The pages of the offices stand in one folder, and are called by their places.
  const folders = new Set(pages.flatMap(({ file, page }) => (page.branch === undefined ? [] : pageFolder(file))))
  const offices = pages.flatMap(({ file, page: { name } }) =>
    folders.has(pageFolder(file)) && pageFolder(file) !== '' && pageName(file) !== 'index' ? name : [],
  )
  const compared = pages.filter(({ page }) => !page.draft && page.date === undefined)
  const people = lazily(() => compared.flatMap((page) => entriesIn(page, 'team')))
  const customers = lazily(() => compared.flatMap((page) => entriesIn(page, 'testimonials')))
  const languageOf = ({ path }: SitePage) => languageAt(site, path)
  const sizes = lazily(() => groupBy(people(), ({ page }) => page))
  const sizeOf = ({ page }: Entry) => sizes().get(page)?.length ?? 0
  const tellsHere = (own: Entry, other: Entry) =>
    sizeOf(own) === sizeOf(other) ? own.page.file > other.page.file : sizeOf(own) < sizeOf(other)
  const tongueAt = (page: SitePage) => tongueOf(tagOf(site, languageOf(page)))
  const findIn = (own: Entry, others: readonly Entry[], compare: typeof differenceOf): Mistake[] => {
    for (const other of others) {
      if (other.page === own.page || !isSamePerson(own, other)) continue
      const isOfLanguage = languageOf(own.page) === languageOf(other.page)
      const found = compare(own, other, { isOfLanguage, offices, tongue: tongueAt(own.page) })
      const isHere = found?.field === 'name' ? plain(own.name) === own.name : tellsHere(own, other)
      if (found && isHere) return [tell(own, other, found)]
    }
    return []
  }
  return (page: SitePage): Mistake[] => {
    if (!compared.includes(page)) return []
    const inTeam = holds(page, 'team') ? entriesIn(page, 'team') : []
    const quotedHere = holds(page, 'testimonials') ? entriesIn(page, 'testimonials') : []
    return [
      ...inTeam.flatMap((entry) => findIn(entry, people(), differenceOf)),
      ...quotedHere.flatMap((entry) => findIn(entry, customers(), otherYear)),
    ]
  }
}

function entriesIn(page: SitePage, type: 'team' | 'testimonials'): Entry[] {
  if (!holds(page, type)) return []
  return readSections(page).flatMap((section, at): Entry[] => {
    if (section.type !== type || section.hidden === true) return []
    return (section.items as readonly Record<string, unknown>[]).map((item, index) => {
      const said = (field: string) => (typeof item[field] === 'string' ? item[field] : '')
      return {
        page,
        path: ['sections', at, 'items', index],
        name: said(type === 'team' ? 'name' : 'author'),
        role: said('role'),
        qualifications: said('qualifications'),
        text: said('text'),
        quote: said('quote'),
      }
    })
  })
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
/** A first name and a name: "Grace" may be two people. */
const isWhole = /\p{L}{2,} (?:\S+ )*\p{L}[\p{L}’'-]*\.?$/u
const isSamePerson = (own: Entry, other: Entry) =>
  isWhole.test(own.name) && plain(own.name).toLowerCase() === plain(other.name).toLowerCase()

interface Comparing {
  isOfLanguage: boolean
  /** The names of the pages about the offices. */
  offices: readonly string[]
  tongue: Tongue | undefined
}

function differenceOf(own: Entry, other: Entry, comparing: Comparing): Difference | undefined {
  const { isOfLanguage, offices } = comparing
  if (own.name !== other.name && (plain(own.name) === own.name || plain(other.name) === other.name))
    return own.name.toLowerCase() === other.name.toLowerCase()
      ? undefined
      : { field: 'name', own: own.name, theirs: other.name }
  if (!isOfLanguage) return undefined
  const [degrees, theirDegrees] = [own, other].map(({ qualifications }) => partsOf(qualifications))
  const isOtherList =
    degrees && theirDegrees && Math.min(degrees.length, theirDegrees.length) > 1 && isDisjoint(degrees, theirDegrees)
  if (isOtherList) return { field: 'qualifications', own: own.qualifications, theirs: other.qualifications }
  const isOfOffice = (entry: Entry) => entry.page.page.branch !== undefined || entry.page.page.location !== undefined
  const [office, theirOffice] = [own, other].map(({ role }) => offices.filter((name) => role.includes(name)))
  if (office?.length === 1 && theirOffice?.length === 1 && office[0] !== theirOffice[0])
    return isOfOffice(own) || isOfOffice(other) ? undefined : { field: 'role', own: own.role, theirs: other.role }
  return otherDays(own, other, comparing)
}

const partsOf = (list: string) =>
  list
    .toLowerCase()
    .split(/[,;·|/]|(?<!\p{L})(?:and|und|et|y)(?!\p{L})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
const isDisjoint = (one: readonly string[], other: readonly string[]) =>
  one.every((part) => other.every((each) => !each.includes(part) && !part.includes(each)))

/** Returns a pattern of the days of an office in a text: "Towson from Monday to Wednesday". */
const daysBehind = (tongue: Tongue, before: string, behind: string) => {
  const day = `(?:${[...weeksOf[tongue], ...pluralWeeksOf[tongue]]
    .flat()
    .filter(({ length }) => length > 3)
    .sort((one, other) => other.length - one.length)
    .join('|')})`
  return new RegExp(
    `${before}(?<days>${day}(?:(?:,? (?:to|through|and|bis|und|au|et|al?|y) |, | ?[–-] ?)(?:${day}))*)${behind}`,
    'iu',
  )
}

/** Finds days of a person on the page of an office that differ from the days that another page tells of that office. */
function otherDays(own: Entry, other: Entry, { offices, tongue }: Comparing): Difference | undefined {
  const { branch, name: office } = own.page.page
  if (branch === undefined || !tongue || !offices.includes(office)) return undefined
  const name = escapePattern(office)
  const leading = '(?:from |on |von |am |du |le |de |los |el )?'
  const said = daysBehind(tongue, `^${leading}`, '(?=[,.;]|$)').exec(own.text)?.groups?.days
  const found = daysBehind(tongue, `(?<!\\p{L})${name}[,:]? ${leading}`, '(?!\\p{L})').exec(other.text)?.groups?.days
  // A text that names one office alone may tell the days of another.
  const isOfAll = offices.filter((each) => other.text.includes(each)).length > 1
  const [days, theirs] = [said, found].map((text) => text && [...(readDays(text, tongue) ?? [])].sort().join())
  if (!days || !theirs || !isOfAll || days === theirs || said === undefined) return undefined
  return { field: 'text', own: said, theirs: found ?? '' }
}

/** Words that two quotations of one customer share are this long, and this many. */
const fewestShared = { letters: 6, words: 3 }
const since = anyWholeWord('since', 'seit', 'depuis', 'desde')

/** Finds a customer, known by the words of two quotations, who has another year in one role. */
function otherYear(own: Entry, other: Entry, { isOfLanguage }: Comparing): Difference | undefined {
  const masked = (role: string) => role.replace(/\d+/g, '#').toLowerCase()
  if (!isOfLanguage || own.role === other.role || masked(own.role) !== masked(other.role)) return undefined
  if (!since.test(own.role)) return undefined
  const words = new Set(other.quote.toLowerCase().match(/\p{L}+/gu))
  const shared = new Set(own.quote.toLowerCase().match(/\p{L}+/gu)).values()
  const count = [...shared].filter((word) => word.length >= fewestShared.letters && words.has(word)).length
  return count < fewestShared.words ? undefined : { field: 'role', own: own.role, theirs: other.role }
}

function tell({ path, name, text }: Entry, other: Entry, { field, own, theirs }: Difference): Mistake {
  const isQuoted = other.quote !== ''
  const start = field === 'text' ? text.indexOf(own) : 0
  return {
    path: [...path, isQuoted && field === 'name' ? 'author' : field],
    span: { start, end: start + own.length },
    code: 'person-told-otherwise',
    message:
      field === 'name'
        ? `${quoted(own)} is written ${quoted(theirs)} in ${other.page.file}.`
        : `This page says ${quoted(own)} of ${name}, and ${other.page.file} says ${quoted(theirs)}.`,
    fix: 'Write in both what is right.',
    elsewhere: { ...wholeFile(other.page.file), message: 'The other page.' },
  }
}
