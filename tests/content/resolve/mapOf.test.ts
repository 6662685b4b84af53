import { describe, expect, test } from 'vitest'
import type { Page } from '../../../schemas/index.ts'
import type { SectionProps } from '../../../src/content/model/pageModel.ts'
import { resolveSmallSite, smallConfig } from '../smallSite.ts'

type Source = NonNullable<Extract<Page['sections'][number], { type: 'map' }>['source']>
type Location = NonNullable<Page['location']>

const hero = { type: 'hero' as const, heading: 'Here' }
const road = (name: string, local?: boolean) => ({
  name,
  ...(local && { local }),
  points: [
    [39.3, -76.6],
    [39.4, -76.6],
  ] as [number, number][],
})
const company = { ...smallConfig.company, latitude: 39.3, longitude: -76.7 }
// The area has roads to draw, and no borders.
const area = { roads: [road('I-83'), road('York Road', true), road('Joppa Road', true)] }
const towns: Record<string, Partial<Location>> = {
  'towson-md': { latitude: 39.4, longitude: -76.6, roads: ['York Road', 'Osler Drive'], minutes: 20 },
  'bel-air-md': { latitude: 39.53, longitude: -76.35 },
  'ocean-city-md': { latitude: 38.33, longitude: -75.08 },
  'gwynn-oak-md': { latitude: 39.3, longitude: -76.7 },
}

/** Returns the map on a page of a site with four towns. */
function mapOn(path: string, source?: Source): SectionProps['map'] {
  const map = { type: 'map' as const, mode: 'placeholder' as const, ...(source && { source }) }
  const files = Object.entries(towns).map(([stem, location]) => [
    `pages/locations/${stem}.json`,
    { name: stem, location: { city: stem, state: 'MD', ...location }, sections: [hero, map] },
  ])
  const models = resolveSmallSite(
    { ...Object.fromEntries(files), 'pages/index.json': { sections: [hero, map] } },
    { company, area },
  )
  const section = models.get(path)?.sections.find(({ type }) => type === 'map')
  if (section?.type !== 'map') throw new Error(`No map on ${path}`)
  return section.props
}

const namesOn = (path: string, source?: Source) => mapOn(path, source).places.map(({ name }) => name)

describe('src/content/resolve/mapOf', () => {
  test('shows all towns on a page of no town', () => {
    expect(namesOn('/').sort()).toEqual(Object.keys(towns).sort())
  })

  test('shows a town alone on its own page', () => {
    expect(namesOn('/locations/towson-md/')).toEqual(['towson-md'])
  })

  test('shows a town and then its nearest where these are asked for', () => {
    const source = { collection: 'locations', near: true }
    expect(namesOn('/locations/towson-md/', source)).toEqual([
      'towson-md',
      'gwynn-oak-md',
      'bel-air-md',
      'ocean-city-md',
    ])
    expect(namesOn('/locations/towson-md/', { ...source, limit: 2 })).toEqual(['towson-md', 'gwynn-oak-md'])
  })

  test('tells how far the office is only where the page says so', () => {
    expect(mapOn('/locations/towson-md/').places[0]?.minutes).toBe(20)
    expect(mapOn('/locations/bel-air-md/').places[0]).not.toHaveProperty('minutes')
  })

  test.each([
    ['towson-md', true],
    ['ocean-city-md', false],
    ['gwynn-oak-md', false],
  ])('shows the office where it is near and not at the same spot: %s %s', (stem, shown) => {
    const office = { name: 'Brightwork', latitude: 39.3, longitude: -76.7 }
    expect(mapOn(`/locations/${stem}/`).office).toEqual(shown ? office : undefined)
  })

  test('draws the local roads that the page of its town names, and those of every map', () => {
    const roadsOn = (path: string) => mapOn(path).area?.roads?.map(({ name }) => name)
    expect(roadsOn('/locations/towson-md/')).toEqual(['I-83', 'York Road'])
    expect(roadsOn('/locations/bel-air-md/')).toEqual(['I-83'])
    expect(roadsOn('/')).toEqual(['I-83'])
  })
})

describe('src/content/resolve/mapOf, of a site without towns', () => {
  const address = { street: '40 York Road', city: 'Towson', state: 'MD', zip: '21204' }
  const office = { phone: '(410) 555-0177', address }
  const branches = {
    towson: { ...office, name: 'Brightwork Towson', latitude: 39.4, longitude: -76.6 },
    columbia: { ...office, name: 'Brightwork Columbia', latitude: 39.2, longitude: -76.86 },
    elsewhere: { ...office, name: 'Brightwork Elsewhere', latitude: 39.25, longitude: -76.5 },
    unmapped: { ...office, name: 'Brightwork Unmapped' },
  }

  /** Returns the map on a page of a site with four branches, three of which have a page. */
  function officesOn(
    path: string,
    { branch, towson = {}, main = {} }: { branch?: string; towson?: object; main?: object } = {},
  ) {
    const map = { type: 'map' as const, mode: 'placeholder' as const, ...(branch && { branch }) }
    const sections = [hero, map]
    const models = resolveSmallSite(
      {
        'pages/contact.json': { name: 'Contact', sections },
        ...Object.fromEntries(
          ['towson', 'columbia', 'unmapped'].map((key) => [`pages/${key}.json`, { name: key, branch: key, sections }]),
        ),
        'pages/locations/towson-md.json': { status: 'hidden', ...towson },
        'pages/es/index.json': { name: 'Inicio', translates: '/' },
        'pages/es/contacto.json': { name: 'Contacto', translates: '/contact/', sections },
        'pages/es/towson.json': { name: 'Towson', translates: '/towson/', branch: 'towson', sections },
      },
      {
        company: { ...company, ...main, branches },
        kinds: { services: 'service' },
        languages: { es: { name: 'Español' } },
      },
    )
    const section = models.get(path)?.sections.find(({ type }) => type === 'map')
    if (section?.type !== 'map') throw new Error(`No map on ${path}`)
    return section.props.places.map(({ name, href, current }) => `${name} ${current ? 'here' : href}`)
  }

  test('calls the main office by the name that it has beside the branches', () => {
    const main = { officeName: 'Baltimore office' }
    expect(officesOn('/contact/', { main })[0]).toBe('Baltimore office here')
    expect(officesOn('/towson/', { main })).toEqual(['Brightwork Towson here'])
  })

  test('shows all offices that have a page and a place, on a page of none', () => {
    const others = ['Brightwork Towson /towson/', 'Brightwork Columbia /columbia/']
    expect(officesOn('/contact/')).toEqual(['Brightwork here', ...others])
  })

  test('shows the main office, which has no page, beside a branch whose page has the block of its town', () => {
    const shown = officesOn('/contact/', { towson: { status: undefined, branch: 'towson' } })
    expect(shown[0]).toBe('Brightwork here')
    expect(shown).toHaveLength(3)
  })

  test('names the main office once if it is one of the branches too', () => {
    const main = { latitude: 39.4001, longitude: -76.6002 }
    expect(officesOn('/contact/', { main })).toEqual(['Brightwork Towson /towson/', 'Brightwork Columbia /columbia/'])
  })

  test('leads to the pages of the language', () => {
    expect(officesOn('/es/contacto/')[1]).toBe('Brightwork Towson /es/towson/')
  })

  test('shows an office alone on its own page, and where it is named', () => {
    expect(officesOn('/towson/')).toEqual(['Brightwork Towson here'])
    expect(officesOn('/contact/', { branch: 'columbia' })).toEqual(['Brightwork Columbia here'])
    expect(officesOn('/contact/', { branch: 'main' })).toEqual(['Brightwork here'])
  })
})
