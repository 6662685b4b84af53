/** The answer of a folder of site files to one request, as a static host would give it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseRedirects, redirectFor, splitTarget } from '../hosts/hostFiles.ts'
import { readBase } from '../hosts/hostSite.ts'
import { createFileSender } from './createFileSender.ts'
import { findSiteFile } from './findSiteFile.ts'
import { readIfThere } from './readIfThere.ts'
import { sendText } from './sendText.ts'

/** Cuts a request's address into its path and its query, the question mark included. */
export function splitAddress(url = '/'): { pathname: string; search: string } {
  const [pathname = '/'] = url.split('?', 1)
  return { pathname, search: url.slice(pathname.length) }
}

function withQuery(to: string, search: string): string {
  const { before, after, keepsQuery } = splitTarget(to)
  return `${before}${keepsQuery || search === '?' ? '' : search}${after}`
}

function sendLocation(response: ServerResponse, status: number, location: string) {
  // Browsers keep a 301 or 308 for good, also for the next site that is served on this port.
  response.writeHead(status, { location, 'cache-control': 'no-cache' }).end()
}

/**
 * Makes the function that answers GET and HEAD from the folder of a site, whose addresses begin with the base that its
 * manifest names: files, folders by their index.html, the rules of `_redirects` (a file that exists wins unless the rule is
 * forced), and 404.html for the rest. It reads the folder for each request, so a rebuilt site needs no new server.
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
    // Outside of its base a site has nothing.
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

/** Makes the function that gives the rules of a file as it is now. 10,000 lines take 25 ms to parse. */
function openRedirects(file: string): () => Promise<ReturnType<typeof parseRedirects>> {
  let known = { text: '', rules: parseRedirects('') }
  return async () => {
    const text = await readIfThere(file)
    if (text !== known.text) known = { text, rules: parseRedirects(text) }
    return known.rules
  }
}
