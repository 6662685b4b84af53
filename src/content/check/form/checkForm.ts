import type { FormDocument } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path, Source } from '../../problem/source.ts'
import { fieldSchema, fieldTypes, formSchema, isFields, isFieldType } from '../../schema/schema.ts'
import { builtInTypes } from '../../schema/sectionTypes.ts'
import { nearest } from '../../wording/nearest.ts'
import { describeValue, joinWords, quoted } from '../../wording/phrases.ts'
import { suggest } from '../../wording/suggest.ts'
import { type CheckResult, notFields, resultOf } from '../checkPage.ts'
import { checkValue } from '../checkValue.ts'
import { findOtherFile } from '../findOtherFile.ts'
import { missingType } from '../missingType.ts'
import { formFieldBlock, namedBlock } from '../valueContext.ts'
import { checkFormFields } from './checkFormFields.ts'
import { relocateFields } from './relocateFields.ts'

/** Checks the value of a form document. Returns the document, or all problems that this file has by itself. */
export const checkForm = (source: Source, value: unknown): CheckResult<FormDocument> =>
  resultOf(source, value, findFormMistakes(value))

/**
 * Finds the mistakes in the value of a form: those against the schemas or, if there are none, those between its fields.
 */
export function findFormMistakes(value: unknown): Mistake[] {
  if (!isFields(value)) return [notFields([], 'A form', value, '{ "title": "…", "button": "…", "fields": [ … ] }')]
  const other = findOtherFile(value, 'forms')
  if (other) return [other]
  const own = checkValue(formSchema, value, { path: [], block: namedBlock('form'), optional: false })
  const fields: unknown[] = Array.isArray(value.fields) ? value.fields : []
  const all = [...own, ...fields.flatMap((field, index) => checkField(field, ['fields', index]))]
  if (all.length > 0) return relocateFields(all, value, { schema: formSchema, types: builtInTypes })
  // json-schema-to-ts derives the type from the schemas that found no mistake.
  return checkFormFields(value as unknown as FormDocument)
}

function checkField(field: unknown, path: Path): Mistake[] {
  if (!isFields(field))
    return [notFields(path, 'A field', field, '{ "name": "email", "type": "email", "label": "Email" }')]
  const { type } = field
  if (isFieldType(type)) {
    return checkValue(fieldSchema(type), field, { path, block: formFieldBlock(type), optional: true }).map(adviseType)
  }
  return [type === undefined ? missingType(field, path, fieldThing) : unknownType(type, path)]
}

/** Suggests another field type for a setting that belongs to other types. */
function adviseType(mistake: Mistake): Mistake {
  const name = mistake.path.length === 3 ? mistake.path.at(-1) : undefined
  if (mistake.code !== 'unknown-field' || mistake.replacement !== undefined || typeof name !== 'string') return mistake
  const types = fieldTypes.filter((type) => Object.hasOwn(fieldSchema(type).properties ?? {}, name))
  if (types.length === 0) return mistake
  return { ...mistake, fix: `Delete it, or make this a field of a type that has it: ${joinWords(types.map(quoted))}.` }
}

const allTypes = `Types: ${fieldTypes.join(', ')}.`

const fieldThing = {
  name: 'field',
  entry: 'setting of a field',
  add: `Add "type": "text" or another type. ${allTypes}`,
  types: fieldTypes,
  schemaOf: fieldSchema,
}

/** Names for field types in HTML and other programs. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  text: ['string', 'input', 'textbox', 'line', 'name'],
  email: ['mail', 'emailaddress'],
  phone: ['tel', 'telephone', 'phonenumber', 'mobile'],
  number: ['integer', 'numeric', 'range', 'amount', 'quantity'],
  textarea: ['longtext', 'multiline', 'message', 'paragraph', 'textbox', 'notes', 'comment'],
  select: ['dropdown', 'list', 'choice', 'combobox', 'options', 'picker'],
  radio: ['radios', 'radiobutton', 'radiobuttons', 'radiogroup'],
  checkbox: ['tick', 'tickbox', 'boolean', 'bool', 'toggle', 'switch', 'yesno'],
  checkboxes: ['multiselect', 'multiple', 'multichoice', 'checklist', 'checkboxgroup'],
  date: ['day', 'calendar', 'datepicker', 'dateinput'],
  time: ['clock', 'hour', 'timepicker'],
  postcode: ['zip', 'zipcode', 'postalcode', 'plz', 'postal'],
  consent: ['agreement', 'agree', 'terms', 'privacy', 'gdpr', 'accept'],
  file: ['upload', 'attachment', 'files', 'photo', 'image'],
  hidden: ['hiddenfield', 'constant'],
}

function unknownType(type: unknown, path: Path): Mistake {
  const plain = typeof type === 'string' ? type.toLowerCase().replace(/[^a-z]/g, '') : ''
  const guess =
    fieldTypes.find((known) => known === plain || otherNames[known]?.includes(plain)) ??
    (typeof type === 'string' ? nearest(type, fieldTypes) : undefined)
  return {
    path: [...path, 'type'],
    code: 'unknown-type',
    message:
      typeof type === 'string' && type !== ''
        ? `There is no field type called ${quoted(type)}.`
        : `"type" must be the name of a field type, not ${describeValue(type)}.`,
    ...suggest(guess, '', allTypes),
  }
}
