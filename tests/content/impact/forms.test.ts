import { describe, expect, test } from 'vitest'
import type { FormDocument } from '../../../schemas/index.ts'
import { formatImpact } from '../../../src/content/impact/formatImpact.ts'
import { predict, shipped } from './shippedSite.ts'

const form: FormDocument = {
  title: 'Request an Appointment',
  button: 'Request Appointment',
  fields: [
    { name: 'email', type: 'email', label: 'Email', required: true },
    { name: 'treatment', type: 'select', label: 'Treatment', options: ['Check-up', 'Whitening'] },
  ],
}
const page = {
  ...(JSON.parse(shipped['pages/about.json'] ?? '') as object),
  sections: [
    { type: 'hero', heading: 'Appointment' },
    { type: 'form', form: 'appointment' },
  ],
}
const before = { ...shipped, 'forms/appointment.json': JSON.stringify(form), 'pages/about.json': JSON.stringify(page) }

const told = (after: FormDocument) =>
  formatImpact(predict({ ...before, 'forms/appointment.json': JSON.stringify(after) }, before))

describe('src/content/impact, forms', () => {
  test('says nothing of a note', () => {
    expect(told({ ...form, note: 'For the front desk.' })).toContain(
      'Nothing that visitors or search engines see changes.',
    )
  })

  test('names the page of a form whose button has other words', () => {
    const words = told({ ...form, button: 'Ask for It' })
    expect(words).toContain('About')
    expect(words).toContain('Ask for It')
  })

  test('names a field more, and one that is gone', () => {
    const [email] = form.fields
    const words = told({ ...form, fields: [...(email ? [email] : []), { name: 'day', type: 'date', label: 'Day' }] })
    expect(words).toContain('Day')
    expect(words).toContain('Treatment')
  })
})
