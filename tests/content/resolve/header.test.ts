import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import type { HeaderModel } from '../../../src/content/model/pageModel.ts'
import { resolveSmallSite, smallConfig } from '../smallSite.ts'

function headerOf(links: Site['header']['links'], path = '/quote/', config: Partial<Site> = {}): HeaderModel {
  const about = { name: 'About', sections: [{ type: 'hero' as const, heading: 'About', id: 'crew' }] }
  const pages = resolveSmallSite({ 'pages/about.json': about }, { header: { ...smallConfig.header, links }, ...config })
  const header = pages.get(path)?.header
  if (!header) throw new Error(`No page ${path}`)
  return header
}

describe('the entries of the header', () => {
  test('have the name of their page, or words of their own', () => {
    const { links } = headerOf(['/about/', { label: 'Ask {company}', href: '/quote/' }])
    expect(links).toEqual([
      { label: 'About', href: '/about/', children: [] },
      { label: 'Ask Brightwork', href: '/quote/', children: [] },
    ])
  })

  test('lead to parts of pages, to other sites and to the phone of the company', () => {
    const { links } = headerOf(
      [
        { label: 'Crew', href: '/about/#crew' },
        { label: 'Shop', href: 'https://shop.example.org/' },
        { label: 'Call', href: 'tel:{phone}' },
      ],
      '/quote/',
      { base: '/site/' },
    )
    expect(links.map(({ href }) => href)).toEqual([
      '/site/about/#crew',
      'https://shop.example.org/',
      'tel:+14105550100',
    ])
  })

  test('open what is written below them, or the pages of a folder', () => {
    const { links } = headerOf([
      { label: 'About us', links: ['/about/', { label: 'Crew', href: '/about/#crew' }] },
      { label: 'What we do', href: '/services/', source: { collection: 'services' } },
    ])
    expect(links).toEqual([
      {
        label: 'About us',
        isMenu: true,
        children: [
          { label: 'About', href: '/about/' },
          { label: 'Crew', href: '/about/#crew' },
        ],
      },
      {
        label: 'What we do',
        href: '/services/',
        isMenu: true,
        children: [
          { label: 'Windows', href: '/services/windows/' },
          { label: 'Floors', href: '/services/floors/' },
        ],
      },
    ])
  })

  test('list the pages of their folder in the menu of phones alone where nothing is written below them', () => {
    const [entry] = headerOf([{ label: 'What we do', href: '/services/' }]).links
    expect(entry).toMatchObject({ children: [{ label: 'Windows' }, { label: 'Floors' }] })
    expect(entry).not.toHaveProperty('isMenu')
  })

  test('list nothing below an address alone where others open menus', () => {
    const { links } = headerOf(['/services/', { label: 'About us', links: ['/about/'] }])
    expect(links.map(({ children }) => children.length)).toEqual([0, 1])
  })
})

describe('a hero', () => {
  const heroOf = (actions: { label: string; href: string }[], call: boolean) => {
    const hero = {
      type: 'hero' as const,
      heading: 'About',
      actions: [...actions, ...(call ? [{ call: true as const }] : [])],
    }
    const pages = resolveSmallSite({ 'pages/about.json': { name: 'About', sections: [hero] } })
    return pages.get('/about/')?.sections[0]?.props
  }

  test('takes the place of the contact bar where it has its call and its button', () => {
    const quote = { label: 'Ask for a price', href: '/quote/' }
    expect(heroOf([quote], true)).toMatchObject({ actsAsBar: true })
    expect(heroOf([quote], false)).not.toHaveProperty('actsAsBar')
    expect(heroOf([{ label: 'Home', href: '/' }], true)).not.toHaveProperty('actsAsBar')
  })

  test('says that its page follows a form, where no contact bar asks for another', () => {
    const pages = resolveSmallSite({
      'pages/about.json': { name: 'About', sections: [{ type: 'hero', heading: 'About' }] },
      'pages/thank-you.json': { name: 'Thanks', sections: [{ type: 'hero', heading: 'Thanks' }] },
    })
    const propsOf = (path: string) => pages.get(path)?.sections[0]?.props
    expect([propsOf('/thank-you/'), propsOf('/about/')]).toMatchObject([{ thanks: true }, {}])
    expect(propsOf('/about/')).not.toHaveProperty('thanks')
  })
})
