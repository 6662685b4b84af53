import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { type Trial, tryReceiver } from '../../../src/node/serve/tryReceiver.ts'

const origin = 'https://www.cleaning.example'
const readable = { 'access-control-allow-origin': origin }
const takesJson = { ...readable, 'access-control-allow-headers': 'Content-Type' }

describe('src/node/serve/tryReceiver', () => {
  let server: Server | undefined
  const seen: { method: string | undefined; type: string | undefined; body: string }[] = []
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
    seen.length = 0
  })

  type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

  async function send(answer: Answer, changes: Partial<Trial> = {}) {
    server = createServer(async (request, response) => {
      const body = await text(request).catch(() => undefined)
      // The sender has given up meanwhile.
      if (body === undefined) return
      seen.push({ method: request.method, type: request.headers['content-type'], body })
      answer(response, request)
    })
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
    const now = new Date('2026-11-21T12:00:00Z')
    const trial: Trial = {
      form: 'quote',
      endpoint,
      encoding: 'text',
      origin,
      answers: { name: 'Test from Ashlar', city: '', full_name: 'Test from Ashlar' },
      now,
      request_id: '0f'.repeat(16),
      ...changes,
    }
    const { isFine, lines } = await tryReceiver(trial)
    return { isFine, words: lines.join(' ') }
  }

  test('sends what the form sends, marked as a test', async () => {
    await send((response) => response.writeHead(200, readable).end())
    expect(seen.map(({ type, body }) => [type, JSON.parse(body)])).toEqual([
      [
        'text/plain;charset=UTF-8',
        {
          ...{ name: 'Test from Ashlar', city: '', full_name: 'Test from Ashlar', source_page: '/' },
          ...{
            timestamp: '2026-11-21T12:00:00.000Z',
            request_id: '0f'.repeat(16),
            test: 'true',
          },
        },
      ],
    ])
  })

  test('is content with an answer that pages may read', async () => {
    const { isFine, words } = await send((response) => response.writeHead(202, readable).end())
    expect([isFine, words]).toEqual([true, expect.stringMatching(/^It answered 202 .* visitors are told that/)])
  })

  test('asks first before it sends JSON elsewhere', async () => {
    const { isFine } = await send((response) => response.writeHead(204, takesJson).end(), { encoding: 'json' })
    expect([isFine, seen.map(({ method }) => method)]).toEqual([true, ['OPTIONS', 'POST']])
  })

  test('takes the star for any header, JSON included', async () => {
    const headers = { ...readable, 'access-control-allow-headers': '*' }
    const { isFine } = await send((response) => response.writeHead(204, headers).end(), { encoding: 'json' })
    expect([isFine, seen.map(({ method }) => method)]).toEqual([true, ['OPTIONS', 'POST']])
  })

  test.each([
    ['no answer to the question of a browser', 404, {}],
    ['a failure at the question of a browser', 500, {}],
    ['a refusal of the question', 405, {}],
    ['an answer that names no header', 204, readable],
  ])('sends nothing after %s, and offers text', async (_name, status, headers) => {
    const { isFine, words } = await send((response) => response.writeHead(status, headers).end(), { encoding: 'json' })
    expect([isFine, words]).toEqual([false, expect.stringContaining('Write "encoding": "text"')])
    expect(words.includes('Look whether the address is the one that the service shows')).toBe(
      status === 404 || status === 500,
    )
    expect(seen.map(({ method }) => method)).toEqual(['OPTIONS'])
  })

  // n8n 1.123 answers the preflight request of any site with the configured one.
  test.each(['https://other.example', `${origin}/`])('sends nothing where only pages of %s may', async (allowed) => {
    const headers = { ...takesJson, 'access-control-allow-origin': allowed }
    const { isFine, words } = await send((response) => response.writeHead(204, headers).end(), { encoding: 'json' })
    expect([isFine, words]).toEqual([false, expect.stringContaining(`of the pages of ${allowed}, and of no others`)])
    expect(words).toContain(`Write ${origin}, without a slash at its end, where it keeps`)
    expect(seen.map(({ method }) => method)).toEqual(['OPTIONS'])
  })

  test.each<[string, Answer, RegExp]>([
    [
      'an answer that no page may read',
      (response) => response.writeHead(200).end(),
      /does not let pages of .* read that/,
    ],
    [
      'a redirect',
      (response) => response.writeHead(302, { ...readable, location: '/login' }).end(),
      /leads to http:\/\/127\.0\.0\.1:\d+\/login/,
    ],
    [
      'a failure',
      (response) => response.writeHead(500, readable).end('Out of\nquota'),
      /answered 500 and said: Out of quota/,
    ],
    ['an address that is not there', (response) => response.writeHead(404, readable).end(), /Nothing takes requests/],
    ['a connection that breaks off', (response) => response.socket?.destroy(), /broke the connection off/],
  ])('tells %s', async (_name, answer, words) => {
    expect(await send(answer)).toEqual({ isFine: false, words: expect.stringMatching(words) })
  })

  test('recommends to follow redirects only where that is not done', async () => {
    const redirect: Answer = (response) => response.writeHead(302, { ...readable, location: '/x' }).end()
    expect((await send(redirect)).words).toContain(
      'write "redirects": "follow" beside the "endpoint" of the quote form',
    )
    server?.close()
    const { isFine, words } = await send(redirect, { redirects: 'follow' })
    expect([isFine, words]).toEqual([false, expect.not.stringContaining('"redirects"')])
  })

  /** Behaves like Google Apps Script: it stores the request, and another host shows the result. */
  async function redirectElsewhere(allowed: string, status = 302) {
    const elsewhere = createServer((request, response) => {
      seen.push({ method: `${request.method} elsewhere of ${request.headers.origin}`, type: undefined, body: '' })
      response.writeHead(200, { 'access-control-allow-origin': allowed }).end()
    })
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done))
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/echo`
    const told = await send((response) => response.writeHead(status, { ...readable, location }).end(), {
      redirects: 'follow',
    })
    elsewhere.close()
    return { ...told, methods: seen.map(({ method }) => method) }
  }

  test('follows a redirect as browsers do, without the request', async () => {
    const { isFine, words, methods } = await redirectElsewhere('*')
    expect([isFine, words]).toEqual([true, expect.stringContaining('It answered 200')])
    expect(methods).toEqual(['POST', 'GET elsewhere of null'])
  })

  test('takes the request along where the status says so', async () => {
    const { isFine, methods } = await redirectElsewhere('*', 307)
    expect([isFine, methods]).toEqual([true, ['POST', 'POST elsewhere of null']])
  })

  test('tells that pages may not read an answer behind a redirect', async () => {
    const { isFine, words } = await redirectElsewhere(origin)
    expect([isFine, words]).toEqual([false, expect.stringContaining('"Access-Control-Allow-Origin: *"')])
  })

  test('tells a receiver that does not answer', async () => {
    const { isFine, words } = await send(() => {}, { timeout: 200 })
    expect([isFine, words]).toEqual([false, expect.stringContaining('did not answer within 0.2 s')])
  })

  test('is content with an answer whose body never ends', async () => {
    const { isFine } = await send((response) => response.writeHead(200, readable).write('{'), { timeout: 2_000 })
    expect(isFine).toBe(true)
  })

  test('sends nothing without encryption, as browsers do', async () => {
    const { isFine, words } = await send(() => {}, { endpoint: 'http://hooks.cleaning.example/quote' })
    expect([isFine, words, seen]).toEqual([false, expect.stringContaining('Nothing was sent.'), []])
  })

  test('tells an address at which nothing is', async () => {
    const { words } = await send(() => {}, { endpoint: 'http://127.0.0.1:65000/' })
    expect(words).toContain('Nothing answers at that address')
  })
})
