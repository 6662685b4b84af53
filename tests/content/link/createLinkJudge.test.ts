import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '') as { footer: object }
const problems = (body: string, site: object = {}) =>
  compileSite({
    sources: {
      ...baseSite,
      'site.config.json': JSON.stringify({ ...config, ...site }),
      'pages/trial.json': pageFile([{ type: 'prose', body }]),
    },
    assets: baseAssets,
  }).problems.map(({ code, edits }) => [code, edits?.[0]?.text])

describe('src/content/link/createLinkJudge, addresses with the domain of the site', () => {
  test.each([
    ['https://www.marblestep.example/abuot/', 'unknown-page', '/about/'],
    ['https://marblestep.example/abuot/', 'unknown-page', '/about/'],
    ['http://www.marblestep.example/abuot/', 'unknown-page', '/about/'],
    ['https://WWW.Marblestep.Example/abuot/', 'unknown-page', '/about/'],
    ['https://www.marblestep.example:443/abuot/', 'unknown-page', '/about/'],
    ['https://www.marblestep.example./abuot/', 'unknown-page', '/about/'],
    ['https://www.marblestep.example/abuot/?a=b#values', 'unknown-page', '/about/?a=b#values'],
    ['https://www.marblestep.example/about', 'link-without-slash', '/about/'],
    ['https://www.marblestep.example/about/#vlaues', 'unknown-anchor', '/about/#values'],
    ['https://www.marblestep.example/services/windows/', 'link-to-draft', undefined],
    ['https://www.marblestep.example/files/checklist.pdf', 'own-domain', '/files/checklist.pdf'],
    ['https://www.marblestep.example', 'own-domain', '/'],
    ['https://staging.marblestep.example/about/', 'unusable-link', '/about/'],
    ['https://dev2.marblestep.example/abuot/', 'unknown-page', '/about/'],
  ])('judges %s like an address inside the site: %s', (href, code, text) => {
    expect(problems(`See [what we do](${href}).`)).toEqual([[code, text]])
  })

  test.each([
    'https://shop.marblestep.example/sale/',
    'https://staging.marblestep.com/',
    'https://dev.example/',
    'https://marblestep.example.co/a/',
    'https://marblestep.com/',
  ])('leaves %s alone, which is another host', (href) => {
    expect(problems(`See [what we do](${href}).`)).toEqual([])
  })

  test('knows which part of the domain is the site, where that has a base', () => {
    const at = (href: string) =>
      problems(`See [what we do](https://www.marblestep.example${href}).`, { base: '/site/' })
    expect([at('/site/abuot/'), at('/abuot/'), at('/site')]).toEqual([
      [['unknown-page', '/about/']],
      [],
      [['own-domain', '/']],
    ])
  })

  test('judges those of site.config.json too', () => {
    const href = 'https://www.marblestep.example/qoute/'
    const button = { label: 'Ask', href }
    expect(problems('', { header: { links: ['/about/'], button } })).toContainEqual(['unknown-page', '"/quote/"'])
    expect(problems('', { footer: { ...config.footer, careers: href } })).toContainEqual(['unknown-page', '"/quote/"'])
  })
})
