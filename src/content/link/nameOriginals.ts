/** Finds the original of a translated page by what both have in common in every language. */
import type { Page, Site } from '../../../schemas/index.ts'
import { closestPage, isSlipOf } from '../addresses/closestPage.ts'
import { pageAddress } from '../model/files/pageAddress.ts'
import type { LanguageCode } from '../model/languageCode.ts'
import { englishName, findTranslations, homeOf, languageAt, tagOf } from '../model/languages.ts'
import { readPage, type SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { oncePer } from '../schema/oncePer.ts'
import { type Fields, isFields } from '../schema/schema.ts'
import { joinWords, quoted } from '../wording/phrases.ts'

/** Fields whose values are not translated. */
const sameEverywhere = new Set(['src', 'scene', 'icon', 'embed', 'branch', 'block', 'mode', 'size', 'ratio', 'layout'])

/** Fields of a page that are the same in every language and distinguish pages. */
const pageFacts = ['branch', 'date', 'starts', 'ends', 'until', 'price', 'order'] as const satisfies (keyof Page)[]

/** The smallest likeness of a page and its original, and the smallest lead over the next candidate. */
const leastAlike = 0.5
const leastLead = 0.15

/** Fewer marks shared with only one page are a coincidence: short pages are always similar. */
const fewestOwnMarks = 3

/** The bonus for the same name in both languages, as in `/es/contact/` and `/contact/`. */
const ofSameName = 0.5

/** The most pages to name in a message. */
const mostNamed = 4

export interface Originals {
  site: Site
  /** The pages that passed their own checks. */
  pages: readonly SitePage[]
  /** The values of the other pages, by file. */
  faulty: ReadonlyMap<string, Fields>
}

/** Returns the originals without a translation into a language, in the order of the site. Omits drafts. */
export function untranslatedInto(language: LanguageCode, { site, pages, faulty }: Originals): SitePage[] {
  const groups = findTranslations(site, pages)
  const ofFaulty = new Set(
    [...faulty].flatMap(([file, { translates }]) =>
      languageAt(site, pageAddress(file)) === language ? [translates] : [],
    ),
  )
  return pages.filter(
    ({ path, page }) =>
      page.translates === undefined &&
      page.draft !== true &&
      languageAt(site, path) !== language &&
      !ofFaulty.has(path) &&
      !groups.get(path)?.has(language ?? ''),
  )
}

/** The likeness of two pages, from 0 to 1, or higher if they have the same name. */
export interface Likeness {
  page: SitePage
  alike: number
  /** The number of features that both pages have. */
  shared: number
}

/**
 * Ranks pages by what they share with a page independently of the language: section types, lengths of lists, pictures
 * and numbers. Features that fewer of the pages have weigh more. Starts with the most similar page.
 */
export function rankAlike(page: SitePage, others: readonly SitePage[]): Likeness[] {
  const owners = new Map<string, number>()
  for (const other of others) for (const mark of marksOf(other)) owners.set(mark, (owners.get(mark) ?? 0) + 1)
  const weightOf = (marks: Iterable<string>) =>
    [...marks].reduce((sum, mark) => sum + 1 / Math.max(1, owners.get(mark) ?? 1), 0)
  const own = marksOf(page)
  const total = weightOf(own)
  return others
    .map((other) => {
      const its = marksOf(other)
      const shared = [...own].filter((mark) => its.has(mark))
      const isChance = shared.filter((mark) => (owners.get(mark) ?? 0) <= 2).length < fewestOwnMarks
      const bySame = isChance ? 0 : (2 * weightOf(shared)) / (total + weightOf(its))
      return { page: other, shared: shared.length, alike: bySame + (nameOf(page) === nameOf(other) ? ofSameName : 0) }
    })
    .sort((one, other) => other.alike - one.alike)
}

const nameOf = ({ path }: SitePage) => path.split('/').at(-2)

/** Returns the first of some ranked pages, if it is similar enough and has a clear lead. */
export function clearlyFirst([first, second]: readonly Likeness[]): SitePage | undefined {
  if (!first || first.alike < leastAlike || first.alike - (second?.alike ?? 0) < leastLead) return undefined
  return first.page
}

const marksOf = oncePer((page: SitePage): ReadonlySet<string> => {
  const { sections, ...fields } = readPage(page)
  const marks = new Set<string>(pageFacts.flatMap((field) => (field in fields ? [`${field} ${fields[field]}`] : [])))
  const counts = new Map<string, number>()
  for (const section of sections) {
    if (section.hidden === true) continue
    const number = (counts.get(section.type) ?? 0) + 1
    counts.set(section.type, number)
    marks.add(`${section.type} ${number}`)
    gather(section, `${section.type} ${number}`, marks)
  }
  return marks
})

/** Adds the features of a value to those of its page. */
function gather(value: unknown, place: string, marks: Set<string>): void {
  if (Array.isArray(value)) {
    marks.add(`${place} ${value.length}`)
    for (const entry of value) gather(entry, place, marks)
  } else if (isFields(value)) {
    for (const [key, field] of Object.entries(value)) {
      if (sameEverywhere.has(key) && typeof field === 'string') marks.add(`${key} ${field}`)
      else gather(field, `${place} ${key}`, marks)
    }
  } else if (typeof value === 'number') marks.add(`${place} ${value}`)
  else if (typeof value === 'string') for (const [digits] of value.matchAll(/\d{2,}/g)) marks.add(digits)
}

/**
 * Adds advice to the mistakes of a page's links: if "translates" leads to no page, the fix names an untranslated
 * original. For a typo that is the one with the closest name, otherwise the most similar one. Never names a page that
 * is already translated.
 *
 * @param page the page, or the address and value of one that its own check refuses
 */
export function nameOriginals(
  mistakes: readonly Mistake[],
  page: SitePage | { path: string; page: Fields },
  originals: Originals | undefined,
): readonly Mistake[] {
  if (originals?.site.languages === undefined) return mistakes
  return mistakes.map((mistake) => {
    const { path, code, reportedWith, replacement: _, ...rest } = mistake
    if (path[0] !== 'translates' || code !== 'unknown-page' || reportedWith !== undefined) return mistake
    return { path, code, ...rest, ...adviseOriginal(page, originals) }
  })
}

function adviseOriginal(
  page: SitePage | { path: string; page: Fields },
  originals: Originals,
): Pick<Mistake, 'fix' | 'replacement'> {
  const { site } = originals
  const language = languageAt(site, page.path)
  const written = String(page.page.translates)
  const open = untranslatedInto(language, originals)
  const addresses = new Map(open.map(({ path, file }) => [path, file]))
  const prefix = homeOf(language).slice(0, -1)
  const inOriginal = (address: string) => (address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address)
  const slip = [written, inOriginal(written)]
    .map((address) => ({ address, close: closestPage(address, addresses) }))
    .find(({ address, close }) => close !== undefined && isSlipOf(address, close))
  const sameName = inOriginal(page.path)
  const found =
    slip?.close ??
    (addresses.has(sameName) ? sameName : undefined) ??
    ('file' in page ? clearlyFirst(rankAlike(page, open))?.path : undefined)
  if (found !== undefined)
    return { fix: `Write "${found}" (${addresses.get(found)}).`, replacement: JSON.stringify(found) }
  const inLanguage = `in ${englishName(tagOf(site, language))}`
  const named = open.length > mostNamed ? [] : open.map(({ path }) => quoted(path))
  const choices = named.length > 0 ? ` No page ${inLanguage} translates ${joinWords(named)} yet.` : ''
  return { fix: `Write the address of the page that this one says ${inLanguage}.${choices}` }
}
