import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { recordFile } from '../../../src/content/model/files/recordFile.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '') as object
interface More {
  assets?: readonly string[]
  files?: Record<string, string>
}
const compile = (redirects: Record<string, string>, { assets = [], files = {} }: More = {}) =>
  compileSite({
    sources: { ...baseSite, ...files, 'site.config.json': JSON.stringify({ ...config, redirects }) },
    assets: [...baseAssets, ...assets],
  })
const told = (redirects: Record<string, string>, more?: More) =>
  compile(redirects, more).problems.map(({ message, fix }) => [message, fix])

describe('src/content/addresses/checkRedirects', () => {
  test.each([
    '/about-us.html',
    '/about.html',
    '/index.php',
    '/services.aspx',
    '/shop/Our_Team.htm',
    '/files/old.v2.pdf',
  ])('takes the file %s of an earlier site', (from) => {
    const { problems, model } = compile({ [from]: '/about/' })
    expect(problems).toEqual([])
    expect(model?.redirects.get(from)).toEqual({ to: '/about/', isTemporary: false })
  })

  test.each(['/Our_Team/', '/about_us/', '/Services/Floor-Care/', '/index.php/about/', '/v2.0/prices/'])(
    'takes the page %s of an earlier site',
    (from) => {
      const { problems, model } = compile({ [from]: '/about/' })
      expect(problems).toEqual([])
      expect([...(model?.redirects.keys() ?? [])]).toEqual([from])
    },
  )

  test.each([
    '/café/',
    '/caf%C3%A9/',
    '/caf%c3%a9.html',
    '/über uns/',
    '/a+b/',
    '/100%25-clean/',
    '/100%-clean/',
    '/about%20us.html',
    "/o'neill,_inc.(md)/team.htm",
    '/inc./',
    '/index.php/',
    '/the%20%22best%22/',
    '/about{us}.html',
    '/a%2Bb/',
    '/☎️/',
    '/ends%20/',
    '/team.html/ann/',
    '/v2.0/a b/',
    '/日本/',
  ])('takes the old address %s as it is', (from) => {
    const { problems, model } = compile({ [from]: '/about/' })
    expect(problems).toEqual([])
    expect([...(model?.redirects.keys() ?? [])]).toEqual([from])
  })

  test('takes one address with and without codes once', () => {
    expect(told({ '/café/': '/about/', '/caf%C3%A9/': '/quote/' })).toEqual([
      [
        '"/caf%C3%A9/" is the same address as "/café/", with its letters in another code.',
        'They lead to two pages: delete the line that is wrong.',
      ],
    ])
  })

  test.each(['/café/', '/caf%C3%A9/', '/caf%C3%A9/?a=b#values'])(
    'leads a link to %s on, however that is written',
    (href) => {
      const files = { 'pages/x.json': pageFile([{ type: 'linkList', links: [{ label: 'Coffee', href }] }]) }
      for (const from of ['/café/', '/caf%C3%A9/'])
        expect(compile({ [from]: '/about/' }, { files }).problems.map(({ code }) => code)).toEqual([
          'link-to-old-address',
        ])
    },
  )

  test('names a few addresses of a long circle', () => {
    const circle = Array.from({ length: 13 }, (_, number) => [`/${number}/`, `/${(number + 1) % 13}/`])
    expect(told(Object.fromEntries(circle))).toEqual([
      [
        'These redirects lead in a circle: /0/ → /1/ → /2/ → /3/ → /4/ → /5/ → /6/ → /7/ → /8/ → /9/ → 3 more → /0/.',
        'Lead one of them to a page that exists.',
      ],
    ])
  })

  test('refuses an address that only capital letters tell from that of a page', () => {
    expect(told({ '/About/': '/quote/' })).toEqual([
      [
        '"/About/" differs from the page "/about/" (pages/about.json) in capital letters only, which many disks do not tell apart.',
        'Delete this line, or pages/about.json if its visitors are to find /quote/.',
      ],
    ])
  })

  test('takes what was published under another form for misspelt', () => {
    const files = { [recordFile]: JSON.stringify({ version: 1, addresses: { '/our-team/': 'Our Team' } }) }
    expect(told({ '/Our-Team/': '/about/' }, { files })).toEqual([
      ['"/Our-Team/" is not written as an address of this site.', 'Write "/our-team/".'],
    ])
  })

  test.each([
    ['/index.html', 'At /index.html visitors find the page / already (pages/index.json).', 'pages/index.json'],
    [
      '/about/index.html',
      'At /about/index.html visitors find the page /about/ already (pages/about.json).',
      'pages/about.json',
    ],
    ['/404.html', '/404.html is what hosts show at unknown addresses.'],
    ['/sitemap.xml', 'Each build makes a file /sitemap.xml.'],
    ['/robots.txt', 'Each build makes a file /robots.txt.'],
    ['/about/og.png', 'Each build makes a file /about/og.png.'],
  ])('refuses %s, where the site has something', (from, message, page?: string) => {
    const fix = page ? `Delete this line, or ${page} if its visitors are to find /quote/.` : 'Delete this line.'
    expect(told({ [from]: '/quote/' })).toEqual([[message, fix]])
  })

  test.each([
    'https://shop.example.com/',
    'http://shop.example.com/quote/',
    'HTTPS://shop.example.com/quote/',
    'https://[',
  ])('guesses no page in place of %s', (to) => {
    const { problems } = compile({ '/shop/': to })
    expect(problems.map(({ message, fix, edits }) => [message, fix, edits])).toEqual([
      [
        `"${to}" is not a page of this site, and a redirect leads to no other one.`,
        'Write the address of a page that links to it.',
        undefined,
      ],
    ])
  })

  test('leaves a link alone whose redirect leads to another site', () => {
    const files = { 'pages/x.json': pageFile([{ type: 'prose', body: '[a](/shop/)' }]) }
    expect(told({ '/shop/': 'https://shop.example.com/' }, { files })).toHaveLength(1)
  })

  test.each<[Record<string, string>, string[]]>([
    [
      { '/a/': '/b/', '/b/': '/c/', '/c/': '/b/' },
      [
        'This redirect leads to "/b/", which is redirected itself.',
        'These redirects lead in a circle: /b/ → /c/ → /b/.',
      ],
    ],
    [
      { '/a/': '/about/', '/about/': '/a/' },
      ['The page /about/ exists (pages/about.json), and this redirect would lead its visitors away.'],
    ],
  ])('says of the ways of %j what is wrong with each', (redirects, messages) => {
    expect(told(redirects).map(([message]) => message)).toEqual(messages)
  })

  test('offers no page at the end of redirects that has none', () => {
    const [chain] = compile({ '/a/': '/b/', '/b/': 'https://shop.example.com/' }).problems
    expect(chain).toMatchObject({ code: 'redirect-chain', fix: 'Write the address of a page that exists.' })
    expect(chain).not.toHaveProperty('edits')
  })

  test('leads nobody to the page for unknown addresses', () => {
    const files = { 'pages/404.json': pageFile([], { name: 'Lost' }) }
    expect(told({ '/old/': '/404.html' }, { files })).toEqual([
      ['"/404.html" is not a page of this site.', 'Write "/" (pages/index.json).'],
    ])
  })

  test('takes the path out of a whole address of the site itself', () => {
    expect(told({ '/offer/': 'https://marblestep.example/quote/' })).toEqual([
      ['"https://marblestep.example/quote/" is not a page of this site.', 'Write "/quote/" (pages/quote.json).'],
    ])
  })

  test('refuses the page for unknown addresses', () => {
    const files = { 'pages/404.json': pageFile([], { name: 'Lost' }) }
    expect(told({ '/404.html': '/quote/' }, { files })).toEqual([
      [
        'The page /404.html exists (pages/404.json), and this redirect would lead its visitors away.',
        'Delete this line, or pages/404.json if its visitors are to find /quote/.',
      ],
    ])
  })
})
