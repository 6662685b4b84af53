import { describe, expect, test } from 'vitest'
import type { FormDocument, Site } from '../../../schemas/index.ts'
import { fillForm } from '../../../src/content/forms/fillForm.ts'
import { settleForms } from '../../../src/content/model/files/siteForms.ts'
import { baseSite } from '../baseSite.ts'

const site: Site = JSON.parse(baseSite['site.config.json'] ?? '')

describe('src/content/forms/fillForm', () => {
  test('names a box to tick without the marks of its label, as lists of mistakes hold no links', () => {
    const label = 'I have read the [notice](/privacy/) of **{company}**.'
    const document: FormDocument = {
      ...{ title: 'Visit', button: 'Send', endpoint: null },
      fields: [{ type: 'consent', name: 'agreed', label }],
    }
    const { fields } = fillForm({ name: 'visit', document, translations: new Map(), endpoint: null }, site, 2026)
    expect(fields[0]?.label).toBe('I have read the notice of Marblestep.')
    expect(fields[0]?.markedLabel).toContain('<a href="/privacy/">notice</a>')
  })

  test('keeps a day free of all days on which the company is closed, and says so in one word', () => {
    const document: FormDocument = {
      ...{ title: 'Visit', button: 'Send', endpoint: null },
      fields: [{ type: 'date', name: 'day', label: 'Day', notOn: ['sunday', 'closures'] }],
    }
    const closures = [
      { from: '2026-12-24', note: 'Christmas Eve', hours: '08:00-12:00' },
      { from: '2026-12-25', to: '2026-12-28', note: 'Christmas' },
      { from: '2027-07-05', note: 'Our day out' },
    ]
    const closed = { ...site, company: { ...site.company, closures } }
    const form = settleForms(closed, new Map([['forms/visit.json', document]])).get('visit')
    const [field] = form ? fillForm(form, closed, 2026).fields : []
    expect(field?.notOn).toEqual(['sunday', '2026-12-25/2026-12-28', '2027-07-05'])
    expect(field?.says.closed).toBe('Choose another day than Sunday or a day on which we are closed.')
    expect(field?.reasons?.map(([, says]) => says.replace(/\s/g, ' '))).toEqual([
      'Christmas: closed December 25 – 28, 2026. Choose another day.',
      'Our day out: closed July 5, 2027. Choose another day.',
    ])
  })

  test('sends in each language the answers of the original, also to fields that wait for one', () => {
    const formOf = (options: string[], when: string): FormDocument => ({
      ...{ title: 'Visit', button: 'Send', endpoint: null },
      fields: [
        { type: 'select', name: 'time', label: 'Time', options },
        { type: 'text', name: 'why', label: 'Why', when: { time: [when] } },
      ],
    })
    const fieldsOf = (options: string[], when: string) => {
      const document = formOf(['Morning', 'Evening'], 'Evening')
      const translations = new Map([['es', formOf(options, when)]])
      return fillForm({ name: 'visit', document, translations, endpoint: null }, site, 2026, 'es').fields
    }
    expect(fieldsOf(['Mañana', 'Tarde'], 'Tarde')).toMatchObject([
      { options: ['Morning', 'Evening'], labels: ['Mañana', 'Tarde'] },
      { when: { time: ['Evening'] } },
    ])
    const [several] = fieldsOf(['Mañana', 'Tarde', 'Noche'], 'Tarde')
    expect([several?.options, several?.labels]).toEqual([['Mañana', 'Tarde', 'Noche'], undefined])
  })

  test('keeps a day free of the closed days of a branch with the answer that names it', () => {
    const office = { type: 'radio', name: 'office', label: 'Office', options: ['Baltimore', 'Towson'] } as const
    const document: FormDocument = {
      ...{ title: 'Visit', button: 'Send', endpoint: null },
      fields: [
        { ...office, options: [...office.options] },
        {
          ...{ type: 'date', name: 'day', label: 'Day', notOn: ['sunday'] },
          alsoNotOn: [{ when: { office: 'Towson' }, days: ['friday', 'closures:towson'] }],
        },
      ],
    }
    const { name, phone, address } = site.company
    const towson = { name, phone, address, closures: [{ from: '2026-12-22', note: 'Moving' }] }
    const branched = { ...site, company: { ...site.company, branches: { towson } } }
    const form = settleForms(branched, new Map([['forms/visit.json', document]])).get('visit')
    expect(form && fillForm(form, branched, 2026).fields[1]?.alsoNotOn).toEqual([
      {
        when: { office: 'Towson' },
        notOn: ['friday', '2026-12-22'],
        reasons: [['2026-12-22', 'Moving: closed December 22, 2026. Choose another day.']],
        closed: 'Towson: choose Monday, Tuesday, Wednesday, Thursday, or Saturday.',
      },
    ])
  })

  test('says of which fields one must be answered', () => {
    const document: FormDocument = {
      ...{ title: 'Visit', button: 'Send', endpoint: null, eitherOf: ['phone', 'email'] },
      fields: [
        { type: 'phone', name: 'phone', label: 'Phone' },
        { type: 'email', name: 'email', label: 'Email', messages: { missing: 'How do we answer?' } },
      ],
    }
    const { fields } = fillForm({ name: 'visit', document, translations: new Map(), endpoint: null }, site, 2026)
    expect(fields.map(({ either, says }) => [either, says.missing])).toEqual([
      [true, 'Fill in at least one of these: Phone or Email.'],
      [true, 'How do we answer?'],
    ])
  })

  test('says before anybody answers that one of them is enough, behind the help of the field', () => {
    const document: FormDocument = {
      ...{ title: 'Visit', button: 'Send', endpoint: null, eitherOf: ['phone', 'email'] },
      fields: [
        { type: 'phone', name: 'phone', label: 'Phone', help: 'With the area code.' },
        { type: 'email', name: 'email', label: 'Email' },
        { type: 'text', name: 'name', label: 'Name' },
      ],
    }
    const helpIn = (own: Partial<Site>) =>
      fillForm(
        { name: 'visit', document, translations: new Map(), endpoint: null },
        { ...site, ...own },
        2026,
      ).fields.map(({ help }) => help)
    expect(helpIn({})).toEqual([
      'With the area code. One of these is enough: Phone or Email.',
      'One of these is enough: Phone or Email.',
      undefined,
    ])
    expect(helpIn({ words: { answers: { enough: '{labels}, as you like.' } } })[1]).toBe('Phone or Email, as you like.')
    expect(helpIn({ language: 'de' })[1]).toBe('Eines dieser Felder genügt: Phone oder Email.')
  })
})
