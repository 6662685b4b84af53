import { describe, expect, it } from 'vitest'
import type { PageModel } from '../../../src/content/pageModel.ts'
import { resolveSmallSite } from '../smallSite.ts'

type Node = Record<string, unknown>

/** The list in a field of a node. */
function listIn(node: Node | undefined, field: string): Node[] {
  return (node?.[field] ?? []) as Node[]
}

function graphOf(model: PageModel | undefined): Node[] {
  return (JSON.parse(model?.head.structuredData ?? '{"@graph":[]}') as { '@graph': Node[] })['@graph']
}

const typesOf = (model: PageModel | undefined) => graphOf(model).map((node) => node['@type'])

describe('content/resolve/structuredData', () => {
  it('has the business and the website on the home page, and no breadcrumb', () => {
    expect(typesOf(resolveSmallSite().get('/'))).toEqual(['LocalBusiness', 'WebSite'])
  })

  it('refers to the one business as the provider of a service', () => {
    const service = graphOf(resolveSmallSite().get('/services/floors/')).find((node) => node['@type'] === 'Service')
    expect(service?.provider).toEqual({ '@id': 'https://www.example.com/#business' })
  })

  it.each([
    ['its own', ['/social.png'], 'https://www.example.com/social.png'],
    ['that of its home page, where it brings none', ['/lobby.jpg'], 'https://www.example.com/og.png'],
  ])('shows the business with the picture of the site: %s', (_, assets, address) => {
    expect(graphOf(resolveSmallSite({}, {}, assets).get('/'))[0]?.image).toBe(address)
  })

  it('has no business record on a town page', () => {
    expect(typesOf(resolveSmallSite().get('/locations/towson-md/'))).toEqual(['BreadcrumbList', 'Service'])
  })

  it('serves the towns of the location pages', () => {
    const business = graphOf(resolveSmallSite().get('/'))[0]
    expect(listIn(business, 'areaServed').map(({ name }) => name)).toEqual(['Towson, MD'])
  })

  it('has no breadcrumb list on the page for unknown addresses', () => {
    expect(resolveSmallSite().get('/404.html')?.head.structuredData).toBeNull()
  })

  it('gives the last breadcrumb the canonical address', () => {
    const list = graphOf(resolveSmallSite().get('/locations/towson-md/'))[0]
    expect(listIn(list, 'itemListElement').at(-1)).toEqual({
      '@type': 'ListItem',
      position: 3,
      name: 'Towson, MD',
      item: 'https://www.example.com/locations/towson-md/',
    })
  })

  it('gives the answers of a FAQ as a visitor reads them', () => {
    const models = resolveSmallSite({
      'pages/quote.json': {
        sections: [
          { type: 'hero', heading: 'Quote' },
          { type: 'faq', items: [{ question: 'Why?', answer: 'See **our** [services](/services/) & more.' }] },
        ],
      },
    })
    const faq = graphOf(models.get('/quote/')).find((node) => node['@type'] === 'FAQPage')
    expect(listIn(faq, 'mainEntity')[0]?.acceptedAnswer).toEqual({
      '@type': 'Answer',
      text: 'See our services & more.',
    })
  })

  it('cannot end the script element it stands in', () => {
    const models = resolveSmallSite({ 'pages/services/floors.json': { description: '</script><script>alert(1)' } })
    expect(models.get('/services/floors/')?.head.structuredData).not.toContain('<')
  })
})
