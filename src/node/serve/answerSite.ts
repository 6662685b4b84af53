/** Answers a request from a folder of site files, as a static host would. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseRedirects, redirectFor, splitTarget } from '../hosts/hostFiles.ts'
import { readBase } from '../hosts/hostSite.ts'
import { createFileSender } from './createFileSender.ts'
import { findSiteFile } from './findSiteFile.ts'
import { readIfThere } from './readIfThere.ts'
import { sendText } from './sendText.ts'

/** Splits the URL of a request into its path and its query, which includes the question mark. */
export function splitAddress(url = '/'): { pathname: string; search: string } {
  const [pathname = '/'] = url.split('?', 1)
  return { pathname, search: url.slice(pathname.length) }
}

function withQuery(to: string, search: string): string {
  const { before, after, keepsQuery } = splitTarget(to)
  return `${before}${keepsQuery || search === '?' ? '' : search}${after}`
}

function sendLocation(response: ServerResponse, status: number, location: string) {
  // Browsers cache a 301 or 308 permanently, which would affect the next site on this port.
  response.writeHead(status, { location, 'cache-control': 'no-cache' }).end()
}

/**
 * Creates the function that answers GET and HEAD requests from the folder of a site; other methods get 405. URL paths
 * begin with the base path in the site's manifest. It serves files, folders by their index.html, and the rules of
 * `_redirects` (an existing file wins unless the rule is forced). Everything else gets 404.html. It reads the folder
 * for each request, so a rebuilt site needs no server restart.
 */
export function answerSite(folder: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const sendFile = createFileSender(folder)
  const readRedirects = openRedirects(join(folder, '_redirects'))

  return async (request, response) => {
    const { pathname, search } = splitAddress(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(response, 405, 'Only GET and HEAD are answered here.')
    }
    const base = readBase(await readIfThere(join(folder, 'manifest.webmanifest')))
    // The site has no pages outside its base path.
    if (pathname === '/' && base !== '/') return void response.writeHead(302, { location: base }).end()
    const find = async (address: string) =>
      address.startsWith(base) ? findSiteFile(folder, address.slice(base.length - 1)) : undefined
    const rule = redirectFor(await readRedirects(), pathname)
    if (!rule?.force) {
      const file = await find(pathname)
      if (file) return sendFile(file, 200, request, response)
      if (!pathname.endsWith('/') && (await find(`${pathname}/`)))
        return sendLocation(response, 308, `${pathname.replace(/\/+/g, '/')}/${search}`)
    }
    if (rule && rule.status >= 300 && rule.status < 400)
      return sendLocation(response, rule.status, withQuery(rule.to, search))
    const target = rule && (await find(rule.to))
    if (target) return sendFile(target, rule.status, request, response)
    const notFound = await findSiteFile(folder, '/404.html')
    if (notFound) return sendFile(notFound, 404, request, response)
    sendText(response, 404, 'Not found.')
  }
}

/**
 * Creates the function that returns the current rules of a file. It caches them, because parsing 10,000 lines takes 25
 * ms.
 */
function openRedirects(file: string): () => Promise<ReturnType<typeof parseRedirects>> {
  let known = { text: '', rules: parseRedirects('') }
  return async () => {
    const text = await readIfThere(file)
    if (text !== known.text) known = { text, rules: parseRedirects(text) }
    return known.rules
  }
}
