import type { Section, SectionType } from '../../../schemas/index.ts'
import { officeOf } from '../model/officeOf.ts'
import type { LinkGroup, SectionExtras, SectionProps } from '../model/pageModel.ts'
import { readSections } from '../model/siteModel.ts'
import { type Fields, isFields } from '../schema/schema.ts'
import { expandSource, mostListed } from './expandSource.ts'
import { linkTo, linkToAll, titleOf } from './filler.ts'
import { groupPages } from './groupPages.ts'
import { mapOf } from './mapOf.ts'
import { entriesOfList } from './pagedList.ts'
import { resolveForm, resolveOffice } from './resolveCompany.ts'
import { foldersOfKind, inLanguage, pageKind, type ResolveContext } from './resolveContext.ts'

type Extras = {
  [T in keyof SectionExtras]: (
    context: ResolveContext,
    fields: Fields,
    section: Section,
  ) => SectionExtras[T] & Partial<SectionProps[T]>
}

const extras: Extras = {
  hero: ({ current }) => {
    const shown = readSections(current).filter(({ hidden }) => hidden !== true)
    return shown.length === 1 ? { alone: true } : {}
  },
  cardGrid: (context, _fields, section) => {
    const { all } = section.type === 'cardGrid' && section.source ? entriesOfList(section, section.source, context) : {}
    return all ? { more: linkToAll(all, context) } : {}
  },
  quoteForm: (context, fields) => ({
    form: resolveForm('quote', context),
    services: suggestionsOf(context),
    presets: { ...presetsOf(context), ...(isFields(fields.presets) && fields.presets) },
  }),
  scopeOfWork: (context) => ({ service: titleOf(context.current, context) }),
  contactForm: (context) => ({ form: resolveForm('contact', context) }),
  contactDetails: ({ model, current }) => ({ company: resolveOffice(officeOf(model.site, current.page)) }),
  map: (context, _fields, section) => mapOf(context, section.type === 'map' ? section.source : undefined),
  sitemapList: (context, _fields, section) => ({
    groups: groupsOf(context, section),
  }),
}

/** What a section gets from other pages and the configuration; nothing for most types. */
export function sectionExtras(type: SectionType, fields: Fields, context: ResolveContext, section: Section): Fields {
  return type in extras ? extras[type as keyof Extras](context, fields, section) : {}
}

/** Words that the field for the service suggests to visitors. */
function suggestionsOf(context: ResolveContext): string[] {
  const services = foldersOfKind(context.model, 'service').flatMap((collection) =>
    expandSource(context.model, { collection, limit: mostListed.suggestions }),
  )
  return services.slice(0, mostListed.suggestions).map((page) => titleOf(inLanguage(page, context), context))
}

/** What a page fills into a quote request: a service page its service, a town page its town. */
function presetsOf(context: ResolveContext): { service_type?: string; city?: string } {
  const { model, current } = context
  const city = current.page.location?.city
  const isService = pageKind(model, current) === 'service'
  return {
    ...(isService && { service_type: titleOf(current, context) }),
    ...(city !== undefined && { city }),
  }
}

/** The pages of the site by folder; of a long list only the entries of this page. */
function groupsOf(context: ResolveContext, section: Section): LinkGroup[] {
  const { model, current, list } = context
  const exclude = (section.type === 'sitemapList' && section.exclude) || []
  const { size, number } = list?.section === section ? list : { size: Number.POSITIVE_INFINITY, number: 1 }
  let [from, to] = [number === 1 ? 0 : (number - 1) * size, number * size]
  return groupPages(model, current.continuation?.first ?? current, exclude)
    .map(({ heading, pages }) => {
      const here = pages.slice(Math.max(0, from), Math.max(0, to))
      from -= pages.length
      to -= pages.length
      return { heading, pages: here }
    })
    .filter(({ pages }) => pages.length > 0)
    .map(({ heading, pages }) => ({ heading, links: pages.map((page) => linkTo(page, context)) }))
}
