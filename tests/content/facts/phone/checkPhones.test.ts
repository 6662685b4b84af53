import { describe, expect, test } from 'vitest'
import type { Site } from '../../../../schemas/index.ts'
import { checkPhones } from '../../../../src/content/facts/phone/checkPhones.ts'

type Phones = NonNullable<Site['company']['phones']>

const told = (phones: Phones, country = 'US') =>
  checkPhones(phones, ['company'], { country, language: country === 'DE' ? 'de' : 'en' }).map(
    ({ path, code, fix }) => `${path.slice(2).join('.')} ${code}: ${fix}`,
  )
const one = (name: string, fields: Partial<Phones[string]> = {}): Phones => ({
  [name]: { label: 'Emergencies', number: '(410) 555-0142', ...fields },
})

describe('src/content/facts/phone/checkPhones', () => {
  test.each([
    ['the name of another placeholder', one('phone'), 'phone phone-name: Give it another name, such as "mobile".'],
    ['that of a fact of a town', one('city'), 'city phone-name: Give it another name, such as "cityLine".'],
    ['a name with other signs', one('night-line'), 'night-line phone-name: Write "nightLine".'],
    ['a name without letters', one('24'), '24 phone-name: Give it a name, such as "emergency".'],
  ])('tells of %s', (_, phones, expected) => {
    expect(told(phones)).toEqual([expected])
  })

  test('tells of a number that nobody can dial', () => {
    expect(told(one('night', { number: '(410) 555-014' }))).toEqual([
      'night.number wrong-phone: Write it with its area code, like this: "(410) 555-0142".',
    ])
  })

  test('tells of hours that say two things', () => {
    const hours = [{ days: 'Every day', time: '8 pm – 7 am', schema: 'Mo-Su 08:00-19:00' }]
    expect(told(one('night', { hours }))).toHaveLength(1)
    expect(
      told(one('night', { hours: [{ ...hours[0], days: 'Daily', time: '8 pm – 7 am', schema: 'Mo-Su 20:00-07:00' }] })),
    ).toEqual([])
  })

  test('lets a name of letters of any language be', () => {
    expect(told(one('nächtlicherNotdienst', { number: '040 66969 999' }), 'DE')).toEqual([])
  })
})
