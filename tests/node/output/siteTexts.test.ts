import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, sitemaps } from '../../../src/node/output/siteTexts.ts'
import { compileSmallSite } from '../../content/smallSite.ts'

type Changes = Parameters<typeof compileSmallSite>

/** Returns what the policy of a changed site allows for one kind of content. */
const allowed = (directive: string, ...changes: Changes) =>
  contentSecurityPolicy(compileSmallSite(...changes), [''])
    .split('; ')
    .filter((part) => part.startsWith(`${directive} `))

const forms = (quote: string | null, contact: string | null) => ({
  forms: { quote: { endpoint: quote }, contact: { endpoint: contact } },
})
const withMap = (mode: 'embed' | 'placeholder') => ({
  'pages/quote.json': {
    sections: [
      { type: 'hero' as const, heading: 'Quote' },
      { type: 'map' as const, mode, embed: 'https://maps.example.com/embed?bbox=1,2' },
    ],
  },
})

describe('src/node/output/siteTexts contentSecurityPolicy', () => {
  test('lets in nothing from elsewhere where a site names nothing', () => {
    expect(contentSecurityPolicy(compileSmallSite(), [''])).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
        "font-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'none'; manifest-src 'self'; " +
        "form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    )
  })

  test.each<[string, string, Changes]>([
    [
      'the receiver of a form, and once its own host',
      "connect-src 'self' https://hooks.example.com",
      [{}, forms('https://hooks.example.com/q?x=1', '/contact')],
    ],
    [
      'each of two receivers',
      "connect-src 'self' https://a.example.com:8443 https://b.example.com",
      [{}, forms('https://b.example.com/q', 'https://a.example.com:8443/c')],
    ],
    [
      'one receiver of both forms once',
      "connect-src 'self' https://hooks.example.com",
      [{}, forms('https://hooks.example.com/q', 'https://hooks.example.com/c')],
    ],
    [
      'wherever a receiver redirects to whose redirects are followed',
      "connect-src 'self' https://hooks.example.com https:",
      [
        {},
        {
          forms: {
            quote: { endpoint: 'https://hooks.example.com/q', redirects: 'follow' },
            contact: { endpoint: null },
          },
        },
      ],
    ],
    [
      'no further host for redirects without a receiver',
      "connect-src 'self'",
      [{}, { forms: { quote: { endpoint: null, redirects: 'follow' }, contact: { endpoint: null } } }],
    ],
    [
      'the hosts of pictures',
      "img-src 'self' https://img.example.com",
      [{}, { images: { hosts: ['img.example.com'] } }],
    ],
    ['the map of a map service', 'frame-src https://maps.example.com', [withMap('embed')]],
    [
      'a question to the map service, whether it answers',
      "connect-src 'self' https://maps.example.com",
      [withMap('embed')],
    ],
    ['no map service for a drawn map', "frame-src 'none'", [withMap('placeholder')]],
  ])('lets in %s', (_, part, changes) => {
    expect(allowed(part.split(' ', 1)[0] ?? '', ...changes)).toEqual([part])
  })
})

describe('src/node/output/siteTexts sitemaps', () => {
  /** Returns the sitemaps of the small site, which has seven indexed pages: path, and the addresses in each. */
  const addressesIn = (most?: { addresses: number; bytes: number }, ...changes: Changes) =>
    sitemaps(compileSmallSite(...changes), most).map(({ path, content }) => [
      path,
      [...content.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address),
    ])
  const site = 'https://www.example.com'
  const locations = [`${site}/locations/`, `${site}/locations/towson-md/`]
  const services = [`${site}/services/`, `${site}/services/floors/`, `${site}/services/windows/`]

  test('lists all pages that may be kept in one file, sorted', () => {
    expect(addressesIn()).toEqual([['sitemap.xml', [`${site}/`, ...locations, `${site}/quote/`, ...services]]])
  })

  test('leaves out hidden pages and those that wait for their text', () => {
    const [[, addresses] = []] = addressesIn(undefined, {
      'pages/quote.json': { status: 'hidden' },
      'pages/services/floors.json': { status: 'placeholder' },
    })
    expect(addresses).toEqual([`${site}/`, ...locations, `${site}/services/`, `${site}/services/windows/`])
  })

  test('spreads more addresses than a file may hold over several, named by an index', () => {
    expect(addressesIn({ addresses: 3, bytes: 1e6 })).toEqual([
      ['sitemap.xml', [1, 2, 3].map((number) => `${site}/sitemap-${number}.xml`)],
      ['sitemap-1.xml', [`${site}/`, ...locations]],
      ['sitemap-2.xml', [`${site}/quote/`, ...services.slice(0, 2)]],
      ['sitemap-3.xml', services.slice(2)],
    ])
  })

  test('keeps each file below the most bytes', () => {
    const most = { addresses: 1000, bytes: 420 }
    const [index, ...files] = sitemaps(compileSmallSite(), most)
    expect(index?.content.match(/<sitemap>/g)?.length).toBe(files.length)
    expect(files.length).toBe(3)
    expect(files.filter(({ content }) => Buffer.byteLength(content) > most.bytes)).toEqual([])
    expect(files.flatMap(({ content }) => content.match(/<loc>/g))).toHaveLength(7)
  })

  test('names all by the folder of the site on its host', () => {
    const [index, first] = addressesIn({ addresses: 6, bytes: 1e6 }, {}, { base: '/clean/' })
    expect(index?.[1]).toEqual([`${site}/clean/sitemap-1.xml`, `${site}/clean/sitemap-2.xml`])
    expect(first?.[1]?.[0]).toBe(`${site}/clean/`)
  })
})
