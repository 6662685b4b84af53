import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** The approximate number of bytes that a browser reads at once on a slow line, and the milliseconds between them. */
const [piece, pause] = [400, 30]

/**
 * Serves a site whose pages arrive in pieces, each of which ends before a tag, so that a browser renders what has
 * arrived. Other files arrive whole, and are cached like those of the site.
 *
 * @param site address of the site
 * @returns the address, and a function that stops the server
 */
export async function serveInPieces(site: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, site))
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? '',
    })
    if (type.startsWith('text/html'))
      for (const part of piecesOf(body.toString())) {
        response.write(part)
        await setTimeout(pause)
      }
    else response.write(body)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Splits a page into its whole head, and pieces of its body. */
function piecesOf(html: string): string[] {
  const [, head = '', body = html] = /^([\s\S]*?)(<body[\s\S]*)$/.exec(html) ?? []
  return [head, ...(body.match(new RegExp(`[\\s\\S]{1,${piece}}[^<]*`, 'g')) ?? [])]
}
