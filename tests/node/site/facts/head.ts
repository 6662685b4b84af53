import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Site } from '../../../../schemas/index.ts'
import { repository } from '../builtSite.ts'
import { type Built, failing, only, type PageHtml } from '../pageHtml.ts'

export const config = JSON.parse(readFileSync(join(repository, 'site.config.json'), 'utf8')) as Site

/** Pages that search engines must not index (decisions 16, 19, 20). */
const notIndexed = ['/404.html', '/blog/', '/privacy-policy/', '/thank-you/']

const meta = (page: PageHtml, name: string) => only(page, `meta[name="${name}"]`, 'content')
const property = (page: PageHtml, name: string) => only(page, `meta[property="${name}"]`, 'content')
const titleOf = ({ document }: PageHtml) => document.title
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

export function testHead(built: () => Built): void {
  test('has a title of its own on every page', () => {
    const titles = built().pages.map(titleOf)
    expect([titles.filter((title) => !title), repeated(titles)]).toEqual([[], []])
  })

  test('has titles that search engines show whole', () => {
    expect(failing(built().pages, (page) => titleOf(page).length <= 65 || titleOf(page))).toEqual([])
  })

  test('has a description of its own on every page', () => {
    const descriptions = built().pages.map((page) => meta(page, 'description'))
    expect([descriptions.filter((text) => text.length < 50 || text.length > 170), repeated(descriptions)]).toEqual([
      [],
      [],
    ])
  })

  test('leaves no token unfilled', () => {
    expect(failing(built().pages, ({ html }) => html.match(/\{[a-zA-Z.]+\}/g) ?? [])).toEqual([])
  })

  test('names the address of each page with its slash as canonical, and in og:url', () => {
    const found = failing(built().pages, (page) => {
      const address = `${config.domain}${page.address}`
      const canonical = page.address === '/404.html' ? '0 of' : address
      const [inHead, shared] = [only(page, 'link[rel=canonical]', 'href'), property(page, 'og:url')]
      return [
        ...((canonical === '0 of' ? inHead.startsWith(canonical) : inHead === canonical) ? [] : [inHead]),
        ...(shared === address ? [] : [shared]),
      ]
    })
    expect(found).toEqual([])
  })

  test('has all social tags on every page', () => {
    const found = failing(built().pages, (page) => {
      const expected: Record<string, string> = {
        'og:site_name': config.company.name,
        'og:type': 'website',
        'og:title': titleOf(page),
        'og:description': meta(page, 'description'),
      }
      return [
        ...Object.entries(expected).filter(([name, value]) => property(page, name) !== value),
        // X uses title, text and picture of Open Graph if it finds no tags of its own.
        ...(meta(page, 'twitter:card') === 'summary_large_image' ? [] : ['twitter:card']),
      ]
    })
    expect(found).toEqual([])
  })

  test('has a social picture on its own domain that is there, with its size and words', () => {
    const found = failing(built().pages, (page) => {
      const image = property(page, 'og:image')
      const file = image.slice(config.domain.length + 1)
      const facts = ['og:image:width', 'og:image:height', 'og:image:alt'].map((name) => property(page, name))
      return (built().files.has(file) && String(facts.slice(0, 2)) === '1200,630' && facts[2] !== '') || image
    })
    expect(found).toEqual([])
  })

  test('shares every page with a picture of its own, drawn in this build, except the one of unknown addresses', () => {
    const files = built().pages.map((page) => property(page, 'og:image').slice(config.domain.length + 1))
    expect([repeated(files), files.filter((file) => !file.endsWith('og.png'))]).toEqual([[], ['social.png']])
    // Width and height are the first numbers of a PNG (https://www.w3.org/TR/png-3/#11IHDR).
    const sizes = files.map((file) => [16, 20].map((at) => built().files.get(file)?.readUInt32BE(at)).join(' x '))
    expect([...new Set(sizes)]).toEqual(['1200 x 630'])
  })

  test('keeps search engines from placeholders, thanks and the page for unknown addresses only', () => {
    const found = built().pages.filter(({ document }) => document.querySelector('meta[name=robots]'))
    expect(found.map(({ address }) => address).sort()).toEqual(notIndexed)
    expect(found.map((page) => meta(page, 'robots'))).toEqual(found.map(() => 'noindex'))
  })

  test('lists exactly the indexed pages in sitemap.xml', () => {
    const xml = String(built().files.get('sitemap.xml'))
    const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    const indexed = built().pages.filter(({ address }) => !notIndexed.includes(address))
    expect(listed).toEqual(indexed.map(({ address }) => `${config.domain}${address}`).sort())
    expect(listed.length).toBe(23)
  })

  test('shows robots.txt the way to sitemap.xml', () => {
    expect(String(built().files.get('robots.txt'))).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${config.domain}/sitemap.xml\n`,
    )
  })

  test('has a manifest whose icons are there', () => {
    const manifest = JSON.parse(String(built().files.get('manifest.webmanifest'))) as { icons: { src: string }[] }
    expect(manifest.icons.filter(({ src }) => !built().files.has(src.slice(1)))).toEqual([])
  })
}
