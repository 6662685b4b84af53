import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import sirv from 'sirv'
import { createCompressor, pickEncoding } from './createCompressor.ts'
import type { SiteFile } from './findSiteFile.ts'
import { sendText } from './sendText.ts'

/** Answers a request with a file of the folder, under a status such as 200 or 404. */
export type FileSender = (
  file: SiteFile,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>

/** sirv hands an end before the start to node:fs, which throws; RFC 9110 (14.2) lets a server ignore a Range. */
function dropOddRange(request: IncomingMessage) {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (!start || (end && Number(end) < Number(start))) delete request.headers.range
}

/**
 * Makes the function that sends the files of a folder: compressed where the browser takes that, in part where it asks for a
 * part, and with 304 where it has the same already.
 */
export function createFileSender(folder: string): FileSender {
  const compress = createCompressor()
  const sendWithSirv = sirv(folder, { dev: true, etag: true, extensions: [] })

  function sendPlain(file: SiteFile, request: IncomingMessage, response: ServerResponse) {
    dropOddRange(request)
    request.url = encodeURI(file.name)
    response.once('pipe', (opened) => {
      // sirv's pipe leaves the file of an answer open that a visitor does not wait for; Windows does not delete open files.
      finished(response, () => opened.destroy())
      // A build may have taken the file away since it was found: the error of nobody would end the process.
      opened.on('error', () => response.destroy())
    })
    sendWithSirv(request, response, () => sendText(response, 404, 'Not found.'))
  }

  return async (file, status, request, response) => {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = file.type && !request.headers.range ? pickEncoding(accepted) : undefined
    if (file.type) response.setHeader('content-type', file.type).appendHeader('vary', 'Accept-Encoding')
    if (status === 200 && !encoding) return sendPlain(file, request, response)
    // What is not there today may be there tomorrow, under the address of a file that is kept for a year.
    if (status !== 200 || !response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache')
    if (status === 200 && isKnown(file, request, response)) return void response.writeHead(304).end()
    const body = encoding ? await compress(file, encoding) : await readFile(file.path)
    if (encoding) response.setHeader('content-encoding', encoding)
    response.writeHead(status, { 'content-length': body.length }).end(body)
  }
}

/** Whether the browser has the file as it is; names its version in the answer. */
function isKnown({ size, mtime }: SiteFile, request: IncomingMessage, response: ServerResponse): boolean {
  const etag = `W/"${size}-${mtime.getTime()}"`
  response.setHeader('etag', etag).setHeader('last-modified', mtime.toUTCString())
  return request.headers['if-none-match'] === etag
}
