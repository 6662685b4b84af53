import type { Crumb } from '../pageModel.ts'
import { type ResolveContext, withBase } from './context.ts'
import { createFiller } from './filler.ts'

/** A path segment as words: hyphens become spaces, words are capitalised (specification, section 2). */
export function segmentToWords(segment: string): string {
  return segment
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')
}

/**
 * The way from the home page to a page: 'Home', then each segment of the address. A page's `name` is used where the
 * page exists, its segment in words where it does not; then the crumb is no link. The last crumb is the page itself.
 */
export function resolveCrumbs(context: ResolveContext): Crumb[] {
  const { model, current, base } = context
  if (current.path === '/') return []
  if (current.part) {
    const { first, number } = current.part
    const way = resolveCrumbs({ ...context, current: first })
    const home = way.length > 0 ? way : [{ label: 'Home' }]
    const linked = home.map((crumb, index) =>
      index === home.length - 1 ? { ...crumb, href: withBase(base, first.path) } : crumb,
    )
    return [...linked, { label: `Page ${number}` }]
  }
  const crumbs: Crumb[] = [{ label: 'Home', href: base }]
  const segments = current.path.split('/').filter(Boolean)
  segments.forEach((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}/`
    const last = index === segments.length - 1
    const page = last ? current : model.pages.get(path)
    const label = page ? createFiller(context, page).plain(page.page.name) : segmentToWords(segment)
    crumbs.push({ label, ...(page && !last && { href: withBase(base, path) }) })
  })
  return crumbs
}
