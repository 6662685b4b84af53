import type { Site } from '../../../../schemas/index.ts'
import { type FoundLink, linksOf } from '../../addresses/checkLink.ts'
import { namesLanguage } from '../../model/languageNames.ts'
import { findTranslations, languageAt } from '../../model/languages.ts'
import { pagesByPath, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { findTexts } from '../../schema/findTexts.ts'
import { isFields, siteSchema } from '../../schema/schema.ts'
import { stepInto } from '../../schema/schemaAt.ts'
import { withoutQuery } from '../../text/href.ts'
import { tellOtherLanguage } from './createLanguageLinkCheck.ts'

/**
 * Finds links in the headers, footers and notices of site.config.json that lead to a page in another language although
 * their own language has that page. Words such as "Español", in the link or above it, show that the other language is
 * meant. A header of an additional language names pages of the main language, because it shows their translations
 * automatically.
 */
export function checkFrameLinks(site: Site, pages: readonly SitePage[]): Mistake[] {
  if (!site.languages) return []
  const byPath = pagesByPath(pages)
  const ownVersion = createVersionLookup(site, pages)
  const texts = findTexts(siteSchema, site, (_, { format }) => format !== undefined)
  return linksOf(texts).flatMap((link): Mistake[] => {
    const { href, path, span } = link
    const target = withoutQuery(href)
    const found = byPath.get(target)
    const [block, code] = path
    const language = block === 'languages' ? String(code) : undefined
    const other = languageAt(site, target)
    if (!found || other === language || (other === undefined && !span)) return []
    const meant = ownVersion(found, language)
    if (!meant || wordsOver(site, link, found).some((words) => namesLanguage(words, site, other))) return []
    return [tellOtherLanguage({ link, site, language, meant })]
  })
}

/**
 * Creates a function that returns the version of a page in another language: its translation, or the page with the same
 * address except for the folder of the language.
 */
export function createVersionLookup(site: Site, pages: readonly SitePage[]) {
  const translations = findTranslations(site, pages)
  const byPath = pagesByPath(pages)
  return ({ path }: SitePage, language: string | undefined): SitePage | undefined => {
    const other = languageAt(site, path)
    const rest = other === undefined ? path : path.slice(other.length + 1)
    const alike = language === undefined ? rest : `/${language}${rest}`
    const found = byPath.get(translations.get(path)?.get(language ?? '') ?? alike)
    return found?.page.draft === true || found?.path === path ? undefined : found
  }
}

/** Returns the words of a link and the headings above it. */
function wordsOver(site: Site, { path, span }: FoundLink, { page }: SitePage): string[] {
  const words = typeof path.at(-1) === 'number' ? [page.name] : []
  const walk = (value: unknown, steps: Path): void => {
    if (typeof value === 'string' && span) words.push(value)
    if (isFields(value)) for (const each of [value.label, value.heading]) if (typeof each === 'string') words.push(each)
    const [step, ...rest] = steps
    if (step !== undefined) walk(stepInto(value, step), rest)
  }
  walk(site, path)
  return words
}
