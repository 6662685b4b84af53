/** Serves the built site on this machine. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { headersFor, parseHeaders } from '../hosts/hostFiles.ts'
import { readBase } from '../hosts/hostSite.ts'
import { answerSite, splitAddress } from './answerSite.ts'
import { listen, loopback } from './listen.ts'
import { readIfThere } from './readIfThere.ts'
import { sendText } from './sendText.ts'

/** A connect-style middleware: it answers, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void | Promise<void>

export type SiteServer = { url: string; home: string; port: number; portWasTaken: boolean; close(): Promise<void> }

/**
 * Serves a built site until `close`. The middleware runs first. Every answer carries the headers of the site's
 * `_headers` file. If the port is taken, it tries up to 20 following ports; 0 takes any free port. `url` ends with a
 * slash; `home` adds the base path of the site. Throws if no port is available.
 */
export async function serveFolder(options: {
  folder: string
  port: number
  middleware?: Middleware
  /**
   * Receives errors that are bugs of the builder; the request is answered with 500. Default: the error ends the
   * process.
   */
  onMistake?: (error: unknown) => void
}): Promise<SiteServer> {
  const { folder, port, middleware = (_request, _response, next) => next(), onMistake } = options
  const answer = answerSite(folder)

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const rules = parseHeaders(await readIfThere(join(folder, '_headers')))
    for (const [name, value] of headersFor(rules, splitAddress(request.url).pathname)) response.setHeader(name, value)
    await new Promise<void>((done, failed) => {
      const next = () => void answer(request, response).then(done, failed)
      response.once('close', done)
      Promise.resolve(middleware(request, response, next)).catch(failed)
    })
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Bug in the builder: the server could not answer. Its output tells more.')
      if (!onMistake) throw error
      onMistake(error)
    })
  })
  const used = await listen(server, port, 20)
  const url = `http://${loopback}:${used}/`
  return {
    url,
    home: new URL(readBase(await readIfThere(join(folder, 'manifest.webmanifest'))), url).href,
    port: used,
    portWasTaken: port !== 0 && used !== port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
