import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runs } from '../../seed.ts'
import { now, quote, serveInbox } from './serveInbox.ts'

describe('src/node/serve/createInbox', () => {
  const { file, url, post, readLines } = serveInbox()

  test('keeps a quote request as one line', async () => {
    const { status } = await post('quote', quote)
    expect([status, (await readLines()).map((line) => JSON.parse(line))]).toEqual([
      204,
      [{ receivedAt: now, form: 'quote', request: quote }],
    ])
  })

  test('keeps a contact message sent as text/plain', async () => {
    expect((await post('contact', { name: 'Ada' }, { 'content-type': 'text/plain;charset=UTF-8' })).status).toBe(204)
    expect(await readLines()).toHaveLength(1)
  })

  test('keeps a form as browsers send it by themselves, and shows a page to who came without a script', async () => {
    const body = 'name=Ada&extras=Parking&extras=Lift'
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    const answer = await post('book-now', body, headers)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('back to the site')])
    expect(JSON.parse((await readLines())[0] ?? '')).toMatchObject({
      form: 'book-now',
      request: { name: 'Ada', extras: ['Parking', 'Lift'] },
    })
  })

  test('keeps the files of a form beside its answers, once for a request that comes twice', async () => {
    const send = () => {
      const parts = new FormData()
      parts.append('name', 'Ada')
      parts.append('timestamp', now)
      parts.append('scan', new File(['first'], 'scan.PDF'))
      parts.append('scan', new File(['second'], '../../second.pdf'))
      return fetch(`${url()}_inbox/appointment`, { method: 'POST', body: parts })
    }
    expect([(await send()).status, (await send()).status]).toEqual([204, 204])
    const [line = '', ...more] = await readLines()
    const { request } = JSON.parse(line) as { request: Record<string, { name: string; file: string }[]> }
    expect(more).toEqual([])
    expect(request.scan?.map(({ name }) => name)).toEqual(['scan.PDF', '../../second.pdf'])
    const contents = (request.scan ?? []).map(({ file: kept }) => readFile(join(file(), '..', kept), 'utf8'))
    expect(await Promise.all(contents)).toEqual(['first', 'second'])
    expect(request.scan?.every(({ file: kept }) => /^files\/[\w-]+\.pdf$/.test(kept))).toBe(true)
  })

  test('keeps a request once that the browser sends twice', async () => {
    const sent = { ...quote, timestamp: now }
    const answers = [await Promise.all([post('quote', sent), post('quote', sent)]), await post('quote', sent)].flat()
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await readLines()).toHaveLength(1)
    await post('quote', { ...sent, timestamp: '2026-03-14T15:04:05.001Z' })
    expect(await readLines()).toHaveLength(2)
  })

  test('keeps a repeated request anew after its file was deleted', async () => {
    await post('quote', { ...quote, timestamp: now })
    await rm(file())
    await post('quote', { ...quote, timestamp: now })
    expect(await readLines()).toHaveLength(1)
  })

  test('keeps nothing of what a machine filled in, and no empty trap', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    const answer = await post('book-now', 'name=Ada&reference=https%3A%2F%2Fspam.example', headers)
    expect([answer.status, await answer.text()]).toEqual([
      400,
      'A machine sent this, and it was not kept: "reference" is filled in, which people do not see.\n',
    ])
    expect((await post('book-now', 'name=Ada&reference=', headers)).status).toBe(200)
    expect((await readLines()).map((line) => JSON.parse(line).request)).toEqual([{ name: 'Ada' }])
  })

  test('knows a request again by its id alone, within its form', async () => {
    const request_id = '0123456789abcdef'.repeat(2)
    await post('quote', { ...quote, request_id, timestamp: now })
    await post('quote', { request_id, ...quote })
    await post('contact', { ...quote, request_id })
    await post('quote', { name: `"request_id":"${request_id}"`, request_id: 'f'.repeat(32) })
    expect((await readLines()).map((line) => JSON.parse(line).form)).toEqual(['quote', 'contact', 'quote'])
  })

  test('keeps every request with files once, of many at once and some sent twice', async () => {
    const numbers = Array.from({ length: runs(60, 1_000) }, (_, index) => index)
    const scanOf = (number: number) => `${number} `.repeat(200 + number)
    const send = async (number: number) => {
      const parts = new FormData()
      parts.append('name', `Visitor ${number}`)
      parts.append('timestamp', now)
      parts.append('request_id', number.toString(16).padStart(32, '0'))
      parts.append('scan', new File([scanOf(number)], `scan ${number}.pdf`))
      // A picture that many visitors send.
      parts.append('photo', new File([`photo ${number % 7}`], 'photo.jpg'))
      const { status } = await fetch(`${url()}_inbox/appointment`, { method: 'POST', body: parts })
      return status
    }
    const waiting = numbers.flatMap((number) => (number % 3 === 0 ? [number, number] : [number]))
    const statuses: number[] = []
    const work = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) statuses.push(await send(next))
    }
    await Promise.all(Array.from({ length: 50 }, work))
    statuses.push(...(await Promise.all(numbers.slice(0, 20).map(send))))
    expect(new Set(statuses)).toEqual(new Set([204]))
    const kept = (await readLines()).map((line) => JSON.parse(line).request)
    const numberOf = ({ request_id }: { request_id: string }) => Number.parseInt(request_id, 16)
    expect(kept.map(numberOf).sort((a, b) => a - b)).toEqual(numbers)
    for (const request of kept) {
      const [scan, photo] = [request.scan[0].file, request.photo[0].file]
      expect(await readFile(join(file(), '..', scan), 'utf8')).toBe(scanOf(numberOf(request)))
      expect(await readFile(join(file(), '..', photo), 'utf8')).toBe(`photo ${numberOf(request) % 7}`)
    }
  })

  test('keeps every one of many requests sent at once', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index)
    await Promise.all(numbers.map((number) => post('quote', { name: `${number} ${'x'.repeat(20_000)}` })))
    const received = (await readLines()).map((line) => Number.parseInt(JSON.parse(line).request.name, 10))
    expect(received.sort((a, b) => a - b)).toEqual(numbers)
  })

  test.each([
    ['no JSON', '{"name":', {}, 400, 'The body must be JSON.'],
    ['a JSON list', '[]', {}, 400, 'The body must be one JSON object.'],
    ['a JSON text', '"Ada"', {}, 400, 'The body must be one JSON object.'],
    ['null', 'null', {}, 400, 'The body must be one JSON object.'],
    ['HTML', '<p>', { 'content-type': 'text/html' }, 415, 'application/json'],
    ['parts without their line', 'a=b', { 'content-type': 'multipart/form-data' }, 400, 'its parts'],
    ['blocks in blocks', `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, {}, 400, 'blocks in blocks'],
    ['70 kB', { name: 'x'.repeat(70_000) }, {}, 413, '64 kB'],
    ['another origin', quote, { origin: 'https://evil.example' }, 403, 'this machine'],
    ['an opaque origin', quote, { origin: 'null' }, 403, 'this machine'],
  ])('refuses %s and says why', async (_, body, headers, status, words) => {
    const answer = await post('quote', body, headers)
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)])
    await expect(readFile(file())).rejects.toThrow('ENOENT')
  })

  test('refuses more than 64 kB of unknown length', async () => {
    const answer = await new Promise<number | undefined>((done, failed) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
      const sent = request(`${url()}_inbox/quote`, { method: 'POST', headers }, (response) => {
        response.resume()
        done(response.statusCode)
      })
      sent.on('error', failed)
      for (let index = 0; index < 10; index += 1) sent.write('x'.repeat(10_000))
      sent.end()
    })
    expect(answer).toBe(413)
  })

  test.each([
    ['application/json', 413, '64 kB'],
    ['application/x-www-form-urlencoded', 413, '64 kB'],
    ['text/html', 415, 'application/json'],
  ])('answers a body of 20 MB of the type %s after its end', async (type, status, words) => {
    const { port } = new URL(url())
    const answer = await new Promise<string>((done, failed) => {
      const socket = connect({ host: '127.0.0.1', port: Number(port) }).on('error', failed)
      const head = `POST /_inbox/quote HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${type}`
      // Like a browser, it reads the response after sending everything.
      socket.pause().write(`${head}\r\ncontent-length: 20000000\r\n\r\n${'x'.repeat(20_000_000)}`, async () => {
        done((await socket.setEncoding('utf8').toArray()).join(''))
      })
    })
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(answer).toContain(words)
  })

  test('answers 500 when the file cannot be written, and takes the next request again', async () => {
    await mkdir(file(), { recursive: true })
    const refused = await post('quote', quote)
    await rm(file(), { recursive: true })
    const taken = await post('quote', quote)
    expect([refused.status, await refused.text(), taken.status]).toEqual([
      500,
      expect.stringContaining('was not kept'),
      204,
    ])
  })

  test('starts a new line after one that an earlier failure cut off', async () => {
    await post('quote', quote)
    await appendFile(file(), '{"receivedAt":"2026')
    await post('quote', { name: 'Next' })
    expect(JSON.parse((await readLines())[2] ?? '').request.name).toBe('Next')
  })
})
