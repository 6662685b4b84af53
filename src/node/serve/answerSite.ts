/** The answer of a folder of site files to one request, as a static host would give it. */
import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { finished } from 'node:stream'
import sirv from 'sirv'
import { parseRedirects, redirectFor } from '../hosts/hostFiles.ts'
import { readBase } from '../hosts/hostSite.ts'
import { createCompressor, findSiteFile, pickEncoding, type SiteFile } from './findSiteFile.ts'

/** Reads a host file again only when it has changed; a file that is not there is empty. */
export function keepHostFile<T>(path: string, parse: (text: string) => T): () => T {
  let changed: number | undefined
  let value = parse('')
  return () => {
    const mtime = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (mtime !== changed) value = parse(mtime === undefined ? '' : readFileSync(path, 'utf8'))
    changed = mtime
    return value
  }
}

/** Cuts a request's address into its path and its query, the question mark included. */
export function splitAddress(url = '/'): { pathname: string; search: string } {
  const [pathname = '/'] = url.split('?', 1)
  return { pathname, search: url.slice(pathname.length) }
}

/** Answers with one line of plain text. */
export function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

function sendLocation(response: ServerResponse, status: number, location: string) {
  // Browsers keep a 301 or 308 for good, also for the next site that is served on this port.
  response.writeHead(status, { location, 'cache-control': 'no-cache' }).end()
}

/** sirv hands an end before the start to node:fs, which throws; RFC 9110 (14.2) lets a server ignore a Range. */
function dropOddRange(request: IncomingMessage) {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (!start || (end && Number(end) < Number(start))) delete request.headers.range
}

/**
 * Closes the file that sirv reads when the visitor has all of it, or is gone: a pipe does not, and of 150 requests 67 left
 * their file open, which Windows lets nobody delete then, the next build included.
 */
function closeWithResponse(response: ServerResponse) {
  response.once('pipe', (file) => finished(response, () => file.destroy()))
}

/**
 * Makes the function that answers GET and HEAD from the folder of a site, which lies at the base that its manifest names:
 * files, folders by their index.html, the rules of `_redirects` (a file that exists wins unless the rule is forced), and
 * 404.html for the rest.
 */
export function answerSite(folder: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const readRedirects = keepHostFile(join(folder, '_redirects'), parseRedirects)
  const baseOfSite = keepHostFile(join(folder, 'manifest.webmanifest'), readBase)
  const compress = createCompressor()
  // Its development mode looks at the disk for each request, so a rebuilt site needs no new server.
  const sendWithSirv = sirv(folder, { dev: true, etag: true, extensions: [] })

  async function find(pathname: string): Promise<SiteFile | 'slash' | undefined> {
    const base = baseOfSite()
    if (`${pathname}/` === base) return 'slash'
    return pathname.startsWith(base) ? findSiteFile(folder, pathname.slice(base.length - 1)) : undefined
  }

  async function sendFile(file: SiteFile, status: number, request: IncomingMessage, response: ServerResponse) {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = file.type && !request.headers.range ? pickEncoding(accepted) : undefined
    if (file.type) response.setHeader('content-type', file.type).appendHeader('vary', 'Accept-Encoding')
    if (status === 200 && !encoding) {
      dropOddRange(request)
      request.url = encodeURI(file.name)
      closeWithResponse(response)
      return sendWithSirv(request, response, () => sendText(response, 404, 'Not found.'))
    }
    // What is not there today may be there tomorrow, under the address of a file that is kept for a year.
    if (status !== 200 || !response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache')
    if (status === 200) {
      const etag = `W/"${file.size}-${file.mtime.getTime()}"`
      response.setHeader('etag', etag).setHeader('last-modified', file.mtime.toUTCString())
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    }
    const body = encoding ? await compress(file, encoding) : await readFile(file.path)
    if (encoding) response.setHeader('content-encoding', encoding)
    response.writeHead(status, { 'content-length': body.length }).end(body)
  }

  return async (request, response) => {
    const { pathname, search } = splitAddress(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(response, 405, 'Only GET and HEAD are answered here.')
    }
    const rule = redirectFor(readRedirects(), pathname)
    const file = rule?.force ? undefined : await find(pathname)
    if (file === 'slash') return sendLocation(response, 308, `${pathname.replace(/\/+/g, '/')}/${search}`)
    if (file) return sendFile(file, 200, request, response)
    if (rule && rule.status >= 300 && rule.status < 400) {
      return sendLocation(response, rule.status, rule.to + (rule.to.includes('?') ? '' : search))
    }
    const target = rule && (await find(rule.to))
    if (rule && target && target !== 'slash') return sendFile(target, rule.status, request, response)
    const notFound = await findSiteFile(folder, '/404.html')
    if (notFound && notFound !== 'slash') return sendFile(notFound, 404, request, response)
    sendText(response, 404, 'Not found.')
  }
}
