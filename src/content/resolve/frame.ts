import type { Site } from '../../../schemas/index.ts'
import { withBase } from '../model/files/pageAddress.ts'
import { changesLanguage } from '../model/languageNames.ts'
import { homeOf } from '../model/languages.ts'
import { shortNameOf } from '../model/offices/companyIn.ts'
import { officeOf } from '../model/offices/officeOf.ts'
import type { FooterModel, HeaderModel, LinkModel, MenuLink, NoticeModel } from '../model/pageModel.ts'
import type { SiteModel } from '../model/siteModel.ts'
import { oncePer } from '../schema/oncePer.ts'
import { type ListSource, selectPages } from './expandSource.ts'
import { createFiller, type Filler, linkTo, linkToAll } from './filler.ts'
import { resolveFooterOffices } from './officePages.ts'
import { callLink, phoneLink, resolveOffice } from './resolveCompany.ts'
import { inLanguage, type ResolveContext } from './resolveContext.ts'

/** Resolves the header: its links by name, each with the pages of its folder for the mobile menu. */
export function resolveHeader(context: ResolveContext): HeaderModel {
  const { model, base } = context
  const { company, header } = model.site
  return {
    company: shortNameOf(company),
    home: withBase(base, homeOf(context.language)),
    phone: phoneLink(company),
    links: header.links.flatMap((entry) => menuLink(context, entry)),
    button: resolveHeaderButton(context),
  }
}

/** Resolves the button of the header, which the contact bar of phones also shows. */
export function resolveHeaderButton(context: ResolveContext): LinkModel {
  const { label, href } = context.model.site.header.button
  return { label, href: linkByPath(context, href)?.href ?? withBase(context.base, href) }
}

type MenuEntry = Site['header']['links'][number]

/** Resolves an entry of the header; empty if its page does not exist or its submenu would be empty. */
function menuLink(context: ResolveContext, entry: MenuEntry): MenuLink[] {
  if (typeof entry === 'string') {
    const link = linkByPath(context, entry)
    return link ? [{ ...link, children: linksBelow(context, entry) }] : []
  }
  const { links, source, href } = entry
  const label = siteFiller(context).plain(entry.label)
  const own = source ? linksOf(context, source) : links?.flatMap((link) => linkOf(context, link))
  if (href === undefined && (own ?? []).length === 0) return []
  return [
    {
      label,
      ...(href !== undefined && { href: addressIn(context, { label, href }) }),
      children: own ?? (href === undefined ? [] : linksBelow(context, href)),
      ...(own && own.length > 0 && { isMenu: true }),
    },
  ]
}

/** Resolves a link of a menu; empty if its page does not exist. */
function linkOf(context: ResolveContext, link: string | { label: string; href: string }): LinkModel[] {
  if (typeof link !== 'string')
    return [{ label: siteFiller(context).plain(link.label), href: addressIn(context, link) }]
  const named = linkByPath(context, link)
  return named ? [named] : []
}

/**
 * Returns the pages of the folder at an address, for the menu of phones. Empty if other entries of the header have
 * submenus: those are closed at first, and a list that is always open between them would push them apart.
 */
const linksBelow = (context: ResolveContext, path: string) => {
  const collection = /^\/([^?#]+)\/$/.exec(path)?.[1]
  const hasMenus = context.model.site.header.links.some(
    (entry) => typeof entry !== 'string' && (entry.links !== undefined || entry.source !== undefined),
  )
  return collection === undefined || hasMenus ? [] : linksOf(context, { collection })
}

/**
 * Returns the address of a link on the pages of a language, including the base. A link to a translated page leads to
 * its translation, but an entry such as "Español" leads to the page that it names.
 */
function addressIn(context: ResolveContext, { label, href }: { label: string; href: string }): string {
  const [path = '', rest = ''] = href.split(/(?=[?#])(.*)/s, 2)
  const link = changesLanguage(label, path, context.ownSite ?? context.model.site)
    ? undefined
    : linkByPath(context, path)
  return link ? link.href + rest : siteFiller(context).href(href)
}

/** Fills in the facts of the company, independent of the page. */
const siteFiller = oncePer((context: ResolveContext) => {
  const { branch: _branch, location: _location, ...page } = context.current.page
  return createFiller(context, { ...context.current, page })
})

/** Resolves the notice above the header of every page; undefined for a site without one. */
export const resolveNotice = (context: ResolveContext): NoticeModel | undefined =>
  noticeModel(context.model.site.notice, () => siteFiller(context))

/** Returns the number of the branch that the page is about, or the further number that the page calls; undefined on all other pages. */
export function resolveBranchPhone({ model, current }: ResolveContext): LinkModel | undefined {
  const { page } = current
  return page.branch === undefined && page.call === undefined ? undefined : callLink(officeOf(model.site, page), page)
}

/** Resolves the notice of a branch for the pages about it; all of them get the same object. */
export function resolveBranchNotice(context: ResolveContext): NoticeModel | undefined {
  const { model, current } = context
  const { branch } = current.page
  if (branch === undefined) return undefined
  const known = branchNotices(model)
  const name = `${context.year} ${branch}`
  const { location: _, ...page } = current.page
  const made =
    known.get(name) ??
    noticeModel(officeOf(model.site, { branch }).notice, () => createFiller(context, { ...current, page }))
  if (made) known.set(name, made)
  return made
}

const branchNotices = oncePer((_: SiteModel) => new Map<string, NoticeModel>())

function noticeModel(notice: Site['notice'], filler: () => Pick<Filler, 'inline'>): NoticeModel | undefined {
  if (!notice) return undefined
  const { text, tone = 'deep' } = notice
  return { text: filler().inline(text), tone }
}

/** Resolves the footer: company facts, the columns of links, and the last row. */
export function resolveFooter(context: ResolveContext): FooterModel {
  const { model, base, year } = context
  const { footer } = model.site
  const { careers, text } = footer
  const columns = footer.columns.map(({ heading, source, links = [] }) => ({
    heading,
    links: source ? linksOf(context, source) : links.flatMap((link) => linkOf(context, link)),
  }))
  const links = footer.links.flatMap((link) => linkOf(context, link))
  return {
    company: resolveOffice(model.site, model.site.company),
    home: withBase(base, homeOf(context.language)),
    columns,
    links,
    ...resolveFooterOffices(context, { columns, links }),
    ...(text !== undefined && { text: siteFiller(context).inline(text) }),
    ...(careers !== undefined && { careers: careers === null ? null : createFiller(context).href(careers) }),
    year,
  }
}

/**
 * Returns the links to the pages of a folder; for a large folder the first ones and a link to its index. They are the
 * same on every page, so they are rendered once.
 */
function linksOf(context: ResolveContext, source: ListSource): LinkModel[] {
  const { pages, all } = selectPages(context.model, source)
  const links = pages.map((page) => linkTo(inLanguage(page, context), context))
  return all ? [...links, linkToAll(inLanguage(all, context), context)] : links
}

function linkByPath(context: ResolveContext, path: string): LinkModel | undefined {
  const page = context.model.pages.get(path)
  return page && linkTo(inLanguage(page, context), context)
}
