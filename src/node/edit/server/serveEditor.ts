import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Fields } from '../../../content/schema/schema.ts'
import { listen, loopback } from '../../serve/listen.ts'
import { apiPath, guardRequest, type Refused } from './guardRequest.ts'
import { readBody } from './readBody.ts'

/** A file that the editor's pages load. */
export interface ServedFile {
  content: string | Uint8Array
  type: string
  /** True for a file of the site, as opposed to one of the editor. Such a file must not run scripts. */
  inert?: boolean
}

/** The request handlers of the editor, by request name: `change`. */
export type Api = Readonly<Record<string, (body: Fields) => unknown>>

export interface EditorServer {
  port: number
  url: string
  close(): Promise<void>
}

/** Refuses a well-formed request, with the reason in one line. */
export class Refusal extends Error {
  readonly status: number

  constructor(why: string, status = 422) {
    super(why)
    this.status = status
  }
}

/** An answer that is a ZIP archive instead of JSON. */
export class Archive {
  readonly content: Uint8Array

  constructor(content: Uint8Array) {
    this.content = content
  }
}

interface Options {
  port: number
  /** The random key of this session. */
  token: string
  api: Api
  /** The file at a URL path; undefined if there is none. */
  find(address: string): Promise<ServedFile | undefined> | ServedFile | undefined
  /** Hosts that can serve pictures of the site. Default: none. */
  pictureHosts?: () => readonly string[]
  /** Receives errors that are bugs of the builder; the request is answered with status 500. */
  onMistake?: (error: unknown) => void
}

/** The only path that scripts run from, because the site itself can contain files of any kind. */
export const appPath = '/_edit/app/'
/** For files of the site, such as an SVG image that contains a script. */
const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Milliseconds for a request to arrive. Requests come from this machine, and wait while the first check of 10,000 pages
 * runs.
 */
const patience = 60_000

/**
 * Serves the editor on the loopback interface only, until `close`. If the port is taken, it tries the next ones; 0
 * takes any free port.
 */
export async function serveEditor(options: Options): Promise<EditorServer> {
  let host = ''
  const server = createServer({ requestTimeout: patience, headersTimeout: patience, maxHeaderSize: 16_384 })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    setHeaders(response, host, options.pictureHosts?.() ?? [])
    const refused = guardRequest(request, { host, token: options.token })
    if (refused) return sendRefusal(response, refused)
    answer(request, response, options).catch((error: unknown) => {
      if (error instanceof Refusal) return sendRefusal(response, { status: error.status, why: error.message })
      options.onMistake?.(error)
      if (response.headersSent) return void response.destroy()
      sendRefusal(response, {
        status: 500,
        why: 'Bug in the builder: the editor could not answer. Its terminal tells more.',
      })
    })
  })
  // Refuse proxy tunnels, and answer requests that are not HTTP.
  server.on('connect', (_request, socket) => void socket.destroy())
  for (const name of ['checkExpectation', 'checkContinue'])
    server.on(name, (_request, response: ServerResponse) =>
      sendRefusal(response, { status: 417, why: 'The request must be sent at once.' }),
    )
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\nThe request is no HTTP.\n')
  })
  const port = await listen(server, options.port, 20)
  host = `${loopback}:${port}`
  return {
    port,
    url: `http://${host}/`,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function setHeaders(response: ServerResponse, host: string, hosts: readonly string[]): void {
  const pictures = ["'self'", 'data:', 'blob:', ...hosts.map((host) => `https://${host}`)]
  const policy = [
    "default-src 'none'",
    `script-src http://${host}${appPath}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${pictures.join(' ')}`,
    "connect-src 'self'",
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  response.setHeaders(
    new Map([
      ['Content-Security-Policy', policy.join('; ')],
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
      ['Referrer-Policy', 'no-referrer'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
      ['Cache-Control', 'no-store'],
    ]),
  )
}

function sendRefusal(response: ServerResponse, { status, why }: Refused): void {
  // The server discards the rest of the request body.
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(`${why}\n`)
}

async function answer(request: IncomingMessage, response: ServerResponse, { api, find }: Options): Promise<void> {
  const url = request.url ?? '/'
  if (!url.startsWith(apiPath)) {
    const file = await find(decodeURIComponent(url))
    if (!file) return sendRefusal(response, { status: 404, why: 'There is no such file.' })
    if (file.inert) response.setHeader('Content-Security-Policy', inertPolicy)
    response.writeHead(200, { 'content-type': file.type })
    response.end(request.method === 'HEAD' ? undefined : file.content)
    return
  }
  const name = url.slice(apiPath.length)
  const run = Object.hasOwn(api, name) ? api[name] : undefined
  if (!run) return sendRefusal(response, { status: 404, why: 'The editor knows no such request.' })
  const read = await readBody(request)
  if ('why' in read) return sendRefusal(response, read)
  const result = await run(read.body)
  if (result instanceof Archive)
    return void response.writeHead(200, { 'content-type': 'application/zip' }).end(result.content)
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(result ?? {}))
}
