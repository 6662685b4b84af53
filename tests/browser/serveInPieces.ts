import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The approximate number of bytes that a browser reads at once on a slow line. */
const piece = 400

/**
 * Serves a site whose pages arrive in pieces, each of which ends before a tag, so that a browser can render what has
 * arrived. The first piece, the head, is sent at once. Other files arrive whole, and are cached like those of the site.
 *
 * @param site address of the site
 * @returns `url` is the address. `sendNext` sends the next piece of the last requested page, and returns false after the
 *   last piece. `close` stops the server.
 */
export async function serveInPieces(
  site: string,
): Promise<{ url: string; sendNext: () => boolean; close: () => void }> {
  let page: ServerResponse | undefined
  let rest: string[] = []
  const sendNext = () => {
    const next = rest.shift()
    if (next === undefined) page?.end()
    else page?.write(next)
    return next !== undefined
  }
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site))
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? '',
    })
    if (!type.startsWith('text/html')) return response.end(body)
    page = response
    rest = piecesOf(body.toString())
    sendNext()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, sendNext, close: () => server.close() }
}

/** Splits a page into its whole head, and pieces of its body. */
function piecesOf(html: string): string[] {
  const [, head = '', body = html] = /^([\s\S]*?)(<body[\s\S]*)$/.exec(html) ?? []
  return [head, ...(body.match(new RegExp(`[\\s\\S]{1,${piece}}[^<]*`, 'g')) ?? [])]
}
