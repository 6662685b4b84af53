import { describe, expect, test } from 'vitest'
import type { FormDocument, FormField } from '../../../schemas/index.ts'
import { sampleAnswers } from '../../../src/node/serve/sampleAnswers.ts'

const closedDays = new Map([
  ['closures', [{ days: '2026-11-26/2026-11-29', note: 'Thanksgiving' }]],
  ['closures:towson', [{ days: '2026-12-02', note: 'Moving' }]],
])
const answersTo = (document: FormDocument) => sampleAnswers({ document, closedDays }, '2026-11-25')

describe('src/node/serve/sampleAnswers', () => {
  test.each([
    ['pdf', 'application/pdf'],
    ['jpg', 'image/jpeg'],
    ['txt', 'text/plain'],
    ['dwg', ''],
  ])('sends a file of the kind %s as browsers do, as %j', (kind, type) => {
    const plan: FormField = { name: 'plan', type: 'file', label: 'Plan', kinds: [kind], megabytes: 5 }
    const { plan: files } = answersTo({ title: 'Hire', button: 'Send', thanks: '/', fields: [plan] })
    expect(files).toEqual([expect.objectContaining({ name: `test-from-ashlar.${kind}`, type })])
  })

  test('answers nothing that the other answers do not ask for, and a day that the form takes', () => {
    const options = ['Immigration', 'Family']
    const fields: FormField[] = [
      { name: 'matter', type: 'select', label: 'Matter', options },
      { name: 'detained', type: 'checkbox', label: 'Detained', when: { matter: 'Immigration' } },
      { name: 'other_party', type: 'text', label: 'Other party', required: true, when: { matter: 'Family' } },
      { name: 'court', type: 'text', label: 'Court', required: true, when: { other_party: 'x' } },
      { name: 'day', type: 'date', label: 'Day', from: 'tomorrow', to: '2 months', notOn: ['thursday', '2026-11-27'] },
      { name: 'born', type: 'date', label: 'Born', to: 'today' },
    ]
    expect(answersTo({ title: 'Ask', button: 'Send', fields })).toEqual({
      ...{ matter: 'Immigration', detained: true, day: '2026-11-28', born: '2026-11-25' },
    })
  })

  test('asks for no day on which nobody is there, and answers one of the fields of which one is needed', () => {
    const days = ['monday', 'tuesday', 'closures:towson']
    const fields: FormField[] = [
      {
        name: 'day',
        type: 'date',
        label: 'Day',
        notOn: ['closures'],
        alsoNotOn: [{ when: { office: 'Towson' }, days }],
      },
      { name: 'office', type: 'radio', label: 'Office', options: ['Towson', 'Essex'] },
      { name: 'fax', type: 'text', label: 'Fax' },
      { name: 'post', type: 'text', label: 'Address' },
      { name: 'other', type: 'text', label: 'Other' },
    ]
    expect(answersTo({ title: 'Ask', button: 'Send', fields, eitherOf: ['fax', 'post'] })).toMatchObject({
      ...{ day: '2026-12-03', office: 'Towson', fax: 'Test from Ashlar', other: '' },
    })
  })
})
