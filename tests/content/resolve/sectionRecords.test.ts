import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { baseAssets, baseSite } from '../baseSite.ts'

/** Returns the structured data records of one type on a page with some sections. */
function recordsOf(type: string, sections: object[], company: object = {}) {
  const config = JSON.parse(baseSite['site.config.json'] ?? '') as { company: object }
  Object.assign(config.company, company)
  const page = {
    name: 'Floors',
    title: 'Floors',
    description: 'Floors.',
    sections: [{ type: 'hero', heading: 'Floors' }, ...sections],
  }
  const sources = {
    ...baseSite,
    'site.config.json': JSON.stringify(config),
    'pages/floors.json': JSON.stringify(page),
  }
  const { model, problems } = compileSite({ sources, assets: baseAssets })
  const current = model?.pages.get('/floors/')
  if (!model || !current) throw new Error(problems.map(({ message }) => message).join('\n'))
  const { head } = resolvePage(model, current, { year: 2026 })
  const { '@graph': graph } = JSON.parse(head.structuredData ?? '{"@graph":[]}') as { '@graph': { '@type': string }[] }
  return graph.filter((record) => record['@type'] === type)
}

describe('src/content/resolve, records of sections', () => {
  test('tells of the people of a team what is shown of them', () => {
    const items = [
      {
        name: 'Amara Osei',
        role: 'Supervisor',
        text: 'Knows **every** key.',
        image: { src: '/social.png', alt: 'Amara' },
      },
      { name: 'Luis Ortega', role: 'Floor care' },
    ]
    const worksFor = { '@id': 'https://www.marblestep.example/#business' }
    expect(recordsOf('Person', [{ type: 'team', items }])).toEqual([
      {
        '@type': 'Person',
        name: 'Amara Osei',
        jobTitle: 'Supervisor',
        description: 'Knows every key.',
        image: 'https://www.marblestep.example/social.png',
        worksFor,
      },
      { '@type': 'Person', name: 'Luis Ortega', jobTitle: 'Floor care', worksFor },
    ])
  })

  test('tells nothing of what customers say: a company must not rate itself', () => {
    const items = [{ quote: 'Dry by morning.', author: 'Dana Whitfield', rating: 5 }]
    const found = ['Review', 'AggregateRating', 'Rating'].flatMap((type) =>
      recordsOf(type, [{ type: 'testimonials', items }]),
    )
    expect(found).toEqual([])
  })

  const groups = [
    {
      title: 'Soups',
      items: [
        { title: 'Onion soup', price: '14,50 $', text: 'With *Gruyère*.' },
        { title: 'Soup of the day', price: 'on request' },
      ],
    },
  ]
  const provider = { '@id': 'https://www.marblestep.example/#business' }

  test('tells of the prices of a restaurant as of its menu, and of no price that is not one amount', () => {
    expect(recordsOf('Menu', [{ type: 'priceList', heading: 'Dinner', groups }], { type: 'Restaurant' })).toEqual([
      {
        '@type': 'Menu',
        name: 'Dinner',
        url: 'https://www.marblestep.example/floors/',
        provider,
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'Soups',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Onion soup',
                description: 'With Gruyère.',
                offers: { '@type': 'Offer', price: '14.50', priceCurrency: 'USD' },
              },
              { '@type': 'MenuItem', name: 'Soup of the day' },
            ],
          },
        ],
      },
    ])
  })

  test('tells of the prices of others as of what they offer', () => {
    const [list] = recordsOf('OfferCatalog', [{ type: 'priceList', groups }])
    expect(list).toMatchObject({
      name: 'Floors',
      itemListElement: [
        {
          '@type': 'OfferCatalog',
          name: 'Soups',
          itemListElement: [
            { price: '14.50', priceCurrency: 'USD', itemOffered: { '@type': 'Service', name: 'Onion soup', provider } },
            { '@type': 'Offer', itemOffered: { name: 'Soup of the day' } },
          ],
        },
      ],
    })
  })

  test('tells of offers what they cost, and of those without one amount their name', () => {
    const items = [
      { title: 'Spring package', price: '$240', usualPrice: '$310', text: 'Panes **and** screens.' },
      { title: 'Whole house', price: 'from $900', text: 'In a day.', link: { label: 'See it', href: '/floors/' } },
    ]
    const [list] = recordsOf('OfferCatalog', [{ type: 'offers', heading: 'This spring', items }])
    expect(list).toEqual({
      '@type': 'OfferCatalog',
      name: 'This spring',
      itemListElement: [
        {
          '@type': 'Offer',
          name: 'Spring package',
          description: 'Panes and screens.',
          price: '240',
          priceCurrency: 'USD',
          offeredBy: provider,
        },
        {
          '@type': 'Offer',
          name: 'Whole house',
          description: 'In a day.',
          url: 'https://www.marblestep.example/floors/',
          offeredBy: provider,
        },
      ],
    })
  })
})
