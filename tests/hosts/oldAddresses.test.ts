/**
 * Old addresses as owners write them, requested as visitors request them: every host redirects each to the same target.
 */
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { parseRedirects } from '../../src/node/hosts/hostFiles.ts'
import { redirectPages, redirectsFile } from '../../src/node/output/redirectFiles.ts'
import { baseAssets, baseSite } from '../content/baseSite.ts'
import { writeFiles } from '../node/gitSite.ts'
import { makeFolder, removeFolder } from '../node/site/builtSite.ts'
import { ask, isInstalled, type Server, serverNames, startServer } from './servers.ts'

const long = 'x'.repeat(300)
const thai = 'บริการทำความสะอาด'.repeat(5)

/** An old address as in site.config.json, and one or more requests for it. */
const led: [from: string, ...asked: string[]][] = [
  // Letters.
  ['/café/', '/caf%C3%A9/', '/caf%c3%a9/', '/caf%C3%A9'],
  ['/fa%C3%A7ade.html', '/fa%C3%A7ade.html', '/fa%c3%a7ade.html', '/fa%C3%A7ade.html/'],
  ['/Über-uns/', '/%C3%9Cber-uns/'],
  ['/cafe\u0301/', '/cafe%CC%81/'],
  ['/日本/語/', '/%E6%97%A5%E6%9C%AC/%E8%AA%9E/'],
  ['/کتاب\u200cها/', '/%DA%A9%D8%AA%D8%A7%D8%A8%E2%80%8C%D9%87%D8%A7/'],
  ['/уборка-офисов/', '/%D1%83%D0%B1%D0%BE%D1%80%D0%BA%D0%B0-%D0%BE%D1%84%D0%B8%D1%81%D0%BE%D0%B2/'],
  ['/☎️/', '/%E2%98%8E%EF%B8%8F/'],
  ['/🧹.html', '/%F0%9F%A7%B9.html'],
  ['/½-price/', '/%C2%BD-price/'],
  ['/5€/', '/5%E2%82%AC/'],
  ['/“quoted”/', '/%E2%80%9Cquoted%E2%80%9D/'],
  // Spaces.
  ['/our team/', '/our%20team/', '/our%20team'],
  ['/our%20crew.html', '/our%20crew.html'],
  ['/two  spaces/', '/two%20%20spaces/'],
  ['/ends%20/', '/ends%20/', '/ends%20'],
  ['/%20begins/', '/%20begins/'],
  ['/a%20/%20b/', '/a%20/%20b/'],
  ['/hard\u00a0space/', '/hard%C2%A0space/'],
  // Punctuation.
  ['/100%25/', '/100%25/', '/100%25'],
  ['/100%-clean/', '/100%25-clean/'],
  ['/%25/', '/%25/'],
  ['/a%25b%25c/', '/a%25b%25c/'],
  ['/a+b/', '/a+b/', '/a%2Bb/', '/a%2bb'],
  ['/c++.html', '/c++.html', '/c%2B%2B.html'],
  ["/o'neill/", "/o'neill/", '/o%27neill/'],
  ['/the%20%22best%22/', '/the%20%22best%22/'],
  ['/`tick`/', '/%60tick%60/'],
  ['/a&b/', '/a&b/', '/a%26b/'],
  ['/a&amp;b/', '/a&amp;b/'],
  ['/a=b/', '/a=b/'],
  ['/a;b/', '/a;b/', '/a%3Bb/'],
  ['/a,b/', '/a,b/', '/a%2Cb/'],
  ['/(md)/', '/(md)/', '/%28md%29/'],
  ['/~ann/', '/~ann/', '/%7Eann/'],
  ['/@us/', '/@us/', '/%40us/'],
  ['/!now/', '/!now/', '/%21now/'],
  ['/$5/', '/$5/', '/%245/'],
  ['/$host/$uri/', '/$host/$uri/'],
  ['/a|b/', '/a|b/', '/a%7Cb/'],
  ['/a[1]/', '/a[1]/', '/a%5B1%5D/'],
  ['/a^b/', '/a%5Eb/', '/a^b/'],
  ['/a<b>/', '/a%3Cb%3E/'],
  ['/{path}/', '/%7Bpath%7D/', '/{path}/'],
  ['/a{b}.html', '/a%7Bb%7D.html'],
  ['/{$HOME}/', '/%7B$HOME%7D/'],
  ['/what%3F/', '/what%3F/', '/what%3f'],
  ['/no%231.html', '/no%231.html'],
  ['/#1-cleaners/'.replace('#', '%23'), '/%231-cleaners/'],
  ['/what%2Aever/', '/what*ever/', '/what%2aever'],
  ['/**/', '/**/', '/%2A%2A/'],
  ['/at:noon/', '/at:noon/', '/at%3Anoon/'],
  ['/10:30/', '/10:30/', '/10%3A30'],
  ['/:name/', '/:name/'],
  ['/-/', '/-/'],
  ['/_/', '/_/'],
  // Dots.
  ['/inc./', '/inc./', '/inc.'],
  ['/wait.../', '/wait.../'],
  ['/a./b/', '/a./b/', '/a./b'],
  ['/a..b/', '/a..b/'],
  ['/old.html/', '/old.html/', '/old.html'],
  ['/v2.0/', '/v2.0/', '/v2.0'],
  ['/index.php/prices/', '/index.php/prices/'],
  ['/team.old.HTML', '/team.old.HTML', '/team.old.HTML/'],
  ['/archive.tar.gz', '/archive.tar.gz'],
  // Length.
  [`/${long}/`, `/${long}/`, `/${long}`],
  [`/${long}.html`, `/${long}.html`],
  [`/${'a/'.repeat(300)}`, `/${'a/'.repeat(300)}`],
  [`/${thai}/`, encodeURI(`/${thai}/`)],
  // Names of files and programs.
  ['/con/', '/con/'],
  ['/aux.html', '/aux.html'],
  ['/constructor/', '/constructor/'],
  ['/__proto__/', '/__proto__/'],
  ['/assets-old/', '/assets-old/'],
]

/** Addresses similar to those, which nobody has moved. */
const missing = [
  '/caf%C3%A8/',
  '/caf%E9/',
  '/our+team/',
  '/ourteam/',
  '/100/',
  '/a%20b/',
  '/a%2Fb/',
  '/v2%2F0/',
  '/index.php%2Fprices/',
  '/whatever/',
  '/what-and-ever/',
  '/at/noon/',
  '/atmidnight/',
  '/v2a0/',
  '/a.x.b/',
  '/5/',
  '/%2524host/',
  `/${long}x/`,
  `/${long.slice(0, 44)}/`,
  '/OLD.HTML',
]

/** Targets with a query or a fragment, the requested address, and the expected target. */
const targets: [from: string, to: string, asked: string, answer: string][] = [
  ['/crew/', '/about/#values', '/crew/', '/about/#values'],
  ['/crew.html', '/about/#values', '/crew.html?a=b', '/about/?a=b#values'],
  ['/ad/', '/quote/?from=ad', '/ad/', '/quote/?from=ad'],
  ['/ad.html', '/quote/?from=ad', '/ad.html?a=b', '/quote/?from=ad'],
  ['/both/', '/about/?x=1&y=2#values', '/both?a=b', '/about/?x=1&y=2#values'],
  [
    '/costs/',
    '/quote/?for=5$&at=é "x" {y} 10:noon',
    '/costs/',
    '/quote/?for=5%24&at=%C3%A9%20%22x%22%20%7By%7D%2010:noon',
  ],
  ['/coded/', '/quote/?at=%C3%A9%20%26', '/coded/', '/quote/?at=%C3%A9%20%26'],
  ['/plain/', '/quote/', '/plain/?a=b&c=%20d+e&f=é'.replace('é', '%C3%A9'), '/quote/?a=b&c=%20d+e&f=%C3%A9'],
  ['/empty/', '/quote/', '/empty/?', '/quote/'],
]

const config = JSON.parse(baseSite['site.config.json'] ?? '') as object
const redirects = Object.fromEntries([
  ...led.map(([from]): [string, string] => [from, '/quote/']),
  ...targets.map(([from, to]): [string, string] => [from, to]),
])

/** Returns the target at Cloudflare Pages, which compares paths in the form of the URL Standard. */
function atCloudflare(text: string, address: string): string | undefined {
  const asked = new URL(address, 'https://own.example')
  const pathOf = (from: string) => new URL(from, 'https://own.example').pathname
  const rule = parseRedirects(text).find(({ from }) => !/\*|:[A-Za-z]/.test(from) && pathOf(from) === asked.pathname)
  const to = rule && new URL(rule.to, 'https://own.example')
  return to && `${to.pathname}${to.search || asked.search}${to.hash}`
}

describe.each(['/', '/v1.2/'])('old addresses of a site at %s', (base) => {
  const start = base.slice(0, -1)
  const servers = new Map<string, Server>()
  let [folder, text] = ['', '']
  beforeAll(async () => {
    folder = await makeFolder()
    const dist = path.join(folder, base)
    const sources = {
      ...baseSite,
      'site.config.json': JSON.stringify({ ...config, base, redirects }),
    }
    const { model, problems } = compileSite({ sources, assets: baseAssets })
    expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([])
    if (!model) throw new Error('The site has problems.')
    text = redirectsFile(model)
    const files = {
      'index.html': 'Home',
      '404.html': 'Nothing here',
      'robots.txt': '',
      'manifest.webmanifest': JSON.stringify({ start_url: base }),
      _headers: `/*\n  X-Frame-Options: DENY\n${base}assets/*\n  Cache-Control: immutable\n`,
      _redirects: text,
      ...Object.fromEntries(redirectPages(model).map(({ file, html }) => [file, html])),
    }
    await writeFiles(dist, files)
    for (const name of serverNames.filter(isInstalled)) servers.set(name, await startServer(name, folder, dist))
  })
  afterAll(async () => {
    for (const server of servers.values()) await server.stop()
    await removeFolder(folder)
  })

  /** Returns the responses of all servers, by name; a single response if all agree. */
  async function answersTo(address: string) {
    const found = new Map<string, string[]>()
    for (const [name, server] of servers) {
      const { status, headers } = await ask(server.url, start + address)
      const answer = `${status} ${headers.location?.replace(server.url, '') ?? ''}`.trim()
      found.set(answer, [...(found.get(answer) ?? []), name])
    }
    return Object.fromEntries(found)
  }
  const everyServer = (answer: string) => ({ [answer]: [...servers.keys()] })

  const asked = led.flatMap(([, ...addresses]) => addresses.map((address) => [address.slice(0, 70), address] as const))
  test.each(asked)('lead on from %s', async (_, address) => {
    expect(await answersTo(address)).toEqual(everyServer(`301 ${base}quote/`))
    expect(await answersTo(`${address}?a=b`)).toEqual(everyServer(`301 ${base}quote/?a=b`))
  })

  test.each(missing)('do not lead on from %s', async (address) => {
    expect(await answersTo(address)).toEqual(everyServer('404'))
  })

  test.each(targets)('%s -> %s: %s leads to %s', async (_from, _to, address, answer) => {
    expect(await answersTo(address)).toEqual(everyServer(`301 ${start}${answer}`))
    if (!address.endsWith('?')) expect(atCloudflare(text, start + address)).toBe(start + answer)
  })

  test('are led on from by Cloudflare Pages, but for those of which the check tells', () => {
    const left = led.flatMap(([from, address = '']) => (atCloudflare(text, start + address) ? [] : [from]))
    expect(left).toEqual(['/what%2Aever/', '/**/', '/at:noon/', '/:name/'])
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(1_000)
  })

  test('leave nothing for a server to warn of', async () => {
    for (const method of ['GET', 'POST', 'TRACE', 'PROPFIND'])
      for (const [, server] of servers) await ask(server.url, `${start}/our%20team/`, {}, method)
    expect([...servers.values()].map((server) => server.said()).join('')).not.toContain('[warn]')
  })
})
