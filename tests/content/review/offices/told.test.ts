import { describe, expect, test } from 'vitest'
import type { Site } from '../../../../schemas/index.ts'
import type { PageFields } from '../../../../src/content/model/pageNotes.ts'
import { checkMinutes } from '../../../../src/content/review/offices/checkMinutes.ts'
import { createLicenceCheck } from '../../../../src/content/review/offices/createLicenceCheck.ts'
import { createMovedCheck, createStreetCheck } from '../../../../src/content/review/offices/createStreetCheck.ts'
import { smallConfig } from '../../smallSite.ts'

const { company } = smallConfig
const field = (name: string, value: string) => ({
  path: ['sections', 0, 'items', 0, name],
  value,
  field: name,
  format: undefined,
  free: true,
})
const text = (value: string) => [field('text', value)]

describe('src/content/review/offices/checkMinutes', () => {
  const told = (value: string, minutes: number | undefined) => {
    const page = { name: 'Towson', location: { city: 'Towson', state: 'MD', minutes } } as unknown as PageFields
    return checkMinutes({ page }, text(value)).map(({ message }) => /"(.+?)"/.exec(message)?.[1])
  }

  test.each([
    ['Towson is 25 minutes from our office.', '25 minutes from our office'],
    ['Estamos a 25 minutos de nuestra oficina.', '25 minutos de nuestra oficina'],
    ['À 25 minutes de notre bureau.', '25 minutes de notre bureau'],
    ['Nur 25 Minuten von unserer Praxis.', '25 Minuten von unserer Praxis'],
  ])('finds the minutes in %j', (value, written) => {
    expect(told(value, 35)).toEqual([written])
    expect(told(value, 25)).toEqual([])
    expect(told(value, undefined)).toEqual([])
  })

  test.each([
    'It is 10 minutes from the courthouse.',
    'By train, it is 40 minutes from our office.',
    'It is 20–25 minutes from our office.',
  ])('leaves %j alone', (value) => {
    expect(told(value, 35)).toEqual([])
  })
})

describe('src/content/review/offices/createStreetCheck', () => {
  const siteAt = (street: string) => ({ company: { ...company, address: { ...company.address, street } } })
  const told = (street: string, value: string, mentions?: string[]) =>
    createStreetCheck(siteAt(street))(text(value), { mentions } as PageFields).length

  test.each([
    ['4812 Bannock Street', 'We are at 4821 Bannock Street, on the left.'],
    ['Ninebecker Weg 123', 'Sie finden uns im Ninebecker Weg 132.'],
    ['4812, rue Saint-Denis', 'Au 4821, rue Saint-Denis.'],
    ['4 Bannock Street', '14 Bannock Street, Baltimore. Ring first.'],
    ['Ninebecker Weg 17', 'Ninebecker Weg 7, Baltimore'],
  ])('finds the wrong number of %j in %j', (street, value) => {
    expect(told(street, value)).toBe(1)
  })

  test.each([
    ['4812 Bannock Street', 'We are at 4812 Bannock Street.'],
    ['4812 Bannock Street', 'Park behind 4830 Bannock Street.'],
    ['4 Bannock Street', '4 Bannock Street, Baltimore.'],
    ['4 Bannock Street', '14 Bannock Street has the parking.'],
    ['4 Bannock Street', '28 Bannock Street, Baltimore: the parking.'],
    ['4 Bannock Street', 'Park at 14 Bannock Street, Baltimore.'],
    ['12 Bannock Street', 'Park behind 21 Bannock Street.'],
    ['4812 Bannock Street', 'We are at 4821 Bannock Streetside Mall.'],
  ])('with %j, leaves %j alone', (street, value) => {
    expect(told(street, value)).toBe(0)
  })

  test('accepts a house that the page mentions, and that of another branch', () => {
    expect(told('4812 Bannock Street', 'Park at 4821 Bannock Street.', ['4821 Bannock Street'])).toBe(0)
    const address = { ...company.address, street: '4821 Bannock Street' }
    const { company: main } = siteAt('4812 Bannock Street')
    const branches = { annex: { name: 'Annex', phone: '(410) 555-0199', address } } as Site['company']['branches']
    expect(
      createStreetCheck({ company: { ...main, ...(branches && { branches }) } })(text('At 4821 Bannock Street.')),
    ).toEqual([])
  })
})

describe('src/content/review/offices/createStreetCheck, an office that moved', () => {
  const own = { company: { ...company, address: { ...company.address, street: '7700 South Broadway', zip: '21244' } } }
  const told = (
    texts: Parameters<ReturnType<typeof createMovedCheck>>[0],
    more: Partial<PageFields> = { branch: 'north' },
  ) =>
    createMovedCheck(own)(texts, { name: 'North', title: 'North', description: 'North', ...more }).map(
      ({ message }) => /"(.+?)"/.exec(message)?.[1],
    )
  const title = (value: string) => [{ ...field('title', value), path: ['title'] }]

  test('finds its former street and postal code', () => {
    expect(told(text('Our office is at 15290 East Hale Parkway, on the left.'))).toEqual(['15290 East Hale Parkway'])
    expect(told(text('Our Aurora office is located at 12 Hale Street.'))).toEqual(['12 Hale Street'])
    expect(told(title('Lawyers in Towson, MD 21207'))).toEqual(['MD 21207'])
  })

  test.each([
    text('Our office is at 7700 South Broadway, on the left.'),
    text('The courthouse is at 100 Main Street.'),
    text('Visit us at 12 markets.'),
    text('The court sits in Towson, MD 21207.'),
    title('Lawyers in Towson, MD 21244'),
    title('Lawyers since 21207'),
  ])('leaves %j alone', (...texts) => {
    expect(told(texts)).toEqual([])
  })

  test('leaves other pages and events alone', () => {
    const texts = title('Lawyers in Towson, MD 21207')
    expect(told(texts, {})).toEqual([])
    expect(told(texts, { branch: 'north', starts: '2027-05-01' })).toEqual([])
    expect(told(texts, { branch: 'north', mentions: ['MD 21207'] })).toEqual([])
  })
})

describe('src/content/review/offices/createLicenceCheck', () => {
  const licences = [{ name: 'Colorado Attorney Registration, Helen Marsh', number: '31877' }]
  const check = createLicenceCheck({ company: { ...company, licences } })
  const page = { file: 'pages/team.json', page: { name: 'Team' } as PageFields }
  const told = (person: string, value: string) =>
    check?.([field('name', person), field('qualifications', value)], page).map(({ message }) => message) ?? []

  test('names the license and both numbers', () => {
    expect(told('David Ortega', 'JD 1996, Colorado bar no. 31787')).toEqual([
      'This text says "31787", and the number of "Colorado Attorney Registration, Helen Marsh" in site.config.json is "31877".',
    ])
  })

  test.each([
    ['Helen Marsh', 'Bar no. 31878'],
    ['Helen Marsh', 'Colegiada núm. 31870'],
    ['Anyone', 'License 38177'],
    ['Anyone', 'Lizenz Nr. 31787'],
  ])('finds the number of %s in %j', (person, value) => {
    expect(told(person, value)).toHaveLength(1)
  })

  test.each([
    ['Helen Marsh', 'Bar no. 31877'],
    ['Helen Marsh', 'Notary no. 90412'],
    ['David Ortega', 'Bar no. 31878'],
    ['Helen Marsh', 'Call 31787 or ask for suite 31878'],
  ])('for %s, leaves %j alone', (person, value) => {
    expect(told(person, value)).toEqual([])
  })

  test('checks nothing where the company has no licenses', () => {
    expect(createLicenceCheck({ company })).toBeUndefined()
  })
})
