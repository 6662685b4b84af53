import { describe, expect, test } from 'vitest'
import { createOwnStreetCheck } from '../../../../src/content/review/offices/createOwnStreetCheck.ts'
import type { TextField } from '../../../../src/content/schema/findTexts.ts'
import { smallConfig } from '../../smallSite.ts'

const { company } = smallConfig
const at = (street: string, zip: string) => ({
  company: { ...company, address: { ...company.address, street, zip } },
})

/** Returns what a text says of the street of an office at this address. */
function told(value: string, street = '410 Burnet Road', zip = '78756', more: object = {}): string[] {
  const texts = [{ path: ['sections', 0, 'body'], field: 'body', value } as unknown as TextField]
  const page = { name: 'A', title: 'A', description: 'A', ...more }
  return createOwnStreetCheck(at(street, zip))(texts, page).map(({ span }) => value.slice(span?.start, span?.end))
}

describe('src/content/review/offices/createOwnStreetCheck', () => {
  test.each([
    ['A truck comes from our shop on Sorghum Lane.', 'Sorghum Lane'],
    ['Our office is on North Lamar Boulevard, two doors from the bank.', 'North Lamar Boulevard'],
    ['Unsere Praxis liegt in der Gartenstraße.', 'Gartenstraße'],
    ['Die Uhren liegen in unserem Laden am Alten Platz.', 'Alten Platz'],
    ['Notre boutique est au 12, rue de la Poste.', '12, rue de la Poste'],
    ['Recogemos el vestido en nuestra tienda de la calle Mayor.', 'calle Mayor'],
  ])('tells the street in %j', (value, street) => expect(told(value)).toEqual([street]))

  test('tells a ZIP code behind the right street', () => {
    expect(told('Our shop is on Burnet Road, in 78745.')).toEqual(['78745'])
    expect(told('Our shop is on Burnet Road, in 78756.')).toEqual([])
  })

  test.each<[value: string, street?: string]>([
    ['A truck comes from our shop on Burnet Road.'],
    ['Our office is on Burnet Rd.'],
    ['Our shop on Guadalupe Street opened in 1987.'],
    ['Our first shop was on Guadalupe Street.'],
    ['The entrance of our shop is on Guadalupe Street.'],
    ['Our workshop on Dock Road sharpens the blades.'],
    ['Look for our shop on the corner of Guadalupe Street.'],
    ['Our shop is on a quiet street.'],
    ['Their shop is on Guadalupe Street.'],
    ['Fresh rolls from our bakery on Saturday mornings.'],
    ['Unsere Praxis liegt in der Gartenstrasse 4.', 'Gartenstraße 4'],
    ['Unser Büro ist am Wochenende zu.'],
    ['Notre boutique est rue de la Poste.', '12, rue de la Poste'],
    ['Notre restaurant est de la famille depuis toujours.'],
    ['Nuestra tienda está en la calle Mayor.', 'C/ Mayor, 4'],
  ])('leaves %j alone', (value, street) => expect(told(value, street)).toEqual([]))

  test('leaves posts, and streets that the page mentions', () => {
    const text = 'Our shop is on Sorghum Lane.'
    expect(told(text, undefined, undefined, { date: '2026-02-01' })).toEqual([])
    expect(told(text, undefined, undefined, { mentions: ['Sorghum Lane'] })).toEqual([])
  })
})
