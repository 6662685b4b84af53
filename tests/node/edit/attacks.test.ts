import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../../src/node/edit/api/createApi.ts'
import { createVersions } from '../../../src/node/edit/api/createVersions.ts'
import { findFiles } from '../../../src/node/edit/app/findFiles.ts'
import { createPlaces } from '../../../src/node/edit/server/createPlaces.ts'
import { type EditorServer, serveEditor } from '../../../src/node/edit/server/serveEditor.ts'
import { openDraftFiles } from '../../../src/node/edit/session/draftFiles.ts'
import { openEditing } from '../../../src/node/edit/session/openEditing.ts'
import { openSiteDisk } from '../../../src/node/edit/session/siteDisk.ts'
import { openSiteView } from '../../../src/node/edit/view/openSiteView.ts'
import { baseSite } from '../../content/baseSite.ts'
import { writeFiles } from '../gitSite.ts'
import { attacks, edit, good, type Sent } from './attackList.ts'
import { token } from './attackParts.ts'

let parent = ''
let root = ''
let server: EditorServer
/** The state of the disk before any attack. */
let before = ''

/** Returns all files below a folder with their content and time, and the targets of links. */
function snapshot(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const place = path.join(entry.parentPath, entry.name)
      return entry.isFile() ? `${place} ${statSync(place).mtimeMs} ${readFileSync(place, 'utf8')}` : place
    })
    .sort()
    .join('\n')
}

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'ashlar-edit-'))
  root = path.join(parent, 'site')
  await writeFiles(root, baseSite)
  mkdirSync(path.join(root, 'public'))
  writeFileSync(
    path.join(root, 'public/evil.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  )
  writeFileSync(path.join(root, 'public/evil.js'), 'alert(1)')
  writeFileSync(path.join(parent, 'secret.json'), '{"name":"secret"}')
  mkdirSync(path.join(parent, 'outside'))
  writeFileSync(path.join(parent, 'outside/page.json'), '{"name":"outside"}')
  symlinkSync(path.join(parent, 'secret.json'), path.join(root, 'pages/linked.json'))
  symlinkSync(path.join(parent, 'outside'), path.join(root, 'pages/away'))
  symlinkSync(path.join(root, 'pages/about.json'), path.join(root, 'pages/twin.json'))
  symlinkSync(path.join(parent, 'gone.json'), path.join(root, 'pages/dangling.json'))
  mkdirSync(path.join(root, 'pages/folder.json'))
  const places = createPlaces(root)
  const session = openEditing(openSiteDisk(root, places), openDraftFiles(root, places))
  const view = openSiteView(root, session, () => undefined)
  view.check()
  const app = new Map([['/', { content: 'the editor', type: 'text/html' }]])
  server = await serveEditor({
    ...{ port: 0, token },
    api: createApi({ places, session, view, versions: createVersions() }),
    find: findFiles({ root, app, bundles: () => undefined, view }),
  })
  before = snapshot(parent)
})

afterAll(async () => {
  await server.close()
  await rm(parent, { recursive: true })
})

type Answer = { status: number; text: string; headers: Record<string, unknown> }

/** Sends a request of the editor's own page with some parts changed; a header that is undefined is omitted. */
const withPort = (text: string) => text.replace('PORT', String(server.port))

function send({ method = 'POST', path: to = '/_edit/api/change', headers = {}, body = '' }: Sent): Promise<Answer> {
  const host = `127.0.0.1:${server.port}`
  const own = {
    host,
    ...(method === 'POST' && {
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-ashlar-token': token,
    }),
  }
  const all = Object.entries({ ...own, ...headers })
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => [name, withPort(value)])
  return new Promise((done, failed) => {
    const sent = request(
      { host: '127.0.0.1', port: server.port, method, path: to, setHost: false, headers: Object.fromEntries(all) },
      (response) => {
        let text = ''
        response.on('data', (chunk) => (text += String(chunk)))
        response.on('end', () => done({ status: response.statusCode ?? 0, text, headers: response.headers }))
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })
}

/** Sends bytes unchanged. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.end(bytes))
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('close', () => done(text))
    socket.on('error', failed)
  })
}

describe('src/node/edit/server', () => {
  test('there are at least 120 attacks', () => {
    expect(attacks.length).toBeGreaterThanOrEqual(120)
    expect(new Set(attacks.map(([name]) => name)).size).toBe(attacks.length)
  })

  test.each(attacks)('%s is refused in one line', async (_name, make) => {
    const { status, text, headers } = await send(make())
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    // A response to HEAD has no body, and Node itself responds to anything that is not HTTP.
    if (make().method !== 'HEAD') expect(text).toMatch(/^[A-Z][^\n]{10,160}\.\n$/)
    expect(text).not.toMatch(/secret|\/tmp|at .*\.ts|Error:/)
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test.each([
    ['two hosts', `POST /_edit/api/change HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nHost: evil.example\r\n\r\n`],
    [
      'two lengths',
      `POST /_edit/api/change HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx`,
    ],
    [
      'length and chunks',
      `POST /_edit/api/change HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['no host', `GET / HTTP/1.1\r\n\r\n`],
    ['old HTTP', `GET / HTTP/1.0\r\n\r\n`],
    ['a tunnel', `CONNECT evil.example:80 HTTP/1.1\r\nHost: evil.example:80\r\n\r\n`],
    ['no HTTP', `\x16\x03\x01\x00\xa5\x01\x00`],
    ['an endless head', `GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a break in a header', `GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nX: a\rb\r\n\r\n`],
    [
      'an expectation',
      `POST /_edit/api/change HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nExpect: 200-maybe\r\nContent-Length: 0\r\n\r\n`,
    ],
  ])('%s are not answered', async (_name, bytes) => {
    expect(await sendRaw(withPort(bytes))).not.toMatch(/^HTTP\/1\.1 (?:1|2|5)/)
  })

  test('after all of that nothing on the disk has changed, and no draft was made', () => {
    expect(snapshot(parent)).toBe(before)
    expect(existsSync(path.join(root, '.ashlar'))).toBe(false)
  })

  test('a drawing with a script in it is served so that it cannot run', async () => {
    const { status, headers } = await send({ method: 'GET', path: '/evil.svg' })
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('the page of the editor is served so that no other page shows it or runs code in it', async () => {
    const { status, headers } = await send({ method: 'GET', path: '/', headers: { 'sec-fetch-site': 'none' } })
    expect(status).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`script-src http://127.0.0.1:${server.port}/_edit/app/;`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test('the same request by the page of the editor itself is done, and a page is saved', async () => {
    const { status, text } = await send({ body: good })
    expect([status, JSON.parse(text).state.unsaved]).toEqual([200, ['pages/about.json']])
    expect(readFileSync(path.join(root, 'pages/about.json'), 'utf8')).toBe(baseSite['pages/about.json'])
    await send({ path: '/_edit/api/save', body: '{}' })
    expect(readFileSync(path.join(root, 'pages/about.json'), 'utf8')).toBe(
      (baseSite['pages/about.json'] ?? '').replace('"About"', '"Hacked"'),
    )
  })

  test.each([
    ['a link out of the site', (place: string) => symlinkSync(path.join(parent, 'secret.json'), place)],
    ['a link to another page', (place: string) => symlinkSync(path.join(root, 'pages/quote.json'), place)],
    ['a folder', (place: string) => mkdirSync(place)],
    ['a text that is none', (place: string) => writeFileSync(place, Buffer.from([0x7b, 0xff, 0x7d]))],
    ['a page of another program', (place: string) => writeFileSync(place, '{"name":"Theirs"}')],
  ])('a page that has become %s since it was changed is not written over', async (_name, put) => {
    const file = 'pages/race.json'
    const place = path.join(root, file)
    writeFileSync(place, '{"name":"Mine"}')
    expect((await send({ body: edit(file) })).status).toBe(200)
    await rm(place)
    put(place)
    const before = snapshot(parent).replace(/^.*\.ashlar.*$/gm, '')
    // Several saves at once, as a page that is open twice sends them.
    const saves = [1, 2, 3].map(() => send({ path: '/_edit/api/save', body: JSON.stringify({ files: [file] }) }))
    for (const { text } of await Promise.all(saves)) expect(text).not.toContain('secret')
    expect(snapshot(parent).replace(/^.*\.ashlar.*$/gm, '')).toBe(before)
    await send({ path: '/_edit/api/choose', body: JSON.stringify({ file, path: ['name'], keep: 'theirs' }) })
    await send({ path: '/_edit/api/discard', body: JSON.stringify({ file }) })
    await rm(place, { recursive: true })
  })

  test('a folder that has become a link since is not written through', async () => {
    const { rename, symlink } = await import('node:fs/promises')
    const inFolder = edit('pages/services/disinfection.json')
    expect((await send({ body: inFolder })).status).toBe(200)
    await rename(path.join(root, 'pages/services'), path.join(parent, 'moved'))
    await symlink(path.join(parent, 'moved'), path.join(root, 'pages/services'))
    const { text } = await send({ path: '/_edit/api/save', body: '{}' })
    expect(JSON.parse(text).refused).toMatch(/pages\/services\/disinfection\.json/)
    expect(readFileSync(path.join(parent, 'moved/disinfection.json'), 'utf8')).toBe(
      baseSite['pages/services/disinfection.json'],
    )
  })
})
