/** Requests that the editor must refuse. */
import { mostBytes } from '../../../src/node/edit/server/guardRequest.ts'
import {
  addresses,
  bodies,
  changes,
  files,
  hosts,
  methods,
  origins,
  sites,
  token,
  tokens,
  types,
} from './attackParts.ts'

/** The differences from a request of the editor's own page. */
export interface Sent {
  method?: string
  path?: string
  headers?: Record<string, string | undefined>
  body?: string
}

export const edit = (file: unknown, change: unknown = { kind: 'set', path: ['name'], value: 'Hacked' }) =>
  JSON.stringify({ label: 'x', edits: [{ file, change }], view: 'pages/about.json' })
export const good = edit('pages/about.json')

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60)

/** Every attack: its name, and its request; PORT stands for the port of the editor. */
export const attacks: [string, () => Sent][] = [
  ...hosts.map((host): [string, () => Sent] => [
    `host ${shown(host)}`,
    () => ({ body: good, headers: { host: host } }),
  ]),
  ...hosts
    .slice(0, 6)
    .map((host): [string, () => Sent] => [
      `page for host ${shown(host)}`,
      () => ({ method: 'GET', path: '/', headers: { host: host } }),
    ]),
  ...origins.map((origin): [string, () => Sent] => [
    `origin ${shown(origin)}`,
    () => ({ body: good, headers: { origin: origin } }),
  ]),
  ['no origin', () => ({ body: good, headers: { origin: undefined } })],
  ...sites.map((site): [string, () => Sent] => [
    `sent from ${shown(site)}`,
    () => ({ body: good, headers: { 'sec-fetch-site': site } }),
  ]),
  ...['cross-site', 'same-site'].map((site): [string, () => Sent] => [
    `picture for ${site}`,
    () => ({ method: 'GET', path: '/evil.svg', headers: { 'sec-fetch-site': site } }),
  ]),
  ...['iframe', 'frame', 'embed', 'object', 'fencedframe'].map((dest): [string, () => Sent] => [
    `inside of ${dest}`,
    () => ({ method: 'GET', path: '/', headers: { 'sec-fetch-dest': dest } }),
  ]),
  ...tokens.map((key): [string, () => Sent] => [
    `key ${shown(key)}`,
    () => ({ body: good, headers: { 'x-ashlar-token': key } }),
  ]),
  ['no key', () => ({ body: good, headers: { 'x-ashlar-token': undefined } })],
  ['key in a cookie', () => ({ body: good, headers: { 'x-ashlar-token': undefined, cookie: `token=${token}` } })],
  [
    'key in the address',
    () => ({ path: `/_edit/api/change?token=${token}`, body: good, headers: { 'x-ashlar-token': undefined } }),
  ],
  [
    'key as a bearer',
    () => ({ body: good, headers: { 'x-ashlar-token': undefined, authorization: `Bearer ${token}` } }),
  ],
  ...types.map((type): [string, () => Sent] => [
    `content type ${shown(type)}`,
    () => ({ body: good, headers: { 'content-type': type } }),
  ]),
  ['no content type', () => ({ body: good, headers: { 'content-type': undefined } })],
  ...methods.map((method): [string, () => Sent] => [
    `${method} of a change`,
    () => ({ method, headers: { 'x-ashlar-token': token } }),
  ]),
  ...methods.slice(2).map((method): [string, () => Sent] => [`${method} of the page`, () => ({ method, path: '/' })]),
  [
    'preflight',
    () => ({ method: 'OPTIONS', headers: { origin: 'http://evil.example', 'access-control-request-method': 'POST' } }),
  ],
  ['POST to the page', () => ({ path: '/', body: good })],
  ['GET with a body', () => ({ method: 'GET', path: '/', headers: { 'content-length': '2' }, body: '{}' })],
  ...addresses.map((to): [string, () => Sent] => [`GET ${to.slice(0, 50)}`, () => ({ method: 'GET', path: to })]),
  ['an unknown request', () => ({ path: '/_edit/api/exec', body: '{}' })],
  ['a request called __proto__', () => ({ path: '/_edit/api/__proto__', body: '{}' })],
  ['a request called constructor', () => ({ path: '/_edit/api/constructor', body: '{}' })],
  ['a request below another', () => ({ path: '/_edit/api/change/', body: good })],
  ...bodies.map((body): [string, () => Sent] => [`body ${body.slice(0, 40)}`, () => ({ body })]),
  [
    'bytes that are no UTF-8',
    () => ({
      body: Buffer.from([0x7b, 0xff, 0x7d]).toString('latin1'),
      headers: { 'content-length': undefined, 'transfer-encoding': 'chunked' },
    }),
  ],
  ['a compressed body', () => ({ body: good, headers: { 'content-encoding': 'gzip' } })],
  [
    'a body without its length',
    () => ({ body: good, headers: { 'content-length': undefined, 'transfer-encoding': 'chunked' } }),
  ],
  ['a body that is said to be too large', () => ({ body: '', headers: { 'content-length': String(mostBytes + 1) } })],
  [
    'a length that is no number',
    () => ({ path: '/_edit/api/state', body: '', headers: { 'content-length': undefined } }),
  ],
  ['a web socket', () => ({ method: 'GET', path: '/', headers: { upgrade: 'websocket', connection: 'upgrade' } })],
  ['a worker', () => ({ method: 'GET', path: '/', headers: { 'service-worker': 'script' } })],
  ['another server in between', () => ({ body: good, headers: { 'x-forwarded-host': 'evil.example' } })],
  ['another server in between, in the newer form', () => ({ body: good, headers: { forwarded: 'host=evil.example' } })],
  ...files.map((file): [string, () => Sent] => [`change of ${shown(file)}`, () => ({ body: edit(file) })]),
  ...files
    .slice(0, 12)
    .map((file): [string, () => Sent] => [
      `reading of ${shown(file)}`,
      () => ({ path: '/_edit/api/page', body: JSON.stringify({ file }) }),
    ]),
  ...['../secret.json', 'pages/linked.json', '.env'].map((file): [string, () => Sent] => [
    `saving of ${shown(file)}`,
    () => ({ path: '/_edit/api/save', body: JSON.stringify({ files: [file] }) }),
  ]),
  ...['../secret.json', 'pages/linked.json'].map((file): [string, () => Sent] => [
    `giving up ${shown(file)}`,
    () => ({ path: '/_edit/api/discard', body: JSON.stringify({ file }) }),
  ]),
  ...changes.map((change): [string, () => Sent] => [
    `the change ${shown(change)}`,
    () => ({ body: edit('pages/about.json', change) }),
  ]),
  [
    'an unknown choice',
    () => ({ path: '/_edit/api/choose', body: JSON.stringify({ file: 'pages/about.json', path: [], keep: 'all' }) }),
  ],
  ['a fix that is none', () => ({ path: '/_edit/api/fix', body: '{"id":"x"}' })],
  ['the schema of __proto__', () => ({ path: '/_edit/api/schema', body: '{"type":"__proto__"}' })],
]
