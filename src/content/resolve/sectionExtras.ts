import type { Section } from '../../../schemas/index.ts'
import { officeNameOf, officeOf } from '../model/offices/officeOf.ts'
import type { LinkGroup, SectionExtras, SectionProps } from '../model/pageModel.ts'
import { readSections } from '../model/siteModel.ts'
import { sayOf } from '../model/wordsOfSite.ts'
import type { Fields } from '../schema/schema.ts'
import { readVideo } from '../text/frames/readVideo.ts'
import { withoutQuery } from '../text/href.ts'
import { findProseParts } from '../text/markdown.ts'
import { datedFacts, priceOf } from './days/datedFacts.ts'
import { daySayerOf } from './days/sayDays.ts'
import type { ListSource } from './expandSource.ts'
import { cardOf, fillerOf, linkTo, linkToAll, titleOf } from './filler.ts'
import { resolveHeaderButton } from './frame.ts'
import { groupPages } from './groupPages.ts'
import { mapOf } from './mapOf.ts'
import { entriesOfList } from './pagedList.ts'
import { followsForm, placeForm } from './placeForm.ts'
import { resolveOffice } from './resolveCompany.ts'
import type { ResolveContext } from './resolveContext.ts'

type Extras = {
  [T in keyof SectionExtras]: (
    context: ResolveContext,
    fields: Fields,
    section: Section,
  ) => SectionExtras[T] & Partial<SectionProps[T]>
}

/** Whether a hero has both buttons of the contact bar: a call, and a link to the page of the header's button. */
function actsAsBar(context: ResolveContext, section: Section): boolean {
  const written = section.type === 'hero' ? section.actions : undefined
  const actions = written?.map(fillerOf(context).action) ?? []
  return actions.some(({ call }) => call) && actions.some(({ href }) => href === resolveHeaderButton(context).href)
}

/** The towns of a list without their places on the map. */
const namedTowns = (context: ResolveContext, source: ListSource) =>
  mapOf(context, { source }).places.map(({ latitude: _north, longitude: _east, ...town }) => town)

const extras: Extras = {
  hero: (context, { size }, section) => {
    const shown = readSections(context.current).filter(({ hidden }) => hidden !== true)
    const dated = datedFacts(context, fillerOf(context).plain)
    const { head = 'beside' } = context.model.site.theme ?? {}
    return {
      ...((head === 'cover' || (head === 'below' && size === 'home')) && { wide: true }),
      ...(shown.length === 1 && { alone: true }),
      ...(actsAsBar(context, section) && { actsAsBar: true }),
      ...(dated && { dated }),
      ...(followsForm(context) && { thanks: true }),
    }
  },
  cardGrid: (context, _fields, section) => {
    if (section.type !== 'cardGrid') return {}
    if (!section.source) {
      const covers = (section.items ?? []).map(({ link }) => link && pageAt(context, link.href)?.notes.scene)
      return covers.some(Boolean) ? { covers } : {}
    }
    const { pages, all } = entriesOfList(section, section.source, context)
    const covers = pages.map(({ notes }) => notes.scene)
    return {
      ...(covers.some(Boolean) && { covers }),
      ...(all ? { more: linkToAll(all, context) } : sayNone(context, section.source, pages)),
    }
  },
  linkList: (context, _fields, section) =>
    section.type === 'linkList' && section.source
      ? sayNone(context, section.source, entriesOfList(section, section.source, context).pages)
      : {},
  offers: (context, _fields, section) =>
    section.type === 'offers' && section.source ? offersOf(context, section, section.source) : {},
  form: placeForm,
  quoteForm: placeForm,
  scopeOfWork: (context) => ({ service: titleOf(context.current, context) }),
  contactForm: placeForm,
  contactDetails: ({ model: { site }, current }, _fields, section) => {
    const office = officeOf(site, current.page)
    // If a page shows several offices, each is titled with its name.
    const isNamed = section.type === 'contactDetails' && section.branch !== undefined && section.heading === undefined
    return { company: resolveOffice(site, office), ...(isNamed && { heading: officeNameOf(office) }) }
  },
  map: (context, _fields, section) => mapOf(context, section.type === 'map' ? section : {}),
  ctaBand: (context, _fields, section) =>
    section.type === 'ctaBand' && section.source ? { places: namedTowns(context, section.source) } : {},
  prose: (context, _fields, section) => {
    if (section.type !== 'prose' || findProseParts(section.body).length === 0) return {}
    const level = section.heading === undefined ? 2 : 3
    return { body: fillerOf(context).prose(section.body, level), hasParts: true }
  },
  video: (context, _fields, section) => {
    const film = section.type === 'video' ? readVideo(section.address) : undefined
    if (!film) throw new Error('Bug in the builder: a video section passed the check without a film.')
    const day = section.type === 'video' && section.date
    if (!day) return { film }
    const { site } = context.model
    const date = daySayerOf(site)
      .moment(day)
      .map(({ text }) => text)
      .join('')
    return { film, published: sayOf(site, 'media')('published', { date }) }
  },
  embed: (_context, _fields, section) => ({ host: section.type === 'embed' ? new URL(section.address).hostname : '' }),
  sitemapList: (context, _fields, section) => ({
    groups: groupsOf(context, section),
  }),
  table: (_context, _fields, section) =>
    section.type === 'table' &&
    section.rows.every((row) => (row.at(-1) ?? '').length <= mostBrief[section.layout ?? 'wide'])
      ? { isBrief: true }
      : {},
}

/** Returns the page of the site at an address as written: `/services/floor-care/#methods`. */
const pageAt = ({ model }: ResolveContext, href: string) =>
  href.startsWith('/') ? model.pages.get(withoutQuery(href)) : undefined

const hasExtras = (type: string): type is keyof Extras => Object.hasOwn(extras, type)

/** The maximum length of a time or a price: "10:30 a.m."; on a sheet of paper, of an entry: "Scored inspection". */
const mostBrief = { wide: 10, paper: 20 }

/** Returns the props of a section that derive from other pages and the configuration; empty for most types. */
export function sectionExtras(
  type: Section['type'],
  fields: Fields,
  context: ResolveContext,
  section: Section,
): Fields {
  return hasExtras(type) ? extras[type](context, fields, section) : {}
}

/** Returns the pages of a folder as offers, each with its price and its last day. */
function offersOf(context: ResolveContext, section: Extract<Section, { type: 'offers' }>, source: ListSource) {
  const { pages, all } = entriesOfList(section, source, context)
  const label = section.linkLabel ?? sayOf(context.model.site, 'lists')('learnMore')
  const cards = pages.map((page) => cardOf(page, context, label))
  const items = cards.map(({ icon: _, days: __, ...card }, index) => {
    const price = pages[index] && priceOf(context, pages[index].page)
    return { ...card, price: price ?? '' }
  })
  return {
    items,
    ends: cards.map(({ days }) => days),
    ...(all ? { more: linkToAll(all, context) } : sayNone(context, source, pages)),
  }
}

/**
 * Returns the text for an empty list on the index of its folder, for example when all offers are over. On other pages
 * an empty list is omitted.
 */
function sayNone({ model, current }: ResolveContext, { collection }: ListSource, pages: readonly unknown[]) {
  if (pages.length > 0 || current.path !== `/${collection}/`) return {}
  return { none: sayOf(model.site, 'lists')('none') }
}

/** Returns the pages of the site by folder; for a long list only the entries of this page. */
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
