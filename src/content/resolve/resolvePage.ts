import type { PageModel } from '../pageModel.ts'
import type { SiteModel, SitePage } from '../siteModel.ts'
import type { ResolveContext, ResolveOptions } from './context.ts'
import { withBase } from './context.ts'
import { resolveCrumbs } from './crumbs.ts'
import { resolveFooter, resolveHeader } from './frame.ts'
import { resolveHead } from './head.ts'
import { isShown, resolveSection } from './resolveSection.ts'

/**
 * A checked page, ready to be rendered: tokens filled, lists expanded, Markdown rendered, breadcrumb, head and
 * structured data made.
 */
export function resolvePage(model: SiteModel, current: SitePage, options: ResolveOptions): PageModel {
  return { ...resolveOwn(model, current, options), ...resolveFrame(model, current, options) }
}

/** What a page does not share with others: its head, its breadcrumb, its sections. */
export function resolveOwn(model: SiteModel, current: SitePage, options: ResolveOptions) {
  const context = contextOf(model, current, options)
  const crumbs = resolveCrumbs(context)
  const sections = current.page.sections.filter(isShown).map((section) => resolveSection(section, context))
  return {
    path: withBase(context.base, current.path),
    base: context.base,
    head: resolveHead(context, crumbs, sections),
    crumbs,
    sections,
  } satisfies Partial<PageModel>
}

/** What is the same on every page: header, footer and theme. */
export function resolveFrame(model: SiteModel, current: SitePage, options: ResolveOptions) {
  const context = contextOf(model, current, options)
  return {
    header: resolveHeader(context),
    footer: resolveFooter(context),
    theme: { darkMode: model.site.theme?.darkMode ?? 'auto', motif: model.site.theme?.motif ?? 'steps' },
  } satisfies Partial<PageModel>
}

function contextOf(model: SiteModel, current: SitePage, options: ResolveOptions): ResolveContext {
  return { ...options, model, current, base: model.site.base ?? '/' }
}
