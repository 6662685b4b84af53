/** Generates redirects: a file for hosts that support it, and pages for all others. */

import { decodeAddress, encodeAddress } from '../../content/addresses/addressCodes.ts'
import { pagePart } from '../../content/addresses/addressForm.ts'
import { nameOfPage } from '../../content/addresses/addressRecord.ts'
import { isNotFound, withBase } from '../../content/model/files/pageAddress.ts'
import { languageAt, siteIn } from '../../content/model/languages.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import { sayOf } from '../../content/model/wordsOfSite.ts'
import { absoluteUrl } from '../../content/resolve/resolveContext.ts'
import { languageOf } from '../../content/schema/country.ts'
import { escapeHtml } from '../../content/text/markdown.ts'
import { htmlFile } from './htmlFile.ts'

/**
 * The limit of Cloudflare Pages for redirects without wildcards
 * (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
export const mostOfCloudflare = 2_000

/**
 * Generates `_redirects` for Netlify and Cloudflare Pages. Cloudflare distinguishes `/a/` from `/a` and only uses the
 * first lines, so the paths as published come first, then the same with or without a trailing slash. Both hosts keep
 * the query, unless the target has its own.
 *
 * @param forced true if the redirects need Netlify's exclamation mark to override pages at their paths
 */
export function redirectsFile(model: SiteModel, forced = false): string {
  const base = model.site.base ?? '/'
  const lines = [...model.redirects].map(([from, { to, isTemporary }]) => {
    const address = encodeAddress(decodeAddress(from))
    const rest = `${encodeTarget(withBase(base, to))} ${isTemporary ? 302 : 301}${forced ? '!' : ''}\n`
    const own = withBase(base, address)
    return { own: `${own} ${rest}`, other: `${own.endsWith('/') ? own.slice(0, -1) : `${own}/`} ${rest}` }
  })
  const others = lines.filter(({ other }) => other.startsWith('/'))
  return [...lines.map(({ own }) => own), ...others.map(({ other }) => other)].join('')
}

/**
 * The lines of `_redirects` that give a folder its own 404 page, deepest folder first. Cloudflare Pages finds that page
 * without a line and ignores these
 * (https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior).
 */
export function notFoundLines({ site, pages }: Pick<SiteModel, 'site' | 'pages'>): string {
  const paths = [...pages.keys()].filter((path) => isNotFound(path) && path !== '/404.html')
  return paths
    .sort((a, b) => b.length - a.length)
    .map((path) => withBase(site.base ?? '/', path))
    .map((path) => `${path.replace(/404\.html$/, '*')} ${path} 404\n`)
    .join('')
}

/** Encodes a target for a line, without spaces and without the `$` of variables. Existing percent-encoding stays. */
const encodeTarget = (to: string) => encodeURI(to).replaceAll('%25', '%').replaceAll('$', '%24')

/** Names that Windows does not allow for files: https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file */
const reserved = /[<>:"|?*\\]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i

/** The limit of a name in bytes on most disks, minus ".html". */
const longestName = 250

const isStorable = (address: string) =>
  !reserved.test(address) && address.split('/').every((name) => Buffer.byteLength(name) <= longestName)

/** All parent folders of the paths. */
function foldersOf(addresses: readonly string[]): Set<string> {
  const folders = addresses.flatMap((address) =>
    [...address.matchAll(/\//g)].map(({ index }) => address.slice(0, index + 1)),
  )
  return new Set(folders)
}

/**
 * The file of each old path in the built site, and its HTML, which redirects browsers without JavaScript. Paths that
 * some disks cannot store are only in `_redirects`.
 */
export function redirectPages(model: SiteModel): { file: string; html: string }[] {
  const base = model.site.base ?? '/'
  const addresses = [...model.redirects].map(([address, { to }]) => ({ address: decodeAddress(address), to }))
  const taken = foldersOf(addresses.map(({ address }) => address))
  return addresses
    .filter(({ address }) => isStorable(address))
    .map(({ address, to }) => {
      const path = pagePart(to)
      const page = model.pages.get(path)?.page
      const name = escapeHtml(page ? nameOfPage(model.site, page) : path)
      const href = escapeHtml(withBase(base, to))
      const said = siteIn(model.site, languageAt(model.site, path))
      const moved = escapeHtml(sayOf(said, 'addresses')('moved')).replace(
        '{page}',
        () => `<a href="${href}">${name}</a>`,
      )
      const html = [
        `<!doctype html><html lang="${escapeHtml(languageOf(said))}"><head><meta charset="utf-8">`,
        `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>`,
        `<meta http-equiv="refresh" content="0; url=${href}">`,
        `<meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(absoluteUrl(model, base, path))}"></head>`,
        `<body><p>${moved}</p></body></html>\n`,
      ].join('')
      return { file: taken.has(`${address}/`) ? htmlFile(`${address}/`) : fileOf(address, model.pages), html }
    })
}

/**
 * The file of the page at an old path: a file of that name if hosts treat it as HTML, and otherwise, as for
 * `/index.php`, the index of a folder of that name. The index is also used beside a page of the same name: of
 * `about.html` and `about/index.html`, Netlify serves the first at both paths, which would be a redirect loop
 * (https://github.com/slorber/trailing-slash-guide/blob/main/docs/Hosting-Providers.md).
 */
function fileOf(address: string, pages: SiteModel['pages']): string {
  const stem = address.replace(/\.html?$/i, '')
  if (address.endsWith('/') || (stem !== address && !pages.has(`${stem.toLowerCase()}/`))) return htmlFile(address)
  return htmlFile(`${address}/`)
}
