import type { FormDocument, FormField } from '../../../schemas/index.ts'
import type { Payload } from '../../../schemas/parts/encoding.ts'
import { otherTypes, textTypes } from '../hosts/textTypes.ts'

/** Answers that a person recognises as a test, in every field that is looked at first; a form gets what its checks allow. */
export function sampleAnswers({ fields }: FormDocument): Payload {
  const given: Record<string, Payload[string]> = Object.fromEntries(
    fields.flatMap((field) => (field.type === 'hidden' ? [] : [[field.name, answerTo(field)]])),
  )
  for (const field of fields)
    if (field.type === 'hidden')
      given[field.name] = field.copyOf === undefined ? field.value : (given[field.copyOf] ?? '')
  return given
}

/** By the names that fields of the built-in forms have. */
const known: Readonly<Record<string, string>> = {
  name: 'Test from Ashlar',
  service_type: 'Test',
  message: 'Sent by "npm run lead -- --test" to see whether requests arrive. Nothing has to be done.',
}

/** The media type that a browser writes beside a file; receivers may look at it. */
const typeOf = (ending = '') =>
  Object.keys(otherTypes).find((type) => otherTypes[type]?.includes(ending)) ??
  (textTypes[`.${ending}`] ?? '').replace(/;.*/, '')

function answerTo(field: Exclude<FormField, { type: 'hidden' }>): Payload[string] {
  switch (field.type) {
    case 'email':
      return 'test@example.com'
    case 'phone':
      return '(000) 000-0000'
    case 'number':
      return field.min ?? field.max ?? 1
    case 'select':
    case 'radio':
      return field.options[0] ?? ''
    case 'checkboxes':
      return field.options.slice(0, 1)
    case 'checkbox':
    case 'consent':
      return true
    case 'date':
      return '2030-01-01'
    case 'time':
      return field.from ?? '12:00'
    case 'postcode':
      return '00000'
    case 'file':
      return [new File(['Test from Ashlar'], `test-from-ashlar.${field.kinds[0]}`, { type: typeOf(field.kinds[0]) })]
    default:
      return known[field.name] ?? (field.required ? 'Test from Ashlar' : '')
  }
}
