import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import type { FooterModel } from '../../../src/content/model/pageModel.ts'
import { resolveSmallSite, smallConfig } from '../smallSite.ts'

function footerOf(changes: Partial<Site['footer']>, config: Partial<Site> = {}): FooterModel {
  const pages = resolveSmallSite({}, { footer: { ...smallConfig.footer, ...changes }, ...config })
  const footer = pages.get('/quote/')?.footer
  if (!footer) throw new Error('No page /quote/')
  return footer
}

describe('the footer', () => {
  test('lists the pages of a folder, or links of the own choice, under a heading', () => {
    const { columns } = footerOf(
      {
        columns: [
          { heading: 'Services', source: { collection: 'services' } },
          {
            heading: 'Follow us',
            links: [
              '/quote/',
              { label: '{company} on Instagram', href: 'https://www.instagram.com/brightwork' },
              { label: 'Towns', href: '/locations/' },
            ],
          },
        ],
      },
      { base: '/site/' },
    )
    expect(columns).toEqual([
      {
        heading: 'Services',
        links: [
          { label: 'Windows', href: '/site/services/windows/' },
          { label: 'Floors', href: '/site/services/floors/' },
        ],
      },
      {
        heading: 'Follow us',
        links: [
          { label: 'Quote', href: '/site/quote/' },
          { label: 'Brightwork on Instagram', href: 'https://www.instagram.com/brightwork' },
          { label: 'Towns', href: '/site/locations/' },
        ],
      },
    ])
  })

  test('has links with words of their own in its last row', () => {
    const { links } = footerOf({ links: ['/quote/', { label: 'Write to us', href: 'mailto:{email}' }] })
    expect(links).toEqual([
      { label: 'Quote', href: '/quote/' },
      { label: 'Write to us', href: expect.stringMatching(/^mailto:.+@/) },
    ])
  })

  describe('of a company with branches', () => {
    const address = { street: '4 Elm Road', city: 'Towson', state: 'MD', zip: '21204' }
    const branches = {
      towson: { name: 'Brightwork Towson', phone: '(410) 555-0177', address },
      harbor: { name: 'Brightwork Harbor', phone: '(410) 555-0178', address },
    }
    const company = { ...smallConfig.company, officeName: 'Baltimore office', branches }
    const about = {
      name: 'Towson',
      title: 'Towson',
      description: 'The office of Brightwork in Towson: where it is, how to call it and when it is open for you.',
      branch: 'towson',
    }
    const footer = (offices?: Site['footer']['offices'], more: Partial<Site['footer']> = {}) => {
      const config = { company, footer: { ...smallConfig.footer, ...more, ...(offices && { offices }) } }
      return resolveSmallSite({ 'pages/towson.json': about }, config).get('/quote/')?.footer
    }

    test('links to those that have a page, unless the site says none or links to one already', () => {
      const towson = { name: 'Brightwork Towson', href: '/towson/' }
      expect(footer()).toMatchObject({ officeName: 'Baltimore office', offices: [towson] })
      expect(footer('links', { links: ['/towson/'] })).toMatchObject({ offices: [towson] })
      expect(footer(undefined, { links: ['/towson/'] })).not.toHaveProperty('offices')
      expect(footer('none')).not.toHaveProperty('offices')
    })

    test('has the facts of all where it is to show them', () => {
      expect(footer('details')?.offices).toMatchObject([
        { name: 'Brightwork Towson', href: '/towson/', facts: { phone: { href: 'tel:+14105550177' } } },
        { name: 'Brightwork Harbor', facts: { address: { street: '4 Elm Road' } } },
      ])
    })
  })
})
