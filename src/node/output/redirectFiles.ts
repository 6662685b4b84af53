/** Redirects of old addresses: a file for hosts that read it, and pages for all others. */

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

/** Redirects without wildcards that Cloudflare Pages follows (https://developers.cloudflare.com/pages/configuration/redirects/). */
export const mostOfCloudflare = 2_000

/**
 * `_redirects` of Netlify and Cloudflare Pages. Cloudflare tells `/a/` from `/a` and follows the first lines only, so
 * the addresses as they were published come first, then the same without their slash, or with one. Both hosts keep the
 * query, unless the target has one of its own.
 *
 * @param forced whether the redirects need Netlify's mark to win over the pages at their addresses
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
 * The lines of `_redirects` that give the addresses of a folder their own page of unknown addresses, the deepest folder
 * first. Cloudflare Pages finds it without a line and leaves these out
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

/** A target as a line can have it, without blanks, and without the sign of variables; it may have codes already. */
const encodeTarget = (to: string) => encodeURI(to).replaceAll('%25', '%').replaceAll('$', '%24')

/** Names that Windows gives no file: https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file */
const reserved = /[<>:"|?*\\]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)/i

/** Bytes of a name on most disks, those of ".html" behind it left out. */
const longestName = 250

const isStorable = (address: string) =>
  !reserved.test(address) && address.split('/').every((name) => Buffer.byteLength(name) <= longestName)

/** All folders that addresses lie in. */
function foldersOf(addresses: readonly string[]): Set<string> {
  const folders = addresses.flatMap((address) =>
    [...address.matchAll(/\//g)].map(({ index }) => address.slice(0, index + 1)),
  )
  return new Set(folders)
}

/**
 * The file of an old address, in the built site, and the page in it: it sends browsers on without a script. Addresses that
 * not every disk can name have their line in `_redirects` alone.
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
 * The file of the page at an old address: a file of that name where hosts take it for HTML, and for any other, such as
 * `/index.php`, the index of a folder of that name. The same goes for an address beside a page of the same name: of `about.html` and
 * `about/index.html`, Netlify shows the first one at both addresses, and visitors would be led on in a circle
 * (https://github.com/slorber/trailing-slash-guide/blob/main/docs/Hosting-Providers.md).
 */
function fileOf(address: string, pages: SiteModel['pages']): string {
  const stem = address.replace(/\.html?$/i, '')
  if (address.endsWith('/') || (stem !== address && !pages.has(`${stem.toLowerCase()}/`))) return htmlFile(address)
  return htmlFile(`${address}/`)
}
