import { homeOf } from '../model/languages.ts'
import { withBase } from '../model/pageAddress.ts'
import type { FooterModel, HeaderModel, LinkModel, MenuLink, NoticeModel } from '../model/pageModel.ts'
import { type ListSource, selectPages } from './expandSource.ts'
import { createFiller, linkTo, linkToAll } from './filler.ts'
import { phoneLink, resolveOffice } from './resolveCompany.ts'
import { inLanguage, type ResolveContext } from './resolveContext.ts'

/** The header: its links by name, each with the pages of its folder for the mobile menu. */
export function resolveHeader(context: ResolveContext): HeaderModel {
  const { model, base } = context
  const { company, header } = model.site
  return {
    company: company.name,
    home: withBase(base, homeOf(context.language)),
    phone: phoneLink(company),
    links: header.links.flatMap((path): MenuLink[] => {
      const link = linkByPath(context, path)
      if (!link) return []
      const collection = path.split('/')[1] ?? ''
      return [{ ...link, children: linksOf(context, { collection }) }]
    }),
    button: {
      label: header.button.label,
      href: linkByPath(context, header.button.href)?.href ?? withBase(base, header.button.href),
    },
  }
}

/** The line over the header, with the facts of the company whatever the page; undefined where there is none. */
export function resolveNotice(context: ResolveContext): NoticeModel | undefined {
  const { notice } = context.model.site
  if (!notice) return undefined
  const { branch: _branch, location: _location, ...page } = context.current.page
  const { text, tone = 'deep' } = notice
  return { text: createFiller(context, { ...context.current, page }).inline(text), tone }
}

/** The footer: company facts, a column of links for each folder, the last row. */
export function resolveFooter(context: ResolveContext): FooterModel {
  const { model, base, year } = context
  const { footer } = model.site
  const { careers } = footer
  return {
    company: resolveOffice(model.site, model.site.company),
    home: withBase(base, homeOf(context.language)),
    columns: footer.columns.map(({ heading, source }) => ({
      heading,
      links: linksOf(context, source),
    })),
    links: footer.links.flatMap((path) => linkByPath(context, path) ?? []),
    ...(careers !== undefined && { careers: careers === null ? null : createFiller(context).href(careers) }),
    year,
  }
}

/** The links of a folder, of a large one the first, and one to its index. The same on every page, so drawn once. */
function linksOf(context: ResolveContext, source: ListSource): LinkModel[] {
  const { pages, all } = selectPages(context.model, source)
  const links = pages.map((page) => linkTo(inLanguage(page, context), context))
  return all ? [...links, linkToAll(inLanguage(all, context), context)] : links
}

function linkByPath(context: ResolveContext, path: string): LinkModel | undefined {
  const page = context.model.pages.get(path)
  return page && linkTo(inLanguage(page, context), context)
}
