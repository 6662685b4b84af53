import type { Site } from '../../../schemas/index.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { findMarks } from '../text/checkUnwritten.ts'
import { fillTokens, tokenValues } from '../text/tokens.ts'

/** What search results show: about 600 pixels of a title and two lines of a description on a desktop. */
const longestTitle = 60
const descriptionLength = { shortest: 70, longest: 160 }

/** Any year: the length of a text is the same in each. */
const someYear = 2000

/** Pages that search engines must not keep are left alone. */
const isJudged = ({ page, path }: SitePage) => page.draft !== true && page.status === undefined && path !== '/404.html'

const fill = ({ page }: SitePage, site: Site) => {
  const values = tokenValues(site, page, someYear)
  const filled = (text: string) => fillTokens(text, values).trim()
  return { title: filled(page.title), description: filled(page.description) }
}

/** The pages that share a title or a description with one of some, these included. */
export function findSharing(pages: readonly SitePage[], some: readonly SitePage[], site: Site): SitePage[] {
  const filled = some.map((page) => fill(page, site))
  const titles = new Set(filled.map(({ title }) => title))
  const descriptions = new Set(filled.map(({ description }) => description))
  return pages.filter((page) => {
    const { title, description } = fill(page, site)
    return titles.has(title) || descriptions.has(description)
  })
}

/**
 * Titles and descriptions as search engines see them, placeholders filled: too long, too short, or those of another
 * page too, which is told of the later one. Texts that are still to be written are left alone.
 */
export function checkTitles(pages: readonly SitePage[], site: Site): Map<SitePage, Mistake[]> {
  const titles = new Map<string, SitePage>()
  const descriptions = new Map<string, SitePage>()
  const mistakes = new Map<SitePage, Mistake[]>()
  for (const page of pages) {
    if (!isJudged(page)) continue
    const { title, description } = fill(page, site)
    const found = [
      ...checkTitle(title, titles.get(title)),
      ...checkDescription(description, descriptions.get(description)),
    ]
    if (!titles.has(title)) titles.set(title, page)
    if (!descriptions.has(description)) descriptions.set(description, page)
    if (found.length > 0) mistakes.set(page, found)
  }
  return mistakes
}

function checkTitle(title: string, twin: SitePage | undefined): Mistake[] {
  if (findMarks(title).length > 0) return []
  const base = { path: ['title'], code: 'page-title', severity: 'warning' as const }
  if (twin)
    return [
      {
        ...base,
        code: 'shared-title',
        message: 'Another page has the same title.',
        fix: 'Say what only this page offers: search engines show one of two pages with one title.',
        elsewhere: { file: twin.file, start: 0, end: 0, message: 'The other page is this one.' },
      },
    ]
  if (title.length <= longestTitle) return []
  return [
    {
      ...base,
      message: `The title is ${title.length} characters; about ${longestTitle} fit in search results.`,
      fix: 'Shorten it, or put what matters first: the rest is cut off.',
    },
  ]
}

function checkDescription(description: string, twin: SitePage | undefined): Mistake[] {
  if (findMarks(description).length > 0) return []
  const { shortest, longest } = descriptionLength
  const base = { path: ['description'], code: 'page-description', severity: 'warning' as const }
  if (twin)
    return [
      {
        ...base,
        code: 'shared-description',
        message: 'Another page has the same description.',
        fix: 'Write what only this page offers, in one or two sentences.',
        elsewhere: { file: twin.file, start: 0, end: 0, message: 'The other page is this one.' },
      },
    ]
  if (description.length > longest)
    return [
      {
        ...base,
        message: `The description is ${description.length} characters; about ${longest} fit in search results.`,
        fix: 'Shorten it, or put what matters first: the rest is cut off.',
      },
    ]
  if (description.length >= shortest) return []
  return [
    {
      ...base,
      message: `The description is only ${description.length} characters; search results have room for ${longest}.`,
      fix: 'Add what a visitor gains here: search engines choose a text of their own in place of a short one.',
    },
  ]
}
