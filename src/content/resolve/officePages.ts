/** The pages about the branches of a company, and the offices in the footer. */
import type { Site } from '../../../schemas/index.ts'
import { languageAt } from '../model/languages.ts'
import { officeNameOf, officesOf } from '../model/offices/officeOf.ts'
import type { FooterModel, FooterOffice } from '../model/pageModel.ts'
import { holds } from '../model/pageNotes.ts'
import type { SiteModel, SitePage } from '../model/siteModel.ts'
import { oncePer } from '../schema/oncePer.ts'
import { createFiller } from './filler.ts'
import { resolveOffice } from './resolveCompany.ts'
import { inLanguage, type ResolveContext } from './resolveContext.ts'

/** Returns the first page about each branch in the language of the site, by the short name of the branch. */
export const pagesOfBranches = oncePer(({ site, pages }: SiteModel): ReadonlyMap<string, SitePage> => {
  const found = new Map<string, SitePage>()
  for (const each of pages.values()) {
    const { branch, status } = each.page
    if (branch === undefined || status === 'hidden' || languageAt(site, each.path) !== undefined) continue
    const known = found.get(branch)
    if (!known || (!isHome(known) && isHome(each))) found.set(branch, each)
  }
  return found
})

const isHome = (page: SitePage) => holds(page, 'contactDetails')

/**
 * Resolves the branches in the footer, and the name of the main office among them; empty if the footer shows none.
 * Without a setting, the site gets links, unless its footer already links to the page of a branch.
 */
export function resolveFooterOffices(
  context: ResolveContext,
  { columns, links }: Pick<FooterModel, 'columns' | 'links'>,
): Pick<FooterModel, 'offices' | 'officeName'> {
  const { company, footer } = context.model.site
  const offices = officesOfFooter(context, footer.offices)
  const linked = new Set([...columns.flatMap((column) => column.links), ...links].map(({ href }) => href))
  const isSaid = footer.offices === undefined && offices.some(({ href }) => href !== undefined && linked.has(href))
  if (offices.length === 0 || isSaid) return {}
  return { offices, ...(company.officeName !== undefined && { officeName: company.officeName }) }
}

function officesOfFooter(context: ResolveContext, shown: Site['footer']['offices'] = 'links'): FooterOffice[] {
  const { site } = context.model
  if (shown === 'none') return []
  const pages = pagesOfBranches(context.model)
  return [...officesOf(site.company)].flatMap(([key, office]): FooterOffice[] => {
    const page = pages.get(key)
    const about = page && inLanguage(page, context)
    const way = about && { href: createFiller(context, about).href(about.path) }
    const name = officeNameOf(office)
    if (shown === 'details') return [{ name, ...way, facts: resolveOffice(site, office) }]
    return way ? [{ name, ...way }] : []
  })
}
