/** The answer of a folder of site files to one request, as a static host would give it. */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { finished } from 'node:stream'
import sirv from 'sirv'
import { parseRedirects, redirectFor, splitTarget } from '../hosts/hostFiles.ts'
import { readBase } from '../hosts/hostSite.ts'
import { createCompressor, pickEncoding } from './createCompressor.ts'
import { findSiteFile, type SiteFile } from './findSiteFile.ts'
import { readIfThere } from './readIfThere.ts'

/** Cuts a request's address into its path and its query, the question mark included. */
export function splitAddress(url = '/'): { pathname: string; search: string } {
  const [pathname = '/'] = url.split('?', 1)
  return { pathname, search: url.slice(pathname.length) }
}

/** Answers with one line of plain text. */
export function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

function withQuery(to: string, search: string): string {
  const { before, after, keepsQuery } = splitTarget(to)
  return `${before}${keepsQuery || search === '?' ? '' : search}${after}`
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
 * Makes the function that answers GET and HEAD from the folder of a site, whose addresses begin with the base that its
 * manifest names: files, folders by their index.html, the rules of `_redirects` (a file that exists wins unless the rule is
 * forced), and 404.html for the rest. It reads the folder for each request, so a rebuilt site needs no new server.
 */
export function answerSite(folder: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const compress = createCompressor()
  let redirects = { text: '', rules: parseRedirects('') }
  const sendWithSirv = sirv(folder, { dev: true, etag: true, extensions: [] })

  async function sendFile(file: SiteFile, status: number, request: IncomingMessage, response: ServerResponse) {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = file.type && !request.headers.range ? pickEncoding(accepted) : undefined
    if (file.type) response.setHeader('content-type', file.type).appendHeader('vary', 'Accept-Encoding')
    if (status === 200 && !encoding) {
      dropOddRange(request)
      request.url = encodeURI(file.name)
      response.once('pipe', (opened) => {
        // sirv's pipe leaves the file of an answer open that a visitor does not wait for; Windows does not delete open files.
        finished(response, () => opened.destroy())
        // A build may have taken the file away since it was found: the error of nobody would end the process.
        opened.on('error', () => response.destroy())
      })
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
    const base = readBase(await readIfThere(join(folder, 'manifest.webmanifest')))
    // Outside of its base a site has nothing.
    if (pathname === '/' && base !== '/') return void response.writeHead(302, { location: base }).end()
    const find = async (address: string) =>
      address.startsWith(base) ? findSiteFile(folder, address.slice(base.length - 1)) : undefined
    const text = await readIfThere(join(folder, '_redirects'))
    // 10,000 lines take 25 ms to parse.
    if (text !== redirects.text) redirects = { text, rules: parseRedirects(text) }
    const rule = redirectFor(redirects.rules, pathname)
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
