import { isNotFound, withBase } from '../model/files/pageAddress.ts'
import { homeOf, languageAt, nameOfLanguage, tagOf } from '../model/languages.ts'
import type { Alternate, LanguageLink } from '../model/pageModel.ts'
import type { SiteModel } from '../model/siteModel.ts'
import { absoluteUrl, type ResolveContext } from './resolveContext.ts'

/** The current page in each language that it is in, in the order of the site: its own language first. */
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
 * The versions of a page for search engines, which follow them only where each names all, itself included
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
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
 * The links that change the language of a page, the page itself among them. Where it is not in a language, they lead to the
 * home page of that language.
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
