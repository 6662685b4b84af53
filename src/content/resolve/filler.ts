import type { SceneName } from '../../../schemas/index.ts'
import { withBase } from '../model/files/pageAddress.ts'
import { languageAt, nameOfLanguage } from '../model/languages.ts'
import { officeOf } from '../model/offices/officeOf.ts'
import type { ActionModel, CardModel, DaysModel, Html, ImageModel, LinkModel, PhotoModel } from '../model/pageModel.ts'
import type { SitePage } from '../model/siteModel.ts'
import { sayOf } from '../model/wordsOfSite.ts'
import { countryOf } from '../schema/country.ts'
import { oncePer } from '../schema/oncePer.ts'
import { linkContacts } from '../text/linkContacts.ts'
import { escapeHtml, findLinks, type MarkdownFormat, renderBody, renderInline, renderProse } from '../text/markdown.ts'
import { type FillOptions, fillTokens, type TokenValues, tokenValues } from '../text/tokens.ts'
import { nextDay, sayDay } from './days/datedFacts.ts'
import { daySayerOf } from './days/sayDays.ts'
import { callLink, telHref } from './resolveCompany.ts'
import { pageKind, type ResolveContext } from './resolveContext.ts'

/** A photo as a page file writes it. */
type Photo = Omit<PhotoModel, 'sources' | 'srcset'>

/**
 * Converts the written parts of a page for display: placeholders filled, Markdown rendered, the base added to
 * addresses.
 */
export interface Filler {
  plain(text: string): string
  inline(text: string): Html
  body(text: string): Html
  /** @param level level of the sub-headings, see `renderProse` */
  prose(text: string, level: 2 | 3): Html
  href(href: string): string
  link(link: LinkModel): LinkModel
  action(action: LinkModel | { call: true; label?: string }): ActionModel
  image(image: { scene: SceneName } | Photo): ImageModel
}

/** Returns the filler of the current page. */
export const fillerOf = oncePer((context: ResolveContext): Filler => createFiller(context))

/**
 * Creates a filler.
 *
 * @param page the page whose facts fill the placeholders, such as `{city}`
 */
export function createFiller(context: ResolveContext, page: SitePage = context.current): Filler {
  const office = officeOf(context.model.site, page.page)
  const called = callLink(office, page.page)
  const dialled = Object.entries(office.phones ?? {}).flatMap(([name, { kind }]) => (kind === 'fax' ? [] : [name]))
  let known: TokenValues | undefined
  // Computed on demand, because most texts contain no placeholder, and for most pages only the name is needed.
  const fill = (text: string, options?: FillOptions) => {
    if (!text.includes('{')) return text
    known ??= tokenValues(context.model.site, page.page, context.year)
    return fillTokens(text, known, options)
  }
  const href = (address: string) => {
    const filled = fill(address)
    const isNumber = address.includes('{') && filled.startsWith('tel:')
    return isNumber ? telHref(filled.slice('tel:'.length), countryOf(office)) : withBase(context.base, filled)
  }
  // The parser must find an address before it is filled, because with the spaces of a phone number it would not be an
  // address. If `findLinks` cannot locate an address, it returns the range of the whole text, which starts at 0.
  const markdown = (text: string, format: MarkdownFormat) => {
    if (!text.includes('{')) return text
    const withLinks = linkContacts(text, dialled)
    return fill(withLinks, { escape: true, except: findLinks(withLinks, format).filter(({ start }) => start > 0) })
  }
  return {
    plain: (text) => fill(text),
    inline: (text) => renderInline(markdown(text, 'inline'), href),
    body: (text) => renderBody(markdown(text, 'body'), href),
    prose: (text, level) => renderProse(markdown(text, 'prose'), level, href),
    href,
    link: (link) => ({ label: fill(link.label), href: href(link.href) }),
    action: (action) =>
      'call' in action
        ? { ...called, label: fill(action.label ?? called.label), call: true }
        : { label: fill(action.label), href: href(action.href), call: false },
    image: (image) =>
      'scene' in image
        ? { scene: image.scene, seed: page.page.location?.city ?? page.page.name }
        : { ...image, ...photoModel(context, image.src), src: href(image.src), alt: fill(image.alt) },
  }
}

/** Returns the build's data for a photo; the size of its file overrides the size in the page. */
function photoModel({ pictures }: ResolveContext, src: string) {
  const { size, ...rest } = pictures?.get(src) ?? {}
  return { ...rest, ...size }
}

/** Returns a page's entry in a list: its `card`, or else its name and description. */
export function cardOf(page: SitePage, context: ResolveContext, linkLabel: string): CardModel {
  const fill = createFiller(context, page)
  const { card = {}, description } = page.page
  const days = daysOfCard(page, context)
  return {
    title: titleOf(page, context),
    text: card.text === undefined ? escapeHtml(fill.plain(description)) : fill.inline(card.text),
    ...(card.icon && { icon: card.icon }),
    ...(card.image && { image: fill.image(card.image) }),
    link: { label: linkLabel, href: fill.href(page.path) },
    ...(days && { days }),
  }
}

/**
 * Returns the publication date of a post, the days of an event, or the end of an offer; undefined for any other page.
 */
function daysOfCard(page: SitePage, context: ResolveContext): DaysModel | undefined {
  const { model } = context
  const kind = pageKind(model, page)
  const { date, until } = page.page
  if (kind === 'event') return nextDay(context, page.page)
  if (kind === 'offer' && until !== undefined) return sayDay(context, 'until', until)
  return (kind === 'article' || kind === 'job') && date !== undefined ? daySayerOf(model.site).moment(date) : undefined
}

/** Returns the title of a page's card. */
export function titleOf(page: SitePage, context: ResolveContext): string {
  const { card, name } = page.page
  return createFiller(context, page).plain(card?.title ?? name) + foreignMark(page, context)
}

/** Returns the language of a page if it differs from that of the linking page: ` (English)`. */
function foreignMark({ path }: SitePage, { model, language, ownSite = model.site }: ResolveContext): string {
  const other = languageAt(model.site, path)
  return other === language ? '' : ` (${nameOfLanguage(ownSite, other)})`
}

/** Returns a link to a page, labelled with its name. */
export function linkTo(page: SitePage, context: ResolveContext): LinkModel {
  const fill = createFiller(context, page)
  return { label: fill.plain(page.page.name) + foreignMark(page, context), href: fill.href(page.path) }
}

/**
 * Returns the link after a truncated list. It does not state the number of pages, so that a new page changes no other
 * page.
 */
export function linkToAll(index: SitePage, context: ResolveContext): LinkModel {
  const { label, href } = linkTo(index, context)
  return { label: sayOf(context.model.site, 'lists')('all', { name: label }), href }
}
