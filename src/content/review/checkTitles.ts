import type { Site } from '../../../schemas/index.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { findMarks } from '../text/checkUnwritten.ts'
import { fillTokens, tokenValues } from '../text/tokens.ts'

/** Any year: the length of a text is the same in each. */
const someYear = 2000

/** Pages that search engines must not index are not judged. */
const isJudged = ({ page, path }: SitePage) => page.draft !== true && page.status === undefined && path !== '/404.html'

const fill = ({ page }: SitePage, site: Site) => {
  const values = tokenValues(site, page, someYear)
  const filled = (text: string) => fillTokens(text, values).trim()
  return { title: filled(page.title), description: filled(page.description) }
}

/** The pages that have the title or the description of one of `some`, these included. */
export function findSharing(pages: readonly SitePage[], some: readonly SitePage[], site: Site): SitePage[] {
  const filled = some.map((page) => fill(page, site))
  const titles = new Set(filled.map(({ title }) => title))
  const descriptions = new Set(filled.map(({ description }) => description))
  return pages.filter((page) => {
    const { title, description } = fill(page, site)
    return titles.has(title) || descriptions.has(description)
  })
}

/** What search results show: about 600 pixels of a title and two lines of a description on a desktop. */
const rules = {
  title: {
    least: 0,
    most: 60,
    fixOfTwin: 'Say what only this page offers: search engines show one of two pages with one title.',
  },
  description: {
    least: 70,
    most: 160,
    fixOfTwin: 'Write what only this page offers, in one or two sentences.',
  },
} as const

type Field = keyof typeof rules

/**
 * Titles and descriptions as search engines see them, placeholders filled: too long, too short, or the same as on an
 * earlier page. Texts that are still to be written are left alone.
 */
export function checkTitles(pages: readonly SitePage[], site: Site): Map<SitePage, Mistake[]> {
  const owners = { title: new Map<string, SitePage>(), description: new Map<string, SitePage>() }
  const mistakes = new Map<SitePage, Mistake[]>()
  for (const page of pages) {
    if (!isJudged(page)) continue
    const texts = fill(page, site)
    const found = (['title', 'description'] as const).flatMap((field) => {
      const twin = owners[field].get(texts[field])
      if (!twin) owners[field].set(texts[field], page)
      return checkText(field, texts[field], twin) ?? []
    })
    if (found.length > 0) mistakes.set(page, found)
  }
  return mistakes
}

function checkText(field: Field, text: string, twin: SitePage | undefined): Mistake | undefined {
  if (findMarks(text).length > 0) return undefined
  const { least, most, fixOfTwin } = rules[field]
  const base = { path: [field], severity: 'warning' as const }
  if (twin)
    return {
      ...base,
      code: `shared-${field}`,
      message: `Another page has the same ${field}.`,
      fix: fixOfTwin,
      elsewhere: { file: twin.file, start: 0, end: 0, message: 'The other page is this one.' },
    }
  if (text.length > most)
    return {
      ...base,
      code: `page-${field}`,
      message: `The ${field} is ${text.length} characters; about ${most} fit in search results.`,
      fix: 'Shorten it, or put what matters first: the rest is cut off.',
    }
  if (text.length >= least) return undefined
  return {
    ...base,
    code: `page-${field}`,
    message: `The ${field} is only ${text.length} characters; search results have room for ${most}.`,
    fix: 'Add what a visitor gains here: search engines choose a text of their own in place of a short one.',
  }
}
