/** Which page of a site a page is the translation of, by what both have in every language. */
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

/** Fields whose values no language translates. */
const sameEverywhere = new Set(['src', 'scene', 'icon', 'embed', 'branch', 'block', 'mode', 'size', 'ratio', 'layout'])

/** Fields of a page that are the same in every language, as far as they tell one page from another. */
const pageFacts = ['branch', 'date', 'starts', 'ends', 'until', 'price', 'order'] as const satisfies (keyof Page)[]

/** What is so alike is the same page, if no other one is nearly as much so. */
const leastAlike = 0.5
const leastLead = 0.15

/** Fewer marks that no third page has are chance: two short pages are alike because they are short. */
const fewestOwnMarks = 3

/** What the same name in both languages, `/es/contact/` and `/contact/`, counts beside the marks. */
const ofSameName = 0.5

/** More pages than these are not named in a message. */
const mostNamed = 4

export interface Originals {
  site: Site
  /** Pages that passed their own checks. */
  pages: readonly SitePage[]
  /** Values of those that did not, by file. */
  faulty: ReadonlyMap<string, Fields>
}

/** The originals that no page of a language translates, in the order of the site; drafts are left out. */
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

/** How alike a page and another one are, from 0 to 1 and more where they have one name. */
export interface Likeness {
  page: SitePage
  alike: number
}

/**
 * How much a page has in common with each of some pages that no language changes: section types, lengths of lists, pictures
 * and numbers, of which those count more that fewer of these pages have. The most alike comes first.
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
      return { page: other, alike: bySame + (nameOf(page) === nameOf(other) ? ofSameName : 0) }
    })
    .sort((one, other) => other.alike - one.alike)
}

const nameOf = ({ path }: SitePage) => path.split('/').at(-2)

/** The first of some ranked pages, if it is alike and no other one nearly as much. */
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

/** Adds the marks of a value to those of its page. */
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
 * What is wrong with the links of a page, in which a "translates" that leads to no page names the original that is still without
 * a translation: of a slip of the pen the nearest of these, else the one that the page is like. A page that another one
 * translates is never named.
 *
 * @param page the page, or the address of one whose own check has found a mistake
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
