import { isNotFound } from '../model/files/pageAddress.ts'
import type { Crumb, HeadModel, SectionModel } from '../model/pageModel.ts'
import { languageOf } from '../schema/country.ts'
import { feedLinks } from './days/feeds.ts'
import { fillerOf } from './filler.ts'
import { absoluteUrl, type ResolveContext } from './resolveContext.ts'
import { resolveAlternates } from './resolveLanguages.ts'
import { socialImage } from './social/socialImage.ts'
import { structuredData } from './structuredData.ts'

/** Whether search engines may index a page, and sitemap.xml lists it. */
export function isIndexed({ path, page }: ResolveContext['current']): boolean {
  return page.status === undefined && !isNotFound(path)
}

/** Resolves title, description, canonical address, social picture and structured data of a page. */
export function resolveHead(context: ResolveContext, crumbs: Crumb[], sections: SectionModel[]): HeadModel {
  const { model, current, base } = context
  const fill = fillerOf(context)
  const url = absoluteUrl(model, base, current.path)
  const feeds = feedLinks(context)
  return {
    title: fill.plain(current.page.title),
    description: fill.plain(current.page.description),
    canonical: isNotFound(current.path) ? null : url,
    url,
    indexed: isIndexed(current),
    siteName: model.site.company.name,
    language: languageOf(model.site),
    alternates: resolveAlternates(context),
    ...(feeds.length > 0 && { feeds }),
    icons: model.brand.filter((name) => name === 'favicon.svg' || name === 'apple-touch-icon.png'),
    socialImage: socialImage(context),
    structuredData: structuredData({ context, crumbs, sections }),
  }
}
