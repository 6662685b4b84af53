import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import sirv from 'sirv'
import { createCompressor, pickEncoding } from './createCompressor.ts'
import type { SiteFile } from './findSiteFile.ts'
import { sendText } from './sendText.ts'

/** Answers a request with a file of the folder and a status such as 200 or 404. */
type FileSender = (file: SiteFile, status: number, request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Removes a Range header whose end is before its start: sirv passes it to node:fs, which throws. RFC 9110 (14.2) allows
 * a server to ignore the header.
 */
function dropOddRange(request: IncomingMessage) {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (!start || (end && Number(end) < Number(start))) delete request.headers.range
}

/**
 * Creates the function that sends the files of a folder. It supports compression, range requests, and 304 for files
 * that the browser has cached.
 */
export function createFileSender(folder: string): FileSender {
  const compress = createCompressor()
  const sendWithSirv = sirv(folder, { dev: true, etag: true, extensions: [] })

  function sendPlain(file: SiteFile, request: IncomingMessage, response: ServerResponse) {
    dropOddRange(request)
    request.url = encodeURI(file.name)
    response.once('pipe', (opened) => {
      // If a visitor cancels a request, sirv leaves the file open, and Windows cannot delete open files.
      finished(response, () => opened.destroy())
      // A build can delete the file after it was found. The unhandled error would end the process.
      opened.on('error', () => response.destroy())
    })
    sendWithSirv(request, response, () => sendText(response, 404, 'Not found.'))
  }

  return async (file, status, request, response) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = file.type && !request.headers.range ? pickEncoding(accepted) : undefined
    if (file.type) response.setHeader('content-type', file.type).appendHeader('vary', 'Accept-Encoding')
    if (status === 200 && !encoding) return sendPlain(file, request, response)
    // A missing file can appear later at the same URL, under which hashed files are cached for a year.
    if (status !== 200 || !response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache')
    if (status === 200 && isKnown(file, request, response)) return void response.writeHead(304).end()
    const body = encoding ? await compress(file, encoding) : await readFile(file.path)
    if (encoding) response.setHeader('content-encoding', encoding)
    response.writeHead(status, { 'content-length': body.length }).end(body)
  }
}

/** Returns true if the browser has the current version. Sets the ETag and Last-Modified headers. */
function isKnown({ size, mtime }: SiteFile, request: IncomingMessage, response: ServerResponse): boolean {
  const etag = `W/"${size}-${mtime.getTime()}"`
  response.setHeader('etag', etag).setHeader('last-modified', mtime.toUTCString())
  return request.headers['if-none-match'] === etag
}
