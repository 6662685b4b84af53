import { appendFile } from 'node:fs/promises'
import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { now, quote, serveInbox } from './serveInbox.ts'

describe('src/node/serve/createInbox, by host and address', () => {
  const { file, url, post } = serveInbox()

  /** Returns the status of a request with the given host name for this machine. */
  const asHost = (host: string) =>
    new Promise((done, failed) => {
      request(`${url()}_inbox/`, { headers: { host } }, (response) => {
        response.resume()
        done(response.statusCode)
      })
        .on('error', failed)
        .end()
    })

  test.each([
    'evil.example',
    'localhost.evil.example',
    'not-localhost',
    'localhost:evil.example',
    '127.0.0.1.evil.example',
    'evil127.0.0.1',
    '127.0.0',
  ])('refuses the host name %s, which is not of this machine', async (host) => {
    expect(await asHost(host)).toBe(403)
  })

  test.each(['localhost', 'LocalHost:4173', '127.100.20.3', '127.0.0.1:80', '[::1]', '[::1]:4173'])(
    'takes the host name %s',
    async (host) => {
      expect(await asHost(host)).toBe(200)
    },
  )

  test('takes requests of pages from its own origin', async () => {
    expect((await post('quote', quote, { origin: url().slice(0, -1) })).status).toBe(204)
  })

  test('shows a part of a long file, and leads to the others', async () => {
    await post('quote', quote)
    const record = { receivedAt: now, form: 'quote', request: { name: 'x'.repeat(900) } }
    await appendFile(file(), `${JSON.stringify(record)}\n`.repeat(1500))
    const page = await (await fetch(`${url()}_inbox/`)).text()
    const [, older = ''] = /href="\/(_inbox\/\?before=\d+)"/.exec(page) ?? []
    const first = await (await fetch(`${url()}${older}`)).text()
    expect([page.includes('ada@b.example'), first.includes('ada@b.example')]).toEqual([false, true])
    expect(first).toContain('<a href="/_inbox/">Newest requests</a>')
  })

  test('shows what has arrived', async () => {
    await post('quote', quote)
    const page = await (await fetch(`${url()}_inbox/`)).text()
    expect(page).toContain('<dt>email</dt><dd>ada@b.example</dd>')
  })

  test('serves its stylesheet under a policy that lets only this in', async () => {
    const answer = await fetch(`${url()}_inbox/style.css`)
    const names = ['content-type', 'cache-control', 'content-security-policy']
    expect(names.map((name) => answer.headers.get(name))).toEqual([
      'text/css; charset=utf-8',
      'no-store',
      expect.stringContaining("default-src 'none'; style-src 'self'"),
    ])
  })

  test.each([
    ['GET', 'quote', 405, 'POST'],
    ['HEAD', 'quote', 405, 'POST'],
    ['POST', '', 405, 'GET, HEAD'],
    ['HEAD', '', 200, null],
    ['GET', 'other/more', 404, null],
  ])('answers %s /_inbox/%s with %i', async (method, name, status, allowed) => {
    const answer = await fetch(`${url()}_inbox/${name}`, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allowed])
  })

  test('leads to its page where the slash is missing', async () => {
    const answer = await fetch(`${url()}_inbox`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/_inbox/'])
  })

  test('leaves all other addresses to the site', async () => {
    expect((await fetch(`${url()}_inboxes/`)).status).toBe(404)
  })
})
