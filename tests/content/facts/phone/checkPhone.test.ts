import { describe, expect, test } from 'vitest'
import { checkPhone } from '../../../../src/content/facts/phone/checkPhone.ts'

const tell = (country: string, phone: string) => checkPhone(phone, ['phone'], country).map(({ message }) => message)

describe('src/content/facts/phone/checkPhone', () => {
  test.each([
    ['US', '(410) 332-0147'],
    ['US', '410.332.0147'],
    ['US', '410 332 0147'],
    ['US', '1-410-332-0147'],
    ['US', '+1 (410) 332-0147'],
    ['US', '(410) 332-0147 ext. 5'],
    ['US', '(410) 332-0147, x12'],
    ['US', '410-332-0147 #3'],
    ['US', '1-800-332-0147'],
    ['US', '(410) 332–0147'],
    ['US', '\u202a(410) 332-0147\u202c'],
    ['US', '787-332-0147'],
    ['CA', '(514) 332-0147'],
    ['CA', '1-800-332-0147'],
    ['GB', '01481 722000'],
    ['GB', '0113 382 0123'],
    ['GB', '(0113) 382 0123'],
    ['GB', '+44 (0)113 382 0123'],
    ['GB', '0044 113 382 0123'],
    ['GB', '0800 123 4567'],
    ['GB', '07911 123456'],
    ['IE', '01 677 8899'],
    ['FR', '01 42 68 53 00'],
    ['FR', '06.12.34.56.78'],
    ['FR', '+33 (0)1 42 68 53 00'],
    ['FR', '0262 20 02 00'],
    ['FR', '0590 82 09 30'],
    ['DE', '030 901820'],
    ['DE', '030 / 90 18 20'],
    ['DE', '+49 30 901820-12'],
    ['DE', '0171 3456789'],
    ['AT', '01 58858'],
    ['CH', '044 668 18 00'],
    ['AU', '(02) 9374 4000'],
    ['AU', '1300 654 321'],
    ['AU', '13 11 14'],
    ['NZ', '09 355 2000'],
    ['ES', '912 34 56 78'],
    ['MX', '55 5123 4567'],
    ['AQ', '12 34 56 78'],
  ])('takes in %s the number %s', (country, phone) => {
    expect(tell(country, phone)).toEqual([])
  })

  test.each([
    ['US', '(410) 555-0142'],
    ['US', '123-456-7890'],
    ['US', '(123) 456-7890 ext. 4'],
    ['GB', '07700 900123'],
    ['GB', '01632 960123'],
    ['AU', '02 5550 1234'],
    ['AU', '0491 570 156'],
    ['DE', '030 23125 123'],
    ['FR', '01 99 00 12 34'],
  ])('leaves to the launch in %s the sample number %s', (country, phone) => {
    expect(tell(country, phone)).toEqual([])
  })

  test.each([
    ['US', '+44 113 382 0123', 'the United Kingdom'],
    ['CA', '410-332-0147', 'the United States'],
    ['GB', '+49 30 901820', 'Germany'],
  ])('warns in %s of the number %s of another country', (country, phone, other) => {
    expect(tell(country, phone).join()).toContain(`is a number of ${other}, and the office is in`)
  })

  test.each([
    ['US', '410-555-CLEAN', 'The phone number has letters in it: "410-555-CLEAN".'],
    ['US', 'Call 410-332-0147', 'The phone number has letters in it: "Call 410-332-0147".'],
    ['US', '410-332-0147 (office)', 'The phone number has letters in it: "410-332-0147 (office)".'],
    ['US', '📞 410-332-0147', 'The phone number has a "📞" in it: "📞 410-332-0147".'],
    ['US', '1+410-332-0147', '"1+410-332-0147" is no phone number of the United States.'],
    ['GB', 'Tel. 0113 382 0123', 'The phone number has letters in it: "Tel. 0113 382 0123".'],
    [
      'US',
      '410-332-0147 extension 5',
      'The extension of "410-332-0147 extension 5" cannot be dialled as it is written.',
    ],
    ['US', '410-332-0147 ext. five', 'The extension of "410-332-0147 ext. five" cannot be dialled as it is written.'],
    ['US', '410-332-0147 / 410-332-0148', 'There are two phone numbers in one field: "410-332-0147 / 410-332-0148".'],
    ['US', '410-332-0147 410-332-0148', 'There are two phone numbers in one field: "410-332-0147 410-332-0148".'],
    [
      'US',
      '(410) 332-0147 (410) 332-0148',
      'There are two phone numbers in one field: "(410) 332-0147 (410) 332-0148".',
    ],
    ['US', '410-332-0147, 332-0148', 'There are two phone numbers in one field: "410-332-0147, 332-0148".'],
    [
      'GB',
      '0113 382 0123 or 07911 123456',
      'There are two phone numbers in one field: "0113 382 0123 or 07911 123456".',
    ],
    ['DE', '030 901820 und 0171 3456789', 'There are two phone numbers in one field: "030 901820 und 0171 3456789".'],
    [
      'US',
      '332-0147',
      '"332-0147" has 7 digits, too few for a phone number of the United States, which has 10: its area code is missing.',
    ],
    [
      'US',
      '410-332-01477',
      '"410-332-01477" has 11 digits, too many for a phone number of the United States, which has 10.',
    ],
    ['CA', '514-332-014', '"514-332-014" has 9 digits, too few for a phone number of Canada, which has 10.'],
    ['US', '(999) 332-0147', 'There is no area code 999: "(999) 332-0147".'],
    ['US', '(999) 555-0142', 'There is no area code 999: "(999) 555-0142".'],
    ['US', '(211) 332-0147', 'There is no area code 211: "(211) 332-0147".'],
    ['US', '(555) 123-4567', 'There is no area code 555: "(555) 123-4567".'],
    ['US', '(410) 132-0147', 'No phone number goes on with 132 behind its area code: "(410) 132-0147".'],
    ['US', '(000) 000-0000', '"(000) 000-0000" is nobody\'s phone number.'],
    ['GB', '00000 000000', '"00000 000000" is nobody\'s phone number.'],
    ['GB', '0113 382 01', '"0113 382 01" is no phone number of the United Kingdom.'],
    ['GB', '0113 382 01234', '"0113 382 01234" is no phone number of the United Kingdom.'],
    ['GB', '410-332-0147', '"410-332-0147" is no phone number of the United Kingdom.'],
    ['FR', '01 42 68 53', '"01 42 68 53" is no phone number of France.'],
    ['DE', '0113 382 0123', '"0113 382 0123" is no phone number of Germany.'],
    ['US', '+44 113 382', '"+44 113 382" is no phone number.'],
    ['GB', '+44 0113 382 0123', 'Behind the country code, "+44 0113 382 0123" has a 0 that is not dialled.'],
  ])('says of the number of %s: %s', (country, phone, message) => {
    expect(tell(country, phone)).toEqual([message])
  })

  test('shows the keys of a word that can be dialled, and leaves the choice to its owner', () => {
    const [mistake] = checkPhone('1-800-FLOWERS', ['phone'], 'US')
    expect(mistake?.fix).toBe('Not every phone can dial them: write the keys on which they stand, "1-800-3569377".')
    expect(mistake?.replacement).toBeUndefined()
  })

  test.each([
    ['US', '410-332-014O', '410-332-0140'],
    ['US', '4l0-332-0147', '410-332-0147'],
    ['US', '(41O) 555-O147', '(410) 555-0147'],
    ['GB', 'O113 496 0147', '0113 496 0147'],
    ['GB', '0113 496 0I47', '0113 496 0147'],
    ['GB', '0113 382 0l23 ext. 5', '0113 382 0123 ext. 5'],
    ['GB', '+44 113 3B2 01Z3', '+44 113 382 0123'],
    ['AT', 'O316 234S67', '0316 234567'],
    ['FR', 'O1 42 6B 53 00', '01 42 68 53 00'],
  ])('reads in %s %s as %s', (country, phone, meant) => {
    expect(checkPhone(phone, ['phone'], country)[0]?.replacement).toBe(`"${meant}"`)
  })

  test.each(['1-800-GOSSIP1', '1-800-BIG-LOGO', '410-ISO-0147', '0113 496 0147 b'])(
    'offers no digits for the word in %s',
    (phone) => {
      expect(checkPhone(phone, ['phone'], /^0/.test(phone) ? 'GB' : 'US')).toMatchObject([{ code: 'wrong-phone' }])
      expect(checkPhone(phone, ['phone'], /^0/.test(phone) ? 'GB' : 'US')[0]).not.toHaveProperty('replacement')
    },
  )

  test('drops the zero behind a country code', () => {
    expect(checkPhone('+44 0113 382 0123', ['phone'], 'GB')[0]?.replacement).toBe('"+44 113 382 0123"')
  })

  test.each([
    ['GB', '117 382 0123', '"0117 382 0123"'],
    ['DE', '761 5559871', '"0761 5559871"'],
    ['DE', '(410) 555-0142', '"04105 550142"'],
    ['FR', '1 42 68 53 00', '"01 42 68 53 00"'],
    ['AU', '2 9374 4000', '"(02) 9374 4000"'],
  ])('misses in %s the 0 of %s', (country, phone, meant) => {
    expect(checkPhone(phone, ['phone'], country)).toMatchObject([
      { code: 'wrong-phone', fix: expect.stringContaining(meant) },
    ])
  })

  test.each(['0117 496 01', '0117 496 01489', '020 7946 01'])(
    'takes no sample number of another length, %s',
    (phone) => {
      expect(tell('GB', phone)).toHaveLength(1)
    },
  )
})
