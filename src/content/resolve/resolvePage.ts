import { withBase } from '../model/files/pageAddress.ts'
import { languageAt, modelIn } from '../model/languages.ts'
import type { PageModel } from '../model/pageModel.ts'
import { readSections, type SiteModel, type SitePage } from '../model/siteModel.ts'
import { wordsOfSite } from '../model/wordsOfSite.ts'
import { oncePer } from '../schema/oncePer.ts'
import { resolveBranchNotice, resolveBranchPhone, resolveFooter, resolveHeader, resolveNotice } from './frame.ts'
import { findPagedList, resolvePager } from './pagedList.ts'
import type { ResolveContext, ResolveOptions } from './resolveContext.ts'
import { resolveCrumbs } from './resolveCrumbs.ts'
import { resolveHead } from './resolveHead.ts'
import { resolveLanguages } from './resolveLanguages.ts'
import { isShown, resolveSection } from './resolveSection.ts'

/**
 * Resolves a checked page for rendering: placeholders filled, lists expanded, Markdown rendered, breadcrumb, head and
 * structured data created.
 */
export function resolvePage(model: SiteModel, current: SitePage, options: ResolveOptions): PageModel {
  return { ...resolveOwn(model, current, options), ...resolveFrame(model, current, options) }
}

/**
 * Resolves the parts that a page does not share with others: the notice and the phone of its branch, its head, its
 * breadcrumb and its sections.
 */
export function resolveOwn(model: SiteModel, current: SitePage, options: ResolveOptions) {
  const list = findPagedList(model, current)
  const context: ResolveContext = { ...contextOf(model, current, options), ...(list && { list }) }
  const crumbs = resolveCrumbs(context)
  const sections = readSections(current)
    .filter(isShown)
    .flatMap((section) => [
      resolveSection(section, context),
      ...(list?.section === section ? [resolvePager(list, context)] : []),
    ])
  const branchNotice = resolveBranchNotice(context)
  const branchPhone = resolveBranchPhone(context)
  return {
    ...(branchNotice && { branchNotice }),
    ...(branchPhone && { branchPhone }),
    path: withBase(context.base, current.path),
    base: context.base,
    head: resolveHead(context, crumbs, sections),
    languages: resolveLanguages(context),
    crumbs,
    sections,
  } satisfies Partial<PageModel>
}

/** The parts of a page that do not depend on the page. */
export type Frame = Pick<PageModel, 'notice' | 'header' | 'footer' | 'theme' | 'words'>

/**
 * Resolves the shared parts of every page: notice, header, footer, theme and the builder's words. Created once for all
 * pages of a language and year.
 */
export function resolveFrame(model: SiteModel, current: SitePage, options: ResolveOptions): Frame {
  const context = contextOf(model, current, options)
  const { site } = context.model
  const known = framesByYear(context.model)
  const notice = resolveNotice(context)
  const frame = known.get(options.year) ?? {
    ...(notice && { notice }),
    header: resolveHeader(context),
    footer: resolveFooter(context),
    theme: { darkMode: site.theme?.darkMode ?? 'auto' },
    words: wordsOfSite(site),
  }
  known.set(options.year, frame)
  return frame
}

const framesByYear = oncePer((_: SiteModel) => new Map<number, Frame>())

function contextOf(model: SiteModel, current: SitePage, options: ResolveOptions): ResolveContext {
  const language = languageAt(model.site, current.path)
  return {
    ...options,
    model: modelIn(model, language),
    current,
    language,
    ownSite: model.site,
    base: model.site.base ?? '/',
  }
}
