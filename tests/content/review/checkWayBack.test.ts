import { describe, expect, test } from 'vitest'
import type { FormDocument } from '../../../schemas/index.ts'
import { checkWayBack } from '../../../src/content/review/checkForms.ts'
import { findFormTexts } from '../../../src/content/schema/findTexts.ts'

type Field = { type: string; name: string; label: string; help?: string }
const name = { type: 'text', name: 'name', label: 'Name' }
const day = { type: 'date', name: 'day', label: 'Day' }

function told(title: string, fields: readonly Field[], button = 'OK') {
  const form = { title, button, fields } as unknown as FormDocument
  return checkWayBack(form, findFormTexts(form as unknown as Record<string, unknown>)).map(({ code }) => code)
}

describe('src/content/review/checkForms, checkWayBack', () => {
  test.each(['Request an appointment', 'Termin anfragen', 'Demander un devis', 'Pedir cita'])(
    'tells %j without a field by which somebody can answer',
    (title) =>
      expect(told(title, [name, day, { type: 'checkbox', name: 'new_patient', label: 'I am new' }])).toEqual([
        'form-without-way-back',
      ]),
  )

  test('reads the button, too', () => {
    expect(told('A table by the fire', [name, day], 'Book this table')).toEqual(['form-without-way-back'])
  })

  test.each<[title: string, field: Field]>([
    ['Request an appointment', { type: 'phone', name: 'p', label: 'Number' }],
    ['Request an appointment', { type: 'email', name: 'e', label: 'Where to' }],
    ['Ask for a visit', { type: 'text', name: 'reach', label: 'How can we reach you?' }],
    ['Ask for a visit', { type: 'text', name: 'handle', label: 'Your name on Instagram' }],
    ['Book the laundry room', { type: 'number', name: 'flat', label: 'Flat' }],
    ['Frage an die Verwaltung', { type: 'text', name: 'no', label: 'Kundennummer' }],
    ['Zählerstand anfragen', { type: 'text', name: 'strasse', label: 'Straße und Hausnummer' }],
    [
      'Posez votre question',
      { type: 'textarea', name: 'q', label: 'Question', help: 'Vos réponses restent anonymes.' },
    ],
    ['Buzón de preguntas', { type: 'textarea', name: 'q', label: 'Pregunta', help: 'Es anónimo: nadie responde.' }],
    ['Will you come to the summer party?', { type: 'number', name: 'guests', label: 'Guests' }],
    ['How was your visit?', { type: 'textarea', name: 'say', label: 'Tell us' }],
    ['Kommen Sie zum Sommerfest?', { type: 'number', name: 'guests', label: 'Personen' }],
  ])('leaves %j with %j alone', (title, field) => {
    expect(told(title, [name, field])).toEqual([])
  })
})
