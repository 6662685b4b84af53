import type { Site } from '../../../../schemas/index.ts'
import { dayOf, laterOf } from '../../model/days/days.ts'
import { languageAt, modelIn } from '../../model/languages.ts'
import { sorted } from '../../model/listOrder.ts'
import type { SiteModel, SitePage } from '../../model/siteModel.ts'
import { sayOf } from '../../model/wordsOfSite.ts'
import { languageOf } from '../../schema/country.ts'
import { escapeXml } from '../../text/escapeXml.ts'
import { createFiller } from '../filler.ts'
import { absoluteUrl, type ResolveContext } from '../resolveContext.ts'

/** The most entries of a feed; readers have met the others before. */
const mostEntries = 30

/** The feed of a folder as the head of a page names it. */
export interface FeedLink {
  title: string
  /** Absolute. */
  href: string
}

/** The path of the feed of a folder in the built site. */
const feedFile = (folder: string) => `${folder}/feed.xml`

/** The feeds that a page names in its head: first those of its own language, each with its name in its language. */
export function feedLinks({ model, base, language, ownSite = model.site }: ResolveContext): FeedLink[] {
  const whole = { ...model, site: ownSite }
  const feeds = (model.site.feeds ?? []).map((folder) => ({ folder, language: languageOfFeed(ownSite, folder) }))
  const first = feeds.filter((feed) => feed.language === language)
  return [...first, ...feeds.filter((feed) => !first.includes(feed))].map((feed) => ({
    title: titleOf(modelIn(whole, feed.language), feed.folder),
    href: absoluteUrl(model, base, `/${feedFile(feed.folder)}`),
  }))
}

const languageOfFeed = (site: Site, folder: string) => languageAt(site, `/${folder}/`)

function titleOf(model: SiteModel, folder: string): string {
  const name = model.pages.get(`/${folder}/`)?.page.name ?? folder
  return `${model.site.company.name}: ${sayOf(model.site, 'dated')('feed', { name })}`
}

/**
 * The Atom feeds of a site (RFC 4287): of each folder the newest pages that have a date. The `id` of an entry is made of the
 * host, its date and its address, so that it stays while the page does. The feed of a folder of a further language speaks that language.
 */
export function atomFeeds(model: SiteModel): { path: string; content: string }[] {
  return (model.site.feeds ?? []).map((folder) => ({
    path: feedFile(folder),
    content: atomFeed(modelIn(model, languageOfFeed(model.site, folder)), folder),
  }))
}

function atomFeed(model: SiteModel, folder: string): string {
  const { site } = model
  const base = site.base ?? '/'
  const posts = [...(model.collections.get(folder) ?? [])]
    .filter(({ page }) => page.date !== undefined && page.status === undefined)
    .sort(sorted('newest'))
    .slice(0, mostEntries)
  const self = absoluteUrl(model, base, `/${feedFile(folder)}`)
  // A feed without entries was never updated.
  const updated = posts.reduce((latest, { page }) => laterOf(latest, page.updated ?? page.date), '1970-01-01')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(languageOf(site))}">`,
    `  <id>${escapeXml(self)}</id>`,
    `  <title>${escapeXml(titleOf(model, folder))}</title>`,
    `  <updated>${momentOf(updated)}</updated>`,
    `  <author><name>${escapeXml(site.company.name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(model, base, `/${folder}/`))}"/>`,
    ...posts.flatMap((post) => entryOf(model, base, post)),
    '</feed>',
    '',
  ].join('\n')
}

function entryOf(model: SiteModel, base: string, post: SitePage): string[] {
  const { date = '', updated = date, description, name, author, tags = [] } = post.page
  const fill = createFiller({ model, base, current: post, language: undefined, year: Number(date.slice(0, 4)) })
  const { hostname } = new URL(absoluteUrl(model, base, post.path))
  return [
    '  <entry>',
    `    <id>${escapeXml(`tag:${hostname},${dayOf(date)}:${post.path}`)}</id>`,
    `    <title>${escapeXml(fill.plain(post.notes.heading ?? name))}</title>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(absoluteUrl(model, base, post.path))}"/>`,
    `    <published>${momentOf(date)}</published>`,
    `    <updated>${momentOf(updated)}</updated>`,
    ...(author === undefined ? [] : [`    <author><name>${escapeXml(fill.plain(author))}</name></author>`]),
    ...tags.map((tag) => `    <category term="${escapeXml(tag)}"/>`),
    `    <summary>${escapeXml(fill.plain(description))}</summary>`,
    '  </entry>',
  ]
}

/** A day as the moment that it begins (RFC 3339), whatever zone the build runs in. */
const momentOf = (day: string) => `${dayOf(day)}T00:00:00Z`
