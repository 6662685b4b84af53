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

/** The maximum number of entries in a feed; feed readers have seen older ones before. */
const mostEntries = 30

/** A link to the feed of a folder in the head of a page. */
interface FeedLink {
  title: string
  /** Absolute. */
  href: string
}

/** The path of a folder's feed in the built site. */
const feedFile = (folder: string) => `${folder}/feed.xml`

/**
 * Returns the feeds for the head of a page, those in its own language first. Each title is in the language of the feed.
 */
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
 * Returns the Atom feeds of a site (RFC 4287): for each folder its newest dated pages. The `id` of an entry consists of
 * the host, its date and its address, so that it is as permanent as the page. The feed of a folder in a further
 * language is in that language.
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
  // The default for a feed without entries.
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

/** Returns the start of a day (RFC 3339), independent of the time zone of the build. */
const momentOf = (day: string) => `${dayOf(day)}T00:00:00Z`
