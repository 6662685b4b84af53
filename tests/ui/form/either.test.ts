import { describe, expect, test } from 'vitest'
import type { FieldParts } from '../../../src/content/model/formModel.ts'
import { defineForm } from '../../../src/ui/form/formDefinition.ts'

const field = (name: string): FieldParts => ({
  name,
  type: 'text',
  label: name,
  either: true,
  says: { missing: 'One.' },
})
const nothing = Object.assign(() => true, { errors: null })
const form = defineForm(
  {
    ...{ name: 'ask', isOwn: true, title: 'Ask', button: 'Send', sending: 'Sending', extras: [] },
    sent: { title: 'Sent', text: 'Thanks.' },
    // The check itself uses no words of the form.
    words: {} as never,
    fields: [field('phone'), field('email')],
  },
  { schema: { $id: 'answers' }, validate: nothing, kinds: { text: { Box: () => null } } },
)
const wrong = (answers: object) => Object.keys(form.validator.validateFormData(answers, form.schema).errorSchema)

describe('src/ui/form/formDefinition, fields of which one must be answered', () => {
  test('are refused at the first where all are empty, and taken with one', () => {
    expect(wrong({ phone: ' ', email: '' })).toEqual(['phone'])
    expect(wrong({ phone: '', email: 'a@b.example' })).toEqual([])
  })
})
