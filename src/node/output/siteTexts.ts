import { createHash } from 'node:crypto'
import { servedFiles } from '../../content/forms/servedTowns.ts'
import { receiversOf, type SiteForm } from '../../content/model/files/siteForms.ts'
import { holds } from '../../content/model/pageNotes.ts'
import { readSections, type SiteModel } from '../../content/model/siteModel.ts'
import { atomFeeds } from '../../content/resolve/days/feeds.ts'
import { frameOf } from '../../content/resolve/frameOf.ts'
import { absoluteUrl } from '../../content/resolve/resolveContext.ts'
import { isIndexed } from '../../content/resolve/resolveHead.ts'
import { isShown } from '../../content/resolve/resolveSection.ts'
import { languageOf } from '../../content/schema/country.ts'
import { escapeXml } from '../../content/text/escapeXml.ts'
import { readVideo } from '../../content/text/frames/readVideo.ts'
import { barColours } from '../code/themeCss.ts'

/**
 * The texts that a build generates beside the pages, with their paths in the built site.
 *
 * @param inlineCss the contents of the pages' `style` elements
 */
export function siteTexts(model: SiteModel, inlineCss: readonly string[]): { path: string; content: string }[] {
  return [
    ...sitemaps(model),
    ...atomFeeds(model),
    { path: 'robots.txt', content: robotsTxt(model) },
    { path: 'manifest.webmanifest', content: webManifest(model) },
    { path: '_headers', content: headersFile(model, inlineCss) },
    ...servedFiles(model).map(({ address, content }) => ({ path: address.slice(1), content: content() })),
  ]
}

/** The limits of one sitemap: URLs and bytes. */
const mostAddresses = 50_000
const mostBytes = 50 * 1024 * 1024

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * The pages for search engines, after https://www.sitemaps.org/protocol.html: `sitemap.xml`, or, if they exceed one
 * file, an index of that name and `sitemap-1.xml` and so on.
 *
 * @param most the limits of a file; tests set lower ones
 */
export function sitemaps(
  model: SiteModel,
  most = { addresses: mostAddresses, bytes: mostBytes },
): { path: string; content: string }[] {
  const base = model.site.base ?? '/'
  const urls = [...model.pages.values()]
    .filter(isIndexed)
    .map(({ path }) => `  <url><loc>${escapeXml(absoluteUrl(model, base, path))}</loc></url>\n`)
    .sort()
  const files = split(urls, most).map((part) => `${xml}<urlset ${namespace}>\n${part.join('')}</urlset>\n`)
  const [only = '', ...more] = files
  if (more.length === 0) return [{ path: 'sitemap.xml', content: only }]
  const parts = files.map((content, index) => ({ path: `sitemap-${index + 1}.xml`, content }))
  const entries = parts.map(
    ({ path }) => `  <sitemap><loc>${escapeXml(absoluteUrl(model, base, `/${path}`))}</loc></sitemap>\n`,
  )
  const index = `${xml}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`
  return [{ path: 'sitemap.xml', content: index }, ...parts]
}

/** Splits entries into as few parts as the limits allow, with room for the enclosing lines. */
function split(urls: readonly string[], most: { addresses: number; bytes: number }): string[][] {
  const parts: string[][] = [[]]
  let bytes = 0
  for (const url of urls) {
    const length = Buffer.byteLength(url)
    if ((parts.at(-1)?.length ?? 0) >= most.addresses || bytes + length > most.bytes - 200) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(url)
    bytes += length
  }
  return parts
}

/** Generates a `robots.txt` that allows everything. */
function robotsTxt(model: SiteModel): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(model, model.site.base ?? '/', '/sitemap.xml')}\n`
}

/** Generates `manifest.webmanifest` (https://www.w3.org/TR/appmanifest/). */
function webManifest({ site, brand }: SiteModel): string {
  const base = site.base ?? '/'
  const colour = barColours(site.theme).light
  const icons = ([192, 512] as const)
    .filter((size) => brand.includes(`icon-${size}.png`))
    .map((size) => ({
      src: `${base}icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    }))
  const manifest = {
    name: site.company.name,
    short_name: site.company.name,
    description: site.company.description,
    lang: languageOf(site),
    start_url: base,
    scope: base,
    display: 'browser',
    background_color: colour,
    theme_color: colour,
    ...(icons.length > 0 && { icons }),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/**
 * Generates the Content-Security-Policy (https://www.w3.org/TR/CSP3/). It allows the site's own files, the receivers of
 * its forms, and the hosts of its pictures, maps, videos and frames; a page contacts the host of a frame before it
 * shows the frame. Inline code is not allowed; the `style` elements of pages are listed by hash
 * (https://www.w3.org/TR/CSP3/#grammardef-hash-source).
 */
export function contentSecurityPolicy(model: SiteModel, inlineCss: readonly string[]): string {
  const forms = [...model.forms.values()]
  const receivers = origins(forms.flatMap(receiversOf))
  // The policy applies to each step of a redirect, and only the receiver knows the target.
  if (forms.some((form) => receiversOf(form).some(Boolean) && form.redirects === 'follow')) receivers.push('https:')
  const native = formActions(forms)
  const frames = origins(
    [...model.pages.values()]
      .filter((page) => holds(page, 'embed') || holds(page, 'video'))
      .flatMap((page) => readSections(page).filter(isShown).map(frameOf)),
  )
  const pictures = (model.site.images?.hosts ?? []).map((host) => `https://${host}`)
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...inlineCss.map(hashSource)].join(' '),
    "font-src 'self'",
    ["img-src 'self'", ...pictures].join(' '),
    ["connect-src 'self'", ...new Set([...receivers, ...frames])].join(' '),
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    ...(hasFilms(model) ? ["media-src 'self'"] : []),
    "manifest-src 'self'",
    `form-action ${native.length > 0 ? native.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The targets of native form submission: the origins of receivers that accept it. */
function formActions(forms: readonly SiteForm[]): string[] {
  const native = forms.flatMap((form) => (form.encoding === 'form' ? receiversOf(form) : []))
  const own = native.some((endpoint) => endpoint?.startsWith('/')) ? ["'self'"] : []
  return [...own, ...origins(native)]
}
/** Returns true if a page plays a video file of the site itself. */
const hasFilms = ({ pages }: SiteModel): boolean =>
  [...pages.values()].some(
    (page) =>
      holds(page, 'video') &&
      readSections(page).some((section) => section.type === 'video' && readVideo(section.address)?.kind === 'file'),
  )

/** Generates `_headers` in the format of Netlify and Cloudflare Pages; `npm start` reads the same file. */
function headersFile(model: SiteModel, inlineCss: readonly string[]): string {
  const base = model.site.base ?? '/'
  return [
    '/*',
    `  Content-Security-Policy: ${contentSecurityPolicy(model, inlineCss)}`,
    '  Strict-Transport-Security: max-age=31536000',
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    '',
    `${base}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n')
}

/** The unique origins of absolute URLs, sorted. */
function origins(addresses: readonly (string | null | undefined)[]): string[] {
  const absolute = addresses.filter((address): address is string => /^https?:/.test(address ?? ''))
  return [...new Set(absolute.map((address) => new URL(address).origin))].sort()
}
