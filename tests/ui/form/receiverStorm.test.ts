import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Outcome, sendRequest } from '../../../src/ui/form/sendRequest.ts'
import { randomFrom } from '../../content/mutation/random.ts'

/** Milliseconds. Only those who would wait in vain are made to give up early. */
const [patient, impatient] = [15_000, 300]
const requests = 1_000
const atOnce = 20

/** A request that was read whole, by its number. */
const stored: number[] = []
const store = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  stored.push(Number((JSON.parse(String(Buffer.concat(chunks))) as { id: string }).id))
}
const wait = (time: number) => new Promise((done) => setTimeout(done, time))

/** What a receiver does with a request. */
const moods: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  async stores(request, response) {
    await store(request)
    response.writeHead(204).end()
  },
  async 'is slow'(request, response) {
    await wait(100)
    await store(request)
    response.writeHead(200).end('{}')
  },
  fails: (_request, response) => response.writeHead(500).end(),
  hangs: () => {},
  'resets before reading': (request) => request.socket.destroy(),
  async 'resets after reading'(request) {
    await store(request)
    request.socket.destroy()
  },
  async 'resets within the answer'(request, response) {
    await store(request)
    response.writeHead(200, { 'content-length': 100 }).write('{')
    response.socket?.destroy()
  },
  redirects: (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  async 'answers too late'(request, response) {
    await store(request)
    await wait(impatient * 1.5)
    response.writeHead(204).end()
  },
}
const names = Object.keys(moods)

describe('src/ui/form/sendRequest, a thousand requests to a receiver of changing mood', () => {
  let server: Server
  const outcomes: { id: number; mood: string; outcome: Outcome }[] = []

  beforeAll(async () => {
    const random = randomFrom(20_261_121)
    const plan = Array.from({ length: requests }, () => names[Math.floor(random() * names.length)] ?? '')
    server = createServer((request, response) => {
      const mood = moods[decodeURIComponent((request.url ?? '').slice(1))]
      if (mood) void mood(request, response)
      // Nobody may be led here with the data left behind.
      else response.writeHead(200).end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const rest = plan.map((mood, id) => ({ mood, id }))
    const visitor = async () => {
      for (let next = rest.shift(); next; next = rest.shift()) {
        const { mood, id } = next
        const endpoint = `http://127.0.0.1:${port}/${encodeURIComponent(mood)}`
        const encoding = id % 2 === 0 ? 'json' : 'text'
        const timeout = mood === 'hangs' || mood === 'answers too late' ? impatient : patient
        const outcome = await sendRequest({ endpoint, encoding, body: { id: String(id) }, fetch, timeout })
        outcomes.push({ id, mood, outcome })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, visitor))
  }, 60_000)
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test('tells every visitor something', () => {
    expect(outcomes).toHaveLength(requests)
    expect(new Set(outcomes.map(({ mood }) => mood)).size).toBe(names.length)
  })

  test('has stored each request that a visitor saw succeed', () => {
    const kept = new Set(stored)
    expect(outcomes.filter(({ id, outcome }) => outcome === 'sent' && !kept.has(id))).toEqual([])
  })

  test('has stored no request twice', () => {
    expect(stored.length).toBe(new Set(stored).size)
  })

  test.each([
    ['stores', 'sent'],
    ['is slow', 'sent'],
    ['fails', 'refused'],
    ['redirects', 'refused'],
    ['hangs', 'unreachable'],
    ['resets before reading', 'unreachable'],
    ['resets after reading', 'unreachable'],
    ['answers too late', 'unreachable'],
  ])('calls a receiver that %s: %s', (name, outcome) => {
    const others = outcomes.filter((each) => each.mood === name && each.outcome !== outcome)
    expect(others).toEqual([])
  })
})
