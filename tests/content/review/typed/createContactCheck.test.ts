import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { createContactCheck } from '../../../../src/content/review/typed/createContactCheck.ts'
import { baseAssets, baseSite } from '../../baseSite.ts'
import { smallConfig } from '../../smallSite.ts'

const company = { ...smallConfig.company, phone: '(410) 555-0142', email: 'info@brightwork.example' }

/** Returns the parts of a text that are reported as contacts other than the company's. */
function found(value: string, mentions: string[] = [], facts: object = {}): string[] {
  const check = createContactCheck({ ...smallConfig, company: { ...company, ...facts } })
  const texts = [{ path: [], value, format: undefined, free: true, field: '' }]
  return check({ mentions }, texts).map(({ span }) => value.slice(span?.start, span?.end))
}

describe('src/content/review/typed/createContactCheck', () => {
  test.each([
    ['(410) 555-0109', undefined, '{emergency}'],
    ['(410) 555-0124', undefined, '{phone}'],
    ['(443) 555-0178', 'towson', '{phone}'],
    ['(443) 555-0178', undefined, '"(443) 555-0187"'],
    ['(410) 555-0777', undefined, '{phone}'],
  ])('proposes the nearest number of the company for %s', (number, branch, inPlace) => {
    const phones = { emergency: { label: 'Emergency line', number: '(410) 555-0190' } }
    const branches = { towson: { name: 'Towson', address: company.address, phone: '(443) 555-0187' } }
    const check = createContactCheck({ ...smallConfig, company: { ...company, phones, branches } })
    const texts = [{ path: [], value: `Call ${number}.`, format: undefined, free: true, field: '' }]
    const [mistake] = check(branch === undefined ? {} : { branch }, texts)
    expect(mistake?.fix).toMatch(`Write ${inPlace} in its place.`)
  })

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

  const inGraz = { name: 'Tischlerei Lerchbaum', email: 'werkstatt@tischlerei-lerchbaum.example' }

  test.each([
    ['Löschung verlangen Sie unter werkstatt@lerchbaum.example. Die Behörde nimmt Beschwerden an.', true],
    ['Schreiben Sie an vera@lerchbaum.example.', true],
    ['Escriba a werkstatt@carpinteria.example.', true],
    ['Écrivez à vera@tischlerei-lerchbaum-graz.example.', true],
    ['Write to werkstatt@tischlerei-lerchbaum.example.', false],
    ['Beschwerden nimmt die Datenschutzbehörde entgegen: dsb@dsb.example.', false],
    ['Das Rathaus der Stadt erreichen Sie unter werkstatt@stadt.example.', false],
    ['Our wood comes from Holz Huber GmbH, werkstatt@huber.example.', false],
    ['Jane Cole answers jane.cole@laurel.gov.', false],
    ['Vera liest vera@private.example.', false],
  ])('finds an address that is nearly that of the company: %j', (text, isFound) => {
    expect(found(text, [], inGraz)).toHaveLength(isFound ? 1 : 0)
  })

  test('finds an address at a host that is called as the company', () => {
    const inLeeds = { name: 'Ninebeck Dental', email: 'hello@ninebeck.co.uk' }
    expect(found('Write to anna@ninebeckdental.co.uk.', [], inLeeds)).toEqual(['anna@ninebeckdental.co.uk'])
    expect(found('Write to anna@otherdental.co.uk.', [], inLeeds)).toEqual([])
  })

  test('finds another phone number, and leaves one whose owner is named', () => {
    expect(found('Call (410) 555-0199.')).toEqual(['(410) 555-0199'])
    expect(found('Call (410) 555-0142.')).toEqual([])
    expect(found('Fax: (410) 555-0199.')).toEqual([])
  })

  test.each([
    ['Call (41O) 555-0142 today.', ['(41O) 555-0142']],
    ['Call 410.555.0l42.', ['410.555.0l42']],
    ['Call 4IO 555 0142', ['4IO 555 0142']],
    ['Order 41O-555-0199 is another thing.', []],
    ['The code is SO410-555-0142B.', []],
    ['At 410 Goose Street, 555 of them in 2 Os.', []],
  ])('reads letters in the own number as digits: %j', (text, expected) => {
    expect(found(text)).toEqual(expected)
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

  const inBerlin = {
    phone: '030 303986300',
    address: { street: 'Hauptstraße 1', city: 'Berlin', zip: '10115', country: 'DE' },
  }
  const inMadrid = {
    phone: '91 435 21 40',
    address: { street: 'Calle Mayor, 3', city: 'Madrid', zip: '28013', country: 'ES' },
  }

  test.each<[string, object]>([
    ['Baltimore County answers questions on permits: (410) 887-3353.', {}],
    ['For a spill, the poison control center at (800) 222-1222 knows more.', {}],
    ['The building is managed by Harbor Realty, 410-727-9000.', {}],
    ['Walters Supply Inc, 410-727-9000', {}],
    ['Found a stray? The ASPCA answers at (410) 727-9000.', {}],
    ['Keys are at the front: 12 Light Street, (410) 727-9000.', {}],
    ['Office du tourisme, place Bellecour, 04 72 77 69 69', inFrance],
    ['Le bail est tenu par la régie Martin, 12 rue Gambetta, 04 72 77 69 69.', inFrance],
    ['Schlüssel hat die Hausverwaltung: 030 90260100.', inBerlin],
    ['Giftnotruf Berlin, Hindenburgdamm 30, 12203 Berlin, 030 19240', inBerlin],
    ['Entradas en el Teatro Real, plaza de Isabel II, 915 16 06 60.', inMadrid],
  ])('leaves the number of another organisation in %j', (text, facts) => {
    expect(found(text, [], facts)).toEqual([])
  })

  test.each<[string, string[], object]>([
    ['The building is managed by Harbor Realty, (410) 555-0124.', ['(410) 555-0124'], {}],
    ['Call us for the papers of the county: (410) 887-3353.', ['(410) 887-3353'], {}],
    ['Brightwork, 1 Main Street, Baltimore, (410) 887-3353', ['(410) 887-3353'], {}],
    ['Call Now For Your Free Quote today, or tomorrow: (410) 887-3353', ['(410) 887-3353'], {}],
    ['Die Hausverwaltung erreichen Sie unter 030 303986330.', ['030 303986330'], inBerlin],
    ['Appelez avant midi : 04 72 77 69 69.', ['04 72 77 69 69'], inFrance],
  ])('tells of a number that is no other one in %j', (text, numbers, facts) => {
    expect(found(text, [], facts)).toEqual(numbers)
  })

  test('reads the entry and the heading that a number stands in', () => {
    const check = createContactCheck({ ...smallConfig, company })
    const text = (path: (string | number)[], value: string) => ({
      ...{ path, value, format: undefined, free: true, field: String(path.at(-1)) },
    })
    const numbersIn = (heading: string, title: string) =>
      check({}, [
        text(['sections', 1, 'heading'], heading),
        text(['sections', 1, 'items', 0, 'title'], title),
        text(['sections', 1, 'items', 0, 'text'], '(410) 727-9000'),
        text(['sections', 1, 'items', 1, 'title'], 'Police'),
      ]).length
    expect(numbersIn('Useful numbers', 'Gas')).toBe(0)
    expect(numbersIn('Before you call', 'City Hall')).toBe(0)
    expect(numbersIn('Before you call', 'Deep cleaning')).toBe(1)
  })

  test('leaves what a page mentions on purpose', () => {
    expect(found('Write to müller@gmail.com or call (410) 555-0199.', ['müller@gmail.com', '410-555-0199'])).toEqual([])
  })

  const places = {
    CA: { phone: '514 555-0136', zip: 'H2J 3K4', city: 'Montréal', state: 'QC' },
    ES: { phone: '912 345 678', zip: '28013', city: 'Madrid', state: undefined },
    FR: { phone: '04 72 00 11 23', zip: '69001', city: 'Lyon', state: undefined },
    DE: { phone: '030 4481 2290', zip: '10115', city: 'Berlin', state: undefined },
  }
  const inCountry = (country: keyof typeof places) => {
    const { phone, ...address } = places[country]
    return { phone, address: { street: '8 rue Neuve', ...address, country } }
  }

  test.each<[keyof typeof places, string, string[]]>([
    ['CA', 'Pour ce soir, appelez le **514 555-0163** après 15 h.', ['514 555-0163']],
    ['CA', 'La nuit et le week-end : 514.555.0163.', ['514.555.0163']],
    ['CA', 'Le bureau répond au (514) 555-0163.', ['(514) 555-0163']],
    ['CA', 'Call the office on 514\u2011555\u20110163.', ['514\u2011555\u20110163']],
    ['CA', 'Ce soir, 514\u00a0555-0137.', []],
    ['CA', 'Télécopie : 514 555-0163.', []],
    ['CA', 'Pour ce soir, appelez le 514 555-0136.', []],
    ['CA', 'Licence 514 555 0163.', []],
    ['ES', 'Llame al 912 345 687 por la noche.', ['912 345 687']],
    ['ES', 'Llame al 912 34 56 87.', ['912 34 56 87']],
    ['ES', 'Llame al 912 345 678, o al 91 234 56 78.', []],
    ['ES', 'Un total de 912 345 600 visitas.', []],
    ['ES', 'Urgencias: 912 345 687.', []],
    ['FR', 'Le soir, appelez le 04\u202f72\u202f00\u202f11\u202f32.', ['04\u202f72\u202f00\u202f11\u202f32']],
    ['FR', 'Le soir, appelez le 04\u00a072\u00a000\u00a011\u00a023.', []],
    ['DE', 'Abends erreichen Sie uns unter 030 4481 2209.', ['030 4481 2209']],
    ['DE', 'Abends erreichen Sie uns unter 030 / 44 81 22 90.', []],
    ['DE', 'Notruf: 030 4481 2209.', []],
  ])('in %s, reads %j whatever time of day it is for', (country, text, expected) => {
    expect(found(text, [], inCountry(country))).toEqual(expected)
  })

  test('takes the number of a licence for no phone number', () => {
    const licences = [{ name: 'Agrément préfectoral', number: 'E 08 069 0421 0' }]
    const inLyon = {
      ...{ phone: '04 65 71 20 48', licences },
      address: { street: '27 rue des Tanneurs', city: 'Lyon', zip: '69007', country: 'FR' },
    }
    const { state: _, ...bare } = company as typeof company & { state?: string }
    const config = { ...JSON.parse(baseSite['site.config.json'] ?? ''), company: { ...bare, ...inLyon } }
    const { problems } = compileSite({ sources: { 'site.config.json': JSON.stringify(config) }, assets: baseAssets })
    expect(problems.filter(({ code }) => code === 'other-contact')).toEqual([])
  })
})
