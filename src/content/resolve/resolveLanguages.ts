import { isNotFound, withBase } from '../model/files/pageAddress.ts'
import { homeOf, languageAt, nameOfLanguage, tagOf } from '../model/languages.ts'
import type { Alternate, LanguageLink } from '../model/pageModel.ts'
import type { SiteModel } from '../model/siteModel.ts'
import { absoluteUrl, type ResolveContext } from './resolveContext.ts'

/** Returns the current page in each of its languages, the site's main language first. */
function versionsOf({ model, current }: ResolveContext): [code: string, path: string][] {
  const { site, translations, pages } = model
  const versions = translations.get((current.continuation?.first ?? current).path)
  if (!versions || current.continuation) return []
  const codes = ['', ...Object.keys(site.languages ?? {})]
  return codes.flatMap((code): [string, string][] => {
    const path = versions.get(code)
    return path !== undefined && pages.has(path) ? [[code, path]] : []
  })
}

/**
 * Returns the language versions of a page for search engines, which require that each version lists all of them,
 * including itself (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function resolveAlternates(context: ResolveContext): Alternate[] {
  const { base, model, ownSite } = context
  const versions = isNotFound(context.current.path) ? [] : versionsOf(context)
  const links = versions.map(([code, path]) => ({
    language: tagOf(ownSite ?? model.site, code || undefined),
    href: absoluteUrl(model, base, path),
  }))
  const standard = links.find((_, index) => versions[index]?.[0] === '') ?? links[0]
  return standard && links.length > 1 ? [...links, { ...standard, language: 'x-default' }] : []
}

/**
 * Returns the links that switch the language of a page, including one for the page itself. For a language without a
 * translation, the link leads to its home page.
 */
export function resolveLanguages(context: ResolveContext): LanguageLink[] {
  const { base, model, current, ownSite } = context
  const shown = languageAt(ownSite ?? model.site, current.path) ?? ''
  const own: [string, string][] = isNotFound(current.path) ? [] : [[shown, current.path], ...versionsOf(context)]
  const versions = [...new Map([...homesOf(model), ...own])]
  if (versions.length < 2) return []
  return versions.map(([code, path]) => ({
    label: nameOfLanguage(ownSite ?? model.site, code || undefined),
    href: withBase(base, path),
    language: tagOf(ownSite ?? model.site, code || undefined),
    current: code === shown,
  }))
}

function homesOf({ site, pages }: SiteModel): [code: string, path: string][] {
  const homes = ['', ...Object.keys(site.languages ?? {})].map((code): [string, string] => [
    code,
    homeOf(code || undefined),
  ])
  return homes.filter(([, path]) => pages.has(path))
}
