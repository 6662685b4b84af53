import { describe, expect, test } from 'vitest'
import type { Site } from '../../../../schemas/index.ts'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { createPlaceAddressCheck } from '../../../../src/content/review/offices/createPlaceAddressCheck.ts'

const page = (file: string, address: string) =>
  ({ file, page: { name: file, place: { name: 'Hall', address } } }) as unknown as SitePage
const offices = {
  US: { street: '1 Main Street', city: 'Baltimore', state: 'MD', zip: '21207' },
  DE: { street: 'Mühlgasse 12', city: 'Nürnberg', zip: '90402' },
  FR: { street: '12, rue Oberkampf', city: 'Paris', zip: '75011' },
  ES: { street: 'Calle Mayor 12', city: 'Madrid', zip: '28013' },
  GB: { street: '61 Soldiers Walk', city: 'Leeds', zip: 'LS8 2QT' },
}

/** Returns the codes of problems of a place, beside a second page with another place. */
function told(country: keyof typeof offices, address: string, other = 'nowhere') {
  const site = { company: { address: offices[country] } } as unknown as Site
  const [own, second] = [page('pages/b.json', address), page('pages/a.json', other)]
  return createPlaceAddressCheck(site, [second, own], country)(own).map(({ code }) => code)
}

describe('src/content/review/offices/createPlaceAddressCheck', () => {
  test.each([
    ['US', '12 Mill Lane, Baltimore, MD 90211', 'foreign-postal-code'],
    ['US', '12 Mill Lane, Baltimore, MD 2121', 'wrong-postal-code'],
    ['US', '12 Mill Lane, Baltimore, VA 21211', 'foreign-postal-code'],
    ['US', '1 Main Street, Baltimore, MD 21211', 'place-told-otherwise'],
    ['US', '1 Main Street, Towson, MD 21207', 'place-told-otherwise'],
    ['DE', 'Mühlgasse 12, 90459 Nürnberg', 'place-told-otherwise'],
    ['FR', '12, rue Oberkampf, 75020 Paris', 'place-told-otherwise'],
    ['ES', 'Calle Mayor 12, 28031 Madrid', 'place-told-otherwise'],
    ['GB', '61 Soldiers Walk, Leeds LS17 7AA', 'place-told-otherwise'],
  ] as const)('tells in %s the place %j', (country, address, code) => {
    expect(told(country, address)).toEqual([code])
  })

  test('compares the places of two pages, and tells the later one', () => {
    expect(told('US', '5 Pier, Baltimore, MD 21202', '5 Pier, Baltimore, MD 21230')).toEqual(['place-told-otherwise'])
    expect(told('US', '5 Pier, Baltimore, MD 21202', '5 Pier, Baltimore, MD 21202-1234')).toEqual([])
  })

  test.each([
    ['US', '12 Mill Lane, Baltimore, MD 21211'],
    ['US', '1 Main Street, Baltimore, MD 21207, USA'],
    ['US', '1 Main Street, Towson, MD 21204'],
    ['US', 'Riverside Hall, by the water'],
    ['US', '40 King Street, Toronto, ON M5H 1J9'],
    ['DE', 'Mühlgasse 12, 10999 Berlin'],
    ['DE', 'Hauptplatz 3, A-8010 Graz, Österreich'],
    ['FR', 'Quai 5, 69001 Lyon'],
    ['ES', 'Calle Mayor 12, 41001 Sevilla'],
    ['GB', '61 Soldiers Walk, Leeds, LS8 2QT'],
    ['GB', '61 Soldiers Walk, York YO1 7HH'],
  ] as const)('leaves in %s the place %j alone', (country, address) => {
    expect(told(country, address)).toEqual([])
  })
})
