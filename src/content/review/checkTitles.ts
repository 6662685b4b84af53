import type { Section, Site } from '../../../schemas/index.ts'
import { isNotFound } from '../model/files/pageAddress.ts'
import { addTo } from '../model/groupBy.ts'
import { languageAt, siteIn } from '../model/languages.ts'
import { readSections, type SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { otherPage } from '../problem/problem.ts'
import { findUnwrittenMarks } from '../text/checkUnwritten.ts'
import { fillTokens, someYear, tokenValues } from '../text/tokens.ts'
import { joinWords, quoted } from '../wording/phrases.ts'

/** Whether a page is checked. Pages that search engines must not index are not. */
export const isJudged = ({ page, path }: SitePage) =>
  page.draft !== true && page.status === undefined && !isNotFound(path)

const fields = ['title', 'description', 'name', 'heading'] as const
type Field = (typeof fields)[number]

/** The texts of a page that must be unique on the site, with placeholders filled in. */
function fill({ page, path, notes }: SitePage, site: Site): Record<Field, string> {
  const values = valuesOf({ page, path }, site)
  const filled = (text: string) => fillTokens(text, values).trim()
  return {
    title: filled(page.title),
    description: filled(page.description),
    name: `${path.replace(/[^/]*\/$/, '')} ${filled(page.name).toLowerCase()}`,
    heading: filled(notes.heading ?? '').toLowerCase(),
  }
}

const valuesOf = ({ page, path }: Pick<SitePage, 'page' | 'path'>, site: Site) =>
  tokenValues(siteIn(site, languageAt(site, path)), page, someYear)

/** Returns the title of a page with placeholders filled in. */
export const filledTitle = (page: SitePage, site: Site): string =>
  fillTokens(page.page.title, valuesOf(page, site)).trim()

/** Returns the pages that share a title, description, name or main heading with one of `some`, including these. */
export function findSharing(pages: readonly SitePage[], some: readonly SitePage[], site: Site): SitePage[] {
  const wanted = new Set(some.flatMap((page) => entriesOf(fill(page, site))))
  return pages.filter((page) => entriesOf(fill(page, site)).some((entry) => wanted.has(entry)))
}

const entriesOf = (texts: Record<Field, string>) => fields.map((field) => `${field} ${texts[field]}`)

/**
 * The fewest and the most characters of a title and a description. Search results show about 600 pixels of a title and,
 * on a desktop, two lines of a description.
 */
export const lengths = { title: { least: 0, most: 60 }, description: { least: 70, most: 160 } } as const

const words: Readonly<Record<Field, { noun: string; fixOfTwin: string }>> = {
  title: {
    noun: 'title',
    fixOfTwin: 'Say what only this page offers: search engines show one of two pages with one title.',
  },
  description: { noun: 'description', fixOfTwin: 'Write what only this page offers, in one or two sentences.' },
  name: { noun: 'name', fixOfTwin: 'Give it a name of its own: in lists nobody can tell the two apart.' },
  heading: { noun: 'main heading', fixOfTwin: 'Say at the top of the page what it is about and the other one is not.' },
}

/**
 * Checks titles, descriptions, names and main headings as search engines and visitors see them, with placeholders
 * filled in. Finds texts that are too long, too short, or equal to those of an earlier page. Skips texts that are still
 * to be written.
 *
 * @param named the pages whose titles are too long only because of the company's name, which `findLongNames` reports
 * once
 */
export function checkTitles(
  pages: readonly SitePage[],
  site: Site,
  named: ReadonlySet<SitePage> = new Set(),
): Map<SitePage, Mistake[]> {
  const owners = new Map<string, SitePage>()
  const mistakes = new Map<SitePage, Mistake[]>()
  for (const page of pages) {
    if (!isJudged(page)) continue
    const texts = fill(page, site)
    const shared = new Map<SitePage, Field[]>()
    for (const field of fields) {
      if (texts[field] === '' || findUnwrittenMarks(texts[field]).length > 0) continue
      const entry = `${field} ${texts[field]}`
      const twin = owners.get(entry)
      // Two files with the same address are reported as a problem of their own.
      if (twin && isOnePlace(twin, page)) continue
      if (twin) addTo(shared, twin, field)
      else owners.set(entry, page)
    }
    const told = new Set([...shared.values()].flat())
    const found = [
      ...[...shared].map(([twin, same]) => explainTwin(page, twin, same)),
      ...(['title', 'description'] as const).flatMap((field) =>
        told.has(field) || (field === 'title' && named.has(page)) ? [] : (checkLength(field, texts[field]) ?? []),
      ),
    ]
    if (found.length > 0) mistakes.set(page, found)
  }
  return mistakes
}

const isOnePlace = (a: SitePage, b: SitePage) => a.path.toLowerCase() === b.path.toLowerCase()

/** Creates one mistake for everything that two pages share. */
function explainTwin(page: SitePage, twin: SitePage, same: readonly Field[]): Mistake {
  const [first = 'title'] = same
  const isHero = (section: Section) => section.type === 'hero' && section.hidden !== true
  return {
    path: first === 'heading' ? ['sections', readSections(page).findIndex(isHero), 'heading'] : [first],
    code: `shared-${first}`,
    message: `Another page has the same ${joinWords(
      same.map((field) => words[field].noun),
      'and',
    )}.`,
    fix: words[first].fixOfTwin,
    elsewhere: otherPage(twin.file),
  }
}

/** Titles of any page of any company. */
const saysNothing =
  /^(?:home ?page|home|welcome|start|startseite|willkommen|accueil|page d[’']accueil|bienvenue|inicio|página principal|bienvenid[oa]s?)$/iu

function checkLength(field: 'title' | 'description', text: string): Mistake | undefined {
  if (findUnwrittenMarks(text).length > 0) return undefined
  const { least, most } = lengths[field]
  const base = { path: [field] }
  if (text.length > most)
    return {
      ...base,
      code: `page-${field}`,
      message: `The ${field} is ${text.length} characters; about ${most} fit in search results.`,
      fix: 'Shorten it, or put what matters first: the rest is cut off.',
    }
  if (field === 'title' && saysNothing.test(text))
    return {
      ...base,
      code: 'page-title',
      message: `The title says only ${quoted(text)}, and it is what search results show.`,
      fix: 'Write what the company does, and where.',
    }
  if (text.length >= least) return undefined
  return {
    ...base,
    code: `page-${field}`,
    message: `The ${field} is only ${text.length} characters; search results have room for ${most}.`,
    fix: 'Add what a visitor gains here: search engines choose a text of their own in place of a short one.',
  }
}
