import { describe, expect, test } from 'vitest'
import { draftPage } from '../../../src/content/add/draftPage.ts'
import { readNewPage } from '../../../src/content/add/newPage.ts'
import { compileSmallSite } from '../smallSite.ts'

describe('src/content/add/draftPage in a small site', () => {
  type Small = Parameters<typeof compileSmallSite>
  const draftIn = (folder: string, words: string, pages: Small[0] = {}, config: Small[1] = {}, like?: string) => {
    const small = compileSmallSite(pages, config)
    const newPage = readNewPage(small, folder, words)
    if ('refusal' in newPage) throw new Error(newPage.refusal)
    const example = like === undefined ? undefined : small.pages.get(`/${folder}/${like}/`)
    return draftPage(small, newPage, { ...(example && { like: example }) })
  }
  const town = (city: string, heading: string): NonNullable<Small[0]>[string] => ({
    name: `${city}, MD`,
    location: { city, state: 'MD' },
    sections: [
      { type: 'hero', heading: `Cleaning in ${city}`, text: 'Planned with each building manager.' },
      { type: 'prose', heading, body: `Offices in ${city} close late.` },
    ],
  })

  test('keeps a text that two towns have, and none that a single one has', () => {
    const { sections } = draftIn('locations', 'Columbia, MD', {
      'pages/locations/towson-md.json': town('Towson', 'When the courts close'),
      'pages/locations/essex-md.json': town('Essex', 'When the harbor sleeps'),
    })
    expect(sections).toMatchObject([
      { heading: 'Cleaning in {city}', text: 'Planned with each building manager.' },
      { heading: expect.stringMatching(/^\[to write: /), body: 'Offices in {city} close late.' },
    ])
  })

  test.each([
    [
      'says to choose another icon than that of one page',
      undefined,
      'The icon is that of another page for now: choose your own.',
    ],
    ['copies an icon that two pages have', 'layers', undefined],
  ] as const)('%s', (_, icon, written) => {
    const { card, note } = draftIn('services', 'Carpets', {
      'pages/services/windows.json': { order: 30, card: { text: 'Clear glass.', ...(icon && { icon }) } },
      'pages/services/floors.json': { order: 20, card: { text: 'Two coats.', icon: 'layers' } },
    })
    expect(card).toMatchObject({ text: expect.stringMatching(/^\[to write: /) })
    expect([card?.icon, note]).toEqual(['layers', written])
  })

  test('keeps no price, time, number or button that speaks of the other service', () => {
    const facts = /\$|\d|cut/i
    const { title, sections } = draftIn(
      'services',
      'Hair Treatments',
      {
        'pages/services/cut.json': {
          name: 'Cut & Finish',
          order: 1,
          title: 'Cut & Finish from $42',
          sections: [
            {
              type: 'hero',
              heading: 'A cut that behaves',
              actions: [
                { label: 'Book a cut', href: '/quote/?service=cut' },
                { label: 'Call 0114 496 0142', href: '/quote/' },
                { label: 'See all', href: '/services/' },
              ],
            },
            {
              type: 'priceList',
              groups: [
                {
                  items: [
                    { title: 'Cut', price: '$42 – $56', note: 'free with a fringe' },
                    { title: 'Trim', price: '$8', text: '45 minutes' },
                  ],
                },
              ],
            },
            { type: 'testimonials', items: [{ quote: 'My cut.', author: 'Ann', rating: 4 }] },
            {
              type: 'table',
              caption: 'How long',
              columns: ['Service', 'Short', 'Medium', 'Long'],
              rows: [['Trim', '10', '–', '30 min']],
            },
          ],
        },
        'pages/services/fringe.json': {
          name: 'Fringe',
          sections: [
            { type: 'hero', heading: 'Fringe' },
            { type: 'priceList', groups: [{ items: [{ title: 'Fringe', price: '$8' }] }] },
          ],
        },
      },
      {},
      'cut',
    )
    const kept = JSON.stringify([title, sections]).replace(/\[to write:[^\]]*\]/g, '')
    expect(kept).not.toMatch(facts)
    expect(sections).toMatchObject([
      {
        actions: [
          { label: expect.stringMatching(/^\[to write: /), href: '/quote/' },
          { label: expect.stringMatching(/^\[to write: /) },
          { label: 'See all' },
        ],
      },
      { groups: [{ items: [{ price: expect.stringMatching(/^\[to write: .*price/) }, {}] }] },
      { items: [{ quote: expect.stringMatching(/^\[to write: /) }] },
      { columns: { length: 4 }, rows: [{ length: 4 }] },
    ])
  })

  test('writes few sections for the first page of a folder', () => {
    const config = { kinds: { towns: 'location' as const } }
    const page = draftIn('towns', 'Columbia, MD', { 'pages/towns/index.json': { name: 'Towns' } }, config)
    expect(page).toMatchObject({ name: 'Columbia, MD', title: '{city}, {state} | {company}', draft: true })
    expect(page.location).toEqual({ city: 'Columbia', state: 'MD' })
    expect(page.sections).toMatchObject([
      { type: 'hero', heading: '{city}, {state}', text: expect.stringContaining('your work in Columbia') },
      { type: 'prose', body: expect.stringContaining('your work in Columbia') },
    ])
  })
})
