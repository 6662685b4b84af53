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
  const context: ResolveContext = { ...options, model, current, base: model.site.base ?? '/' }
  const crumbs = resolveCrumbs(context)
  const sections = current.page.sections.filter(isShown).map((section) => resolveSection(section, context))
  return {
    path: withBase(context.base, current.path),
    base: context.base,
    head: resolveHead(context, crumbs, sections),
    header: resolveHeader(context),
    crumbs,
    sections,
    footer: resolveFooter(context),
    theme: { darkMode: model.site.theme?.darkMode ?? 'auto', motif: model.site.theme?.motif ?? 'steps' },
  }
}
