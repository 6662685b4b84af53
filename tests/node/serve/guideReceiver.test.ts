import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Trial, tryReceiver } from '../../../src/node/serve/tryReceiver.ts'
import { makeFolder, removeFolder, repository } from '../site/builtSite.ts'

const origin = 'https://www.cleaning.example'

describe('pages/README.md, the receiver', () => {
  let [folder, port] = ['', 0]
  let child: ChildProcess | undefined
  const trial = (changes: Partial<Trial> = {}): Trial => ({
    ...{ form: 'quote', endpoint: `http://127.0.0.1:${port}/`, encoding: 'json', origin },
    answers: { name: 'Test from Ashlar', email: 'test@example.com' },
    now: new Date(),
    request_id: randomBytes(16).toString('hex'),
    ...changes,
  })
  const stored = async () =>
    (await readFile(path.join(folder, 'requests'), 'utf8').catch(() => '')).trim().split('\n').filter(Boolean)

  beforeAll(async () => {
    folder = await makeFolder()
    const guide = await readFile(path.join(repository, 'pages/README.md'), 'utf8')
    const [, code = ''] = /<!-- example: a receiver -->\n```js\n(.*?)```/s.exec(guide) ?? []
    await writeFile(path.join(folder, 'receiver.mjs'), code)
    port = 20_000 + (process.pid % 20_000)
    const env = { ...process.env, SITE: origin, PORT: String(port), FILE: path.join(folder, 'requests') }
    child = spawn(process.execPath, [path.join(folder, 'receiver.mjs')], { env, stdio: 'inherit' })
    for (let count = 0; count < 100; count++) {
      const answers = await fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      )
      if (answers) return
      await new Promise((done) => setTimeout(done, 50))
    }
  })
  afterAll(async () => {
    child?.kill()
    await removeFolder(folder)
  })

  test.each(['json', 'text'] as const)('takes requests encoded as %s from the site', async (encoding) => {
    const before = await stored()
    expect(await tryReceiver(trial({ encoding }))).toMatchObject({ isFine: true })
    const added = (await stored()).slice(before.length).map((line) => JSON.parse(line) as object)
    expect(added).toMatchObject([{ name: 'Test from Ashlar', test: 'true' }])
  })

  test('stores a request once that comes twice', async () => {
    const before = await stored()
    const same = { now: new Date('2026-11-21T12:00:00Z'), request_id: '0f'.repeat(16) }
    await tryReceiver(trial(same))
    await tryReceiver(trial(same))
    expect(await stored()).toHaveLength(before.length + 1)
  })

  test('keeps a letter whole that arrives in two parts', async () => {
    const body = Buffer.from('{"name":"Zoë","email":"zoe@b.example"}')
    const middle = body.indexOf('ë') + 1
    const status = await new Promise((done) => {
      const sent = request({ port, host: '127.0.0.1', method: 'POST' }, (response) => done(response.statusCode))
      sent.write(body.subarray(0, middle))
      setTimeout(() => sent.end(body.subarray(middle)), 100)
    })
    expect([status, (await stored()).at(-1)]).toEqual([204, body.toString()])
  })

  test('lets no other site read its answer', async () => {
    expect(await tryReceiver(trial({ origin: 'https://other.example' }))).toMatchObject({ isFine: false })
  })

  test.each([
    ['GET', undefined, 405],
    ['POST', 'not JSON', 400],
    ['POST', '{"name":"Ada"}', 400],
    ['POST', JSON.stringify({ name: 'x'.repeat(70_000) }), 413],
  ])('refuses %s with %s', async (method, body, status) => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method, ...(body !== undefined && { body }) })
    expect(response.status).toBe(status)
  })
})
