import { describe, expect, test } from 'vitest'
import { createContactCheck } from '../../../../src/content/review/typed/createContactCheck.ts'
import { smallConfig } from '../../smallSite.ts'

const company = { ...smallConfig.company, phone: '(410) 555-0142', email: 'info@brightwork.example' }

/** The parts of a text that are told of as other contacts than the company's own. */
function found(value: string, mentions: string[] = [], facts: object = {}): string[] {
  const check = createContactCheck({ ...smallConfig, company: { ...company, ...facts } })
  const texts = [{ path: [], value, format: undefined, free: true, field: '' }]
  return check({ mentions }, texts).map(({ span }) => value.slice(span?.start, span?.end))
}

describe('src/content/review/typed/createContactCheck', () => {
  test.each([
    ['Write to jane@gmail.com.', 'jane@gmail.com'],
    ['Write to müller@gmail.com.', 'müller@gmail.com'],
    ['Écrivez à rené.côté@gmail.com.', 'rené.côté@gmail.com'],
    ['Schreiben Sie an info@bär.de.', 'info@bär.de'],
    ['Write to mu\u0308ller@gmail.com.', 'mu\u0308ller@gmail.com'],
    ['Our mail:Nina@gmail.com', 'Nina@gmail.com'],
    ['(plan@gmail.com)', 'plan@gmail.com'],
    ['Lpaul@gmail.com', 'Lpaul@gmail.com'],
    ['Write to info@brightwrok.example.', 'info@brightwrok.example'],
  ])('finds the whole address in %j', (text, address) => {
    expect(found(text)).toEqual([address])
  })

  test.each([
    'Write to info@brightwork.example.',
    'Write to INFO@Brightwork.example.',
    'Jane Cole at the county answers jane.cole@county.example.',
  ])('leaves the address alone in %j', (text) => {
    expect(found(text)).toEqual([])
  })

  test('finds another phone number, and leaves one whose owner is named', () => {
    expect(found('Call (410) 555-0199.')).toEqual(['(410) 555-0199'])
    expect(found('Call (410) 555-0142.')).toEqual([])
    expect(found('Fax: (410) 555-0199.')).toEqual([])
  })

  const inFrance = {
    phone: '04 72 00 11 22',
    address: { street: '8 rue Neuve', city: 'Lyon', zip: '69001', country: 'FR' },
  }

  test.each([
    ['Appelez le 04 72 00 11 32 avant midi.', ['04 72 00 11 32']],
    ['Appelez le 04.72.00.11.32 avant midi.', ['04.72.00.11.32']],
    ['Appelez le 04 72 00 11 22 avant midi.', []],
    ['Urgences : 04 72 00 11 32.', []],
    ['En dehors des heures, la ligne directe est le 04 72 00 11 32.', []],
    ['Notfälle außerhalb der Öffnungszeiten: 04 72 00 11 32.', []],
    ['Fuera del horario, el teléfono de urgencias es 04 72 00 11 32.', []],
  ])('reads numbers in pairs, and whose they are in other languages: %j', (text, expected) => {
    expect(found(text, [], inFrance)).toEqual(expected)
  })

  test('leaves what a page mentions on purpose', () => {
    expect(found('Write to müller@gmail.com or call (410) 555-0199.', ['müller@gmail.com', '410-555-0199'])).toEqual([])
  })
})
