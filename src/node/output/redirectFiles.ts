/** Redirects of old addresses: a file for hosts that read it, and pages for all others. */

import { decodeAddress, encodeAddress } from '../../content/addresses/addressCodes.ts'
import { nameOfPage } from '../../content/addresses/addressRecord.ts'
import { withBase } from '../../content/model/files/pageAddress.ts'
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
 * the addresses as they were published come first, then the same without their slash. Both hosts keep the query.
 *
 * @param forced whether the redirects need Netlify's mark to win over the pages at their addresses
 */
export function redirectsFile(model: SiteModel, forced = false): string {
  const base = model.site.base ?? '/'
  const lines = [...model.redirects].map(([from, { to, isTemporary }]) => {
    const address = encodeAddress(decodeAddress(from))
    const rest = `${withBase(base, to)} ${isTemporary ? 302 : 301}${forced ? '!' : ''}\n`
    return {
      withSlash: `${withBase(base, address)} ${rest}`,
      without: `${withBase(base, address).replace(/\/$/, '')} ${rest}`,
    }
  })
  const bare = lines.filter(({ withSlash, without }) => without.startsWith('/') && without !== withSlash)
  return [...lines.map(({ withSlash }) => withSlash), ...bare.map(({ without }) => without)].join('')
}

/** Names that Windows gives no file: https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file */
const unstorable = /[<>:"|?*\\]|[. ](?:\/|$)/

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
    .filter(({ address }) => !unstorable.test(address))
    .map(({ address, to }) => {
      const page = model.pages.get(to)?.page
      const name = escapeHtml(page ? nameOfPage(model.site, page) : to)
      const href = escapeHtml(withBase(base, to))
      const said = siteIn(model.site, languageAt(model.site, to))
      const moved = escapeHtml(sayOf(said, 'addresses')('moved')).replace(
        '{page}',
        () => `<a href="${href}">${name}</a>`,
      )
      const html = [
        `<!doctype html><html lang="${escapeHtml(languageOf(said))}"><head><meta charset="utf-8">`,
        `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>`,
        `<meta http-equiv="refresh" content="0; url=${href}">`,
        `<meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(absoluteUrl(model, base, to))}"></head>`,
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
