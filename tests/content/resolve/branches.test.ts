import { describe, expect, test } from 'vitest'
import type { Page, Site } from '../../../schemas/index.ts'
import type { PageModel, SectionModel } from '../../../src/content/model/pageModel.ts'
import { htmlToText } from '../../../src/content/text/htmlToText.ts'
import { resolveSmallSite, smallConfig } from '../smallSite.ts'

const branches: Site['company']['branches'] = {
  towson: {
    name: 'Brightwork Towson',
    type: 'HomeAndConstructionBusiness',
    phone: '(410) 555-0177',
    address: { street: '40 York Road', city: 'Towson', state: 'MD', zip: '21204' },
    latitude: 39.4,
    longitude: -76.6,
  },
}
const company = { ...smallConfig.company, branches, hours: [{ days: 'Daily', time: '7 am – 7 pm' }] }
const sections: Page['sections'] = [
  { type: 'hero', heading: 'Our Office', text: 'Call {phone} or write to {email}.', actions: [{ call: true }] },
  { type: 'contactDetails' },
  { type: 'quoteForm' },
  { type: 'map', mode: 'placeholder' },
]
const pages = resolveSmallSite(
  {
    'pages/office.json': { name: 'Office', branch: 'towson', sections },
    'pages/main.json': { name: 'Main', sections },
    'pages/services/floors.json': { branch: 'towson' },
  },
  { company },
)

const sectionOf = <T extends SectionModel['type']>(path: string, type: T) =>
  pages.get(path)?.sections.find((section): section is Extract<SectionModel, { type: T }> => section.type === type)
const hero = (path: string) => sectionOf(path, 'hero')?.props
const recordsOf = (model: PageModel | undefined) =>
  (JSON.parse(model?.head.structuredData ?? '{"@graph":[]}') as { '@graph': Record<string, unknown>[] })['@graph']
const home = 'https://www.example.com/'

describe('a page that names a branch', () => {
  test('says the phone of the branch in its texts, and the e-mail of the company where the branch has none', () => {
    const said = (path: string) => htmlToText(hero(path)?.text ?? '')
    expect(said('/office/')).toBe('Call (410) 555-0177 or write to hello@example.com.')
    expect(said('/main/')).toBe('Call (410) 555-0100 or write to hello@example.com.')
  })

  test('lets its number be called from a text', () => {
    expect(hero('/office/')?.text).toContain('<a href="tel:+14105550177" class="fact">(410) 555-0177</a>')
  })

  test('calls the branch', () => {
    expect(hero('/office/')?.actions).toEqual([{ label: '(410) 555-0177', href: 'tel:+14105550177', call: true }])
  })

  test('shows how the branch is reached, and no hours where the branch has none', () => {
    const { address, phone, hours } = sectionOf('/office/', 'contactDetails')?.props.company ?? {}
    expect([address, phone?.label, hours]).toEqual([
      {
        street: '40 York Road',
        town: 'Towson, MD 21204',
        directions: 'https://www.google.com/maps/dir/?api=1&destination=40%20York%20Road%2C%20Towson%2C%20MD%2021204',
      },
      '(410) 555-0177',
      [],
    ])
    expect(sectionOf('/main/', 'contactDetails')?.props.company.hours).toHaveLength(1)
  })

  test('gives a visitor whose request failed the phone of the branch', () => {
    expect(sectionOf('/office/', 'quoteForm')?.props.placed.company.phone.label).toBe('(410) 555-0177')
  })

  test('has the branch on its map', () => {
    expect(sectionOf('/office/', 'map')?.props.places).toEqual([
      { name: 'Brightwork Towson', href: '/office/', latitude: 39.4, longitude: -76.6, current: true },
    ])
  })

  test('keeps the header and the footer of the company', () => {
    const { header, footer } = pages.get('/office/') ?? {}
    expect([header?.phone.label, footer?.company.phone.label]).toEqual(['(410) 555-0100', '(410) 555-0100'])
  })

  test('has the record of the branch where it shows how that is reached', () => {
    expect(recordsOf(pages.get('/office/'))[0]).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      '@id': `${home}#branch-towson`,
      name: 'Brightwork Towson',
      url: `${home}office/`,
      telephone: '+14105550177',
      address: { streetAddress: '40 York Road' },
      geo: { latitude: 39.4, longitude: -76.6 },
      branchOf: { '@id': `${home}#business` },
    })
    expect(recordsOf(pages.get('/main/')).map((record) => record['@type'])).toEqual(['BreadcrumbList'])
  })

  test('names the branch as the provider of its service', () => {
    const service = recordsOf(pages.get('/services/floors/')).find((record) => record['@type'] === 'Service')
    expect(service?.provider).toEqual({ '@id': `${home}#branch-towson` })
  })

  test('is one of the departments that the record of the company names', () => {
    expect(recordsOf(pages.get('/'))[0]?.department).toEqual([{ '@id': `${home}#branch-towson` }])
  })
})

describe('a section that names a branch', () => {
  const both = resolveSmallSite(
    {
      'pages/both.json': {
        name: 'Both',
        sections: [
          { type: 'hero', heading: 'Both Offices' },
          { type: 'contactDetails', branch: 'main' },
          {
            type: 'contactDetails',
            branch: 'towson',
            show: ['phone', 'address'],
            text: 'Or write to {email}: {phone}.',
          },
          { type: 'contactDetails', branch: 'towson', heading: 'Sundays', show: ['phone'] },
          { type: 'map', mode: 'placeholder', branch: 'towson' },
        ],
      },
    },
    {
      company: {
        ...company,
        officeName: 'Harbor office',
        closures: [{ from: '2026-12-24', note: 'Christmas Eve', hours: '08:00-12:00' }],
      },
    },
  ).get('/both/')
  const details = both?.sections.flatMap((each) => (each.type === 'contactDetails' ? [each.props] : [])) ?? []

  test('shows that office, beside others of the same page', () => {
    expect(details.map((each) => [each.company.branch, each.company.phone.label])).toEqual([
      [undefined, '(410) 555-0100'],
      ['Brightwork Towson', '(410) 555-0177'],
      ['Brightwork Towson', '(410) 555-0177'],
    ])
    expect(details[1]?.text).toContain('(410) 555-0177')
  })

  test('has the name of that office as its heading, unless it has one of its own', () => {
    expect(details.map(({ heading }) => heading)).toEqual(['Harbor office', 'Brightwork Towson', 'Sundays'])
    expect(sectionOf('/office/', 'contactDetails')?.props.heading).toBeUndefined()
  })

  test('has the name of the company over a main office without one of its own', () => {
    const sections = [
      { type: 'hero' as const, heading: 'Us' },
      { type: 'contactDetails' as const, branch: 'main' },
    ]
    const page = resolveSmallSite({ 'pages/us.json': { name: 'Us', sections } }).get('/us/')
    expect(page?.sections[1]).toMatchObject({ props: { heading: 'Brightwork' } })
  })

  test('has that office on its map', () => {
    const map = both?.sections.find((each) => each.type === 'map')
    expect(map?.type === 'map' && map.props.places.map(({ name }) => name)).toEqual(['Brightwork Towson'])
  })

  test('tells search engines of a branch what is shown of it, and no more', () => {
    const [record] = recordsOf(both)
    expect(record).toMatchObject({ '@id': `${home}#branch-towson`, telephone: '+14105550177' })
    expect(Object.keys(record ?? {})).not.toContain('email')
  })

  test('gives the branch one address, whatever page shows it: that of the page about it', () => {
    const shown = [
      { type: 'hero' as const, heading: 'X' },
      { type: 'contactDetails' as const, branch: 'towson' },
    ]
    const site = resolveSmallSite(
      {
        'pages/a-post.json': { branch: 'towson', sections: shown.slice(0, 1) },
        'pages/both.json': { sections: shown },
        'pages/office.json': {
          branch: 'towson',
          sections: [{ type: 'hero', heading: 'X' }, { type: 'contactDetails' }],
        },
      },
      { company },
    )
    const urls = ['/both/', '/office/'].map((path) => recordsOf(site.get(path))[0]?.url)
    expect(urls).toEqual([`${home}office/`, `${home}office/`])
  })

  test('says the hours of a day that is open for a part of it, as it writes those of each week', () => {
    expect(details[0]?.company.closures?.[0]?.hours).toBe('8 am – 12 pm')
  })
})
