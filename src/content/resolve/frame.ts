import type { FooterModel, HeaderModel, LinkModel, MenuLink } from '../pageModel.ts'
import { phoneLink, resolveCompany } from './company.ts'
import { type ResolveContext, withBase } from './context.ts'
import { createFiller, linkTo } from './filler.ts'
import { expandSource } from './lists.ts'

/** The header: its links by name, each with the pages of its folder for the mobile menu. */
export function resolveHeader(context: ResolveContext): HeaderModel {
  const { model, base } = context
  const { company, header } = model.site
  return {
    company: company.name,
    home: base,
    phone: phoneLink(company),
    links: header.links.flatMap((path): MenuLink[] => {
      const link = linkByPath(context, path)
      if (!link) return []
      const children = model.collections.get(path.split('/')[1] ?? '') ?? []
      return [{ ...link, children: children.map((page) => linkTo(page, context)) }]
    }),
    button: { label: header.button.label, href: withBase(base, header.button.href) },
  }
}

/** The footer: company facts, a column of links for each folder, the last row. */
export function resolveFooter(context: ResolveContext): FooterModel {
  const { model, base, year } = context
  const { footer } = model.site
  return {
    company: resolveCompany(model.site),
    home: base,
    columns: footer.columns.map(({ heading, source }) => ({
      heading,
      links: expandSource(model, source).map((page) => linkTo(page, context)),
    })),
    links: footer.links.flatMap((path) => linkByPath(context, path) ?? []),
    careers: footer.careers === null ? null : createFiller(context).href(footer.careers),
    year,
  }
}

function linkByPath(context: ResolveContext, path: string): LinkModel | undefined {
  const page = context.model.pages.get(path)
  return page && linkTo(page, context)
}
