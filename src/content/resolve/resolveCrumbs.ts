import { withBase } from '../model/files/pageAddress.ts'
import { homeOf } from '../model/languages.ts'
import type { Crumb } from '../model/pageModel.ts'
import type { SitePage } from '../model/siteModel.ts'
import { sayOf } from '../model/wordsOfSite.ts'
import { createFiller } from './filler.ts'
import type { ResolveContext } from './resolveContext.ts'

/** Converts a path segment to words: hyphens become spaces, words are capitalised (specification, section 2). */
function segmentToWords(segment: string): string {
  return segment
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')
}

/**
 * Returns the breadcrumb from the home page to a page: the home page, then each segment of the address, the last of
 * which is the page itself. An existing page is labelled with its `name`. If the home page does not exist, its label is
 * 'Home'; for other missing pages it is the segment in words, without a link.
 */
export function resolveCrumbs(context: ResolveContext): Crumb[] {
  const { model, current, base, language } = context
  const start = homeOf(language)
  if (current.path === start) return []
  const nameOf = (page: SitePage) => createFiller(context, page).plain(page.page.name)
  const homePage = model.pages.get(start)
  const home = { label: homePage ? nameOf(homePage) : sayOf(model.site, 'shell')('home') }
  if (current.continuation) {
    const { first, number } = current.continuation
    const found = resolveCrumbs({ ...context, current: first })
    const way = found.length > 0 ? found : [home]
    const linked = way.map((crumb, index) =>
      index === way.length - 1 ? { ...crumb, href: withBase(base, first.path) } : crumb,
    )
    return [...linked, { label: sayOf(model.site, 'lists')('page', { number }) }]
  }
  const crumbs: Crumb[] = [{ ...home, href: withBase(base, start) }]
  const segments = current.path.slice(start.length).split('/').filter(Boolean)
  segments.forEach((segment, index) => {
    const path = `${start}${segments.slice(0, index + 1).join('/')}/`
    const last = index === segments.length - 1
    const page = last ? current : model.pages.get(path)
    const label = page ? nameOf(page) : segmentToWords(segment)
    crumbs.push({ label, ...(page && !last && { href: withBase(base, path) }) })
  })
  return crumbs
}
