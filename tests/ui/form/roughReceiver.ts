/** A receiver on loopback that misbehaves as configured, in front of the real local inbox. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInbox } from '../../../src/node/serve/createInbox.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, keep: () => Promise<void>) => Promise<void>

const allow = { 'access-control-allow-origin': '*' }
const later = (ms: number) => new Promise((done) => setTimeout(done, ms))
const drain = (request: IncomingMessage) => new Promise((done) => request.resume().once('end', done))

/** Longer than the sender of the tests waits. */
const tooLong = 400

/** What can happen to a request, by a descriptive name. */
export const answers = {
  stores: async (_request, response, keep) => {
    await keep()
    response.writeHead(200, allow).end('Accepted')
  },
  'stores slowly': async (_request, response, keep) => {
    await later(20)
    await keep()
    await later(20)
    response.writeHead(202, allow).end()
  },
  'answers 500': async (request, response) => {
    await drain(request)
    response.writeHead(500, allow).end()
  },
  'stores, then answers 500': async (_request, response, keep) => {
    await keep()
    response.writeHead(500, allow).end()
  },
  'hangs before it reads': async () => {},
  'stores, then hangs': async (_request, _response, keep) => keep(),
  'stores, then answers too late': async (_request, response, keep) => {
    await keep()
    await later(tooLong)
    response.writeHead(200, allow).end()
  },
  'resets before it reads': async (request) => {
    request.socket.resetAndDestroy()
  },
  'resets after it read': async (request) => {
    await drain(request)
    request.socket.resetAndDestroy()
  },
  'stores, then resets': async (request, _response, keep) => {
    await keep()
    request.socket.resetAndDestroy()
  },
  'resets within its answer': async (request, response) => {
    await drain(request)
    request.socket.write('HTTP/1.1 200 O', () => request.socket.resetAndDestroy())
    response.destroy()
  },
  redirects: async (request, response) => {
    await drain(request)
    response.writeHead(302, { ...allow, location: '/elsewhere' }).end()
  },
  'stores, without CORS': async (_request, response, keep) => {
    await keep()
    response.writeHead(200).end()
  },
} satisfies Record<string, Answer>

export type Behaviour = keyof typeof answers

/**
 * Opens the receiver. The address `/N` is that of click N: `plan[N]` determines what happens to it, and whether the
 * preceding preflight request (OPTIONS) is answered.
 */
export async function openRoughReceiver(plan: readonly { behaviour: Behaviour; preflight: boolean }[]) {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-rough-'))
  const file = join(folder, 'requests.ndjson')
  const middleware = createInbox({ file })
  /** The number of requests with answers that arrived for each click. */
  const arrivals = plan.map(() => 0)
  const elsewhere: string[] = []

  const server = createServer(async (request, response) => {
    request.on('error', () => {})
    const click = Number(request.url?.slice(1))
    const planned = plan[click]
    if (!planned) {
      elsewhere.push(String(request.url))
      response.writeHead(200, allow).end()
      return
    }
    if (request.method === 'OPTIONS') {
      const headers = planned.preflight ? { ...allow, 'access-control-allow-headers': 'content-type' } : {}
      response.writeHead(planned.preflight ? 204 : 404, headers).end()
      return
    }
    arrivals[click] = (arrivals[click] ?? 0) + 1
    // A sender that gave up leaves a request that cannot be read to its end.
    await answers[planned.behaviour](request, response, () => keep(request)).catch(() => response.destroy())
  })

  /** Passes a request to the inbox, whose own response is discarded, and waits until it is on disk. */
  async function keep(request: IncomingMessage) {
    request.url = '/_inbox/quote'
    delete request.headers.origin
    const status = await new Promise((done, failed) => {
      const response = {
        setHeader: () => response,
        writeHead: (code: number) => ({ end: () => done(code) }),
        end: () => done(0),
      }
      Promise.resolve(middleware(request, response as unknown as ServerResponse, () => done(404))).catch(failed)
    })
    if (status !== 204) throw new Error(`The inbox answered ${status}`)
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    arrivals,
    elsewhere,
    readStored: async () =>
      (await readFile(file, 'utf8').catch(() => ''))
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { request: Record<string, string> }).request),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await rm(folder, { recursive: true })
    },
  }
}

/**
 * Node's `fetch` with the rules of a browser for another origin (https://fetch.spec.whatwg.org/#cors-protocol): a
 * request that is not simple needs a preflight request, and a response that does not allow the origin is a network
 * error.
 */
export const browserFetch: typeof fetch = async (address, options = {}) => {
  const headers = new Headers(options.headers)
  const { signal = null } = options
  if (!headers.get('content-type')?.startsWith('text/plain')) {
    const asked = await fetch(address, {
      method: 'OPTIONS',
      signal,
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })
    const allowed = asked.headers.get('access-control-allow-headers')?.includes('content-type')
    if (!(asked.ok && allowed && allows(asked))) throw new TypeError('Failed to fetch')
  }
  const response = await fetch(address, options)
  if (!allows(response)) throw new TypeError('Failed to fetch')
  return response
}

const allows = (response: Response) => response.headers.get('access-control-allow-origin') === '*'
