/** Serves the built site on this machine. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { headersFor, parseHeaders } from '../hosts/hostFiles.ts'
import { readBase } from '../hosts/hostSite.ts'
import { answerSite, keepHostFile, sendText, splitAddress } from './answerSite.ts'

/** A connect-style step: it answers, or calls `next` for the step after it. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void | Promise<void>

export type SiteServer = { url: string; home: string; port: number; portWasTaken: boolean; close(): Promise<void> }

async function listen(server: Server, port: number, host: string, tries: number): Promise<number> {
  const problem = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
    server.once('error', done)
    server.listen(port, host, () => {
      server.off('error', done)
      done(undefined)
    })
  })
  if (!problem) return (server.address() as AddressInfo).port
  if (problem.code === 'EADDRINUSE' && port < 65_535 && tries > 0) return listen(server, port + 1, host, tries - 1)
  throw problem
}

/**
 * Serves a built site until `close`. The middleware is asked first; every answer carries the headers of the site's own
 * `_headers` file. A taken port moves on to the next free one, at most 20 further, and 0 takes any; `url` ends with a
 * slash, and so does `home`, which has the base of the site. A mistake of ours goes to `onMistake` and answers 500. Throws where no port can be had.
 */
export async function serveFolder(options: {
  folder: string
  port: number
  host?: string
  middleware?: Middleware
  onMistake?: (error: unknown) => void
}): Promise<SiteServer> {
  const { folder, port, host = '127.0.0.1', middleware, onMistake = console.error } = options
  const readHeaders = keepHostFile(join(folder, '_headers'), parseHeaders)
  const base = keepHostFile(join(folder, 'manifest.webmanifest'), readBase)
  const answer = answerSite(folder)

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = splitAddress(request.url)
    for (const [name, value] of headersFor(readHeaders(), pathname)) response.setHeader(name, value)
    // A site with a base has nothing else there.
    if (pathname === '/' && base() !== '/') return void response.writeHead(302, { location: base() }).end()
    if (!middleware) return answer(request, response)
    await new Promise<void>((done, failed) => {
      const next = () => void answer(request, response).then(done, failed)
      response.once('close', done)
      Promise.resolve(middleware(request, response, next)).catch(failed)
    })
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      onMistake(error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Bug in the builder: the server could not answer. Its output tells more.')
    })
  })
  const used = await listen(server, port, host, 20)
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${used}/`
  return {
    url,
    home: new URL(base(), url).href,
    port: used,
    portWasTaken: port !== 0 && used !== port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
