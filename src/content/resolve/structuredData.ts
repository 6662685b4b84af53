import type { AboutPage, BreadcrumbList, ContactPage, FAQPage, Graph, Service, Thing } from 'schema-dts'
import { isNotFound } from '../model/files/pageAddress.ts'
import type { Crumb, SectionModel } from '../model/pageModel.ts'
import { htmlToText } from '../text/htmlToText.ts'
import { absoluteUrl, originOf, pageKind, type ResolveContext } from './resolveContext.ts'
import { areaServed, townOf } from './structured/areas.ts'
import { branchRecords, homeRecords, officeId, websiteId } from './structured/business.ts'
import { byDatedKind } from './structured/dated.ts'
import { filmRecords } from './structured/films.ts'
import { offerRecords } from './structured/offers.ts'
import { peopleRecords } from './structured/people.ts'
import { priceRecords } from './structured/prices.ts'
import { heroOf, shownAs } from './structured/shownAs.ts'

interface Facts {
  context: ResolveContext
  crumbs: Crumb[]
  sections: SectionModel[]
}

/** The records of each kind of page; every word of them is visible on the page. */
const byKind: Record<string, (facts: Facts) => Thing[]> = {
  service: (facts) => [service(facts, ownTown(facts) ?? areaServed(facts.context, facts.sections))],
  location: (facts) => [service(facts, ownTown(facts) ?? [])],
  about: (facts) => [{ '@type': 'AboutPage', ...about(facts) } satisfies AboutPage],
  ...byDatedKind,
  contact: (facts) => [{ '@type': 'ContactPage', ...about(facts) } satisfies ContactPage],
}

/** Returns the town that a page is about, if any: a service in a town is offered there. */
function ownTown({ context, crumbs, sections }: Facts): ReturnType<typeof townOf> | undefined {
  const town = townOf(context, crumbs, heroOf(sections)?.heading)
  return town.length > 0 ? town : undefined
}

/** Additional records of single section types. */
const bySection: { [T in SectionModel['type']]?: (facts: Facts) => Thing[] } = {
  faq: (facts) => [faqPage(facts)],
  offers: ({ context, sections }) => offerRecords(context, sections),
  priceList: ({ context, sections }) => priceRecords(context, sections),
  team: ({ context, sections }) => peopleRecords(context, sections),
  video: ({ context, sections }) => filmRecords(context, sections),
}

/**
 * Returns the structured data of a page as JSON-LD (https://json-ld.org, types of https://schema.org): one graph, in
 * which everything refers to the one business record by its `@id`.
 *
 * @returns JSON text, safe inside a script element; null if there are no records
 */
export function structuredData(facts: Facts): string | null {
  const { context, crumbs, sections } = facts
  const kind = pageKind(context.model, context.current) ?? ''
  const things: Thing[] = [
    ...(context.current.path === '/' ? homeRecords(context, sections) : []),
    ...branchRecords(context, sections),
    ...(crumbs.length > 0 && !isNotFound(context.current.path) ? [breadcrumbList(facts)] : []),
    ...(byKind[kind]?.(facts) ?? []),
    ...[...new Set(sections.map(({ type }) => type))].flatMap((type) => bySection[type]?.(facts) ?? []),
  ]
  if (things.length === 0) return null
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

const urlOf = (context: ResolveContext) => absoluteUrl(context.model, context.base, context.current.path)

function service(facts: Facts, areas: ReturnType<typeof townOf>): Service {
  const { context } = facts
  return {
    '@type': 'Service',
    ...shownAs(facts),
    url: urlOf(context),
    provider: { '@id': officeId(context) },
    ...(areas.length > 0 && { areaServed: areas }),
  }
}

function about(facts: Facts) {
  const { context } = facts
  return {
    ...shownAs(facts),
    url: urlOf(context),
    isPartOf: { '@id': websiteId(context) },
    mainEntity: { '@id': officeId(context) },
  }
}

function breadcrumbList({ context, crumbs }: Facts): BreadcrumbList {
  const origin = originOf(context.model.site)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(index === crumbs.length - 1 ? { item: urlOf(context) } : href && { item: origin + href }),
    })),
  }
}

function faqPage({ sections }: Facts): FAQPage {
  const items = sections.flatMap((section) => (section.type === 'faq' ? section.props.items : []))
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: htmlToText(answer) },
    })),
  }
}
