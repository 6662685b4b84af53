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
})
