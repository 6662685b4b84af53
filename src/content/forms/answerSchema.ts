import { emailAddress, filled } from '../../../schemas/parts/answer.ts'
import { fewestDigits, leastDigits } from '../facts/phone/parsePhone.ts'
import type { FieldParts, FormParts } from '../model/formModel.ts'
import { isAmerican } from '../schema/country.ts'

/**
 * Creates the schema of the answers to a form, from which the build compiles the check. `pattern` expresses "required",
 * because an emptied text box has an empty string, which the `required` of JSON Schema accepts. Rules that depend on
 * the current day or on a file are checked by the field type instead.
 */
export function answerSchema({ fields, isOwn }: Pick<FormParts, 'fields' | 'isOwn'>, country: string): object {
  return {
    $id: answersId,
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field, { country, isOwn })])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** The name under which the compiled code exports the check, so it must be a valid identifier. */
export const answersId = 'answers'

function schemaOf(field: FieldParts, { country, isOwn }: { country: string; isOwn: boolean }): object {
  const { type, label: title, required = false, options = [], atMost } = field
  const text = (pattern?: string) => ({
    type: 'string',
    title,
    ...(pattern !== undefined && { pattern }),
    ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
  })
  /** An optional field may be empty. */
  const ofForm = (pattern: string) => text(required ? pattern : `^\\s*$|${pattern}`)
  switch (type) {
    case 'email':
      return ofForm(isOwn ? wholeAddress : emailAddress)
    case 'phone':
      return isOwn ? ofForm(phonePattern(country)) : text(required ? filled : undefined)
    case 'date':
      return ofForm('^\\d{4}-\\d\\d-\\d\\d$')
    case 'time':
      return ofForm('^\\d\\d:\\d\\d')
    case 'postcode':
      return ofForm(codePattern(country))
    case 'number':
      return {
        type: field.whole ? 'integer' : 'number',
        title,
        ...(field.min !== undefined && { minimum: field.min }),
        ...(field.max !== undefined && { maximum: field.max }),
      }
    case 'checkbox':
    case 'consent':
      return { type: 'boolean', title, ...(required && { const: true }) }
    case 'select':
    case 'radio':
      return { type: 'string', title, enum: required ? options : ['', ...options] }
    case 'checkboxes':
    case 'file':
      return {
        type: 'array',
        title,
        ...(required && { minItems: 1 }),
        ...(type === 'checkboxes' && atMost !== undefined && { maxItems: atMost }),
      }
    default:
      return text(required ? filled : undefined)
  }
}

/** An e-mail address whose host has a dot, as all public hosts do. */
const wholeAddress = '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@.]+\\s*$'

/** E.164 numbers have up to 15 digits. Some people append an extension, or write two numbers. */
const mostDigits = 40

/**
 * Accepts digits of any script with anything between them: as many as the country's numbers have, or at least 7 behind
 * a plus.
 */
function phonePattern(country: string): string {
  const digits = (least: number) => `(?:\\p{Nd}\\P{Nd}*){${least},${mostDigits}}`
  return `^[^+＋\\p{Nd}]*(?:[+＋]\\P{Nd}*${digits(leastDigits)}|${digits(fewestDigits(country))})$`
}

/**
 * Returns the pattern of a country's postal codes, which accepts lower case and missing spaces. For other countries it
 * accepts 3 to 10 letters and digits.
 */
function codePattern(country: string): string {
  if (isAmerican(country)) return '^\\s*\\d{5}(-?\\d{4})?\\s*$'
  if (country === 'GB') return '^\\s*[A-Za-z]{1,2}\\d[A-Za-z\\d]?\\s*\\d[A-Za-z]{2}\\s*$'
  if (country === 'CA') return '^\\s*[A-Za-z]\\d[A-Za-z]\\s*\\d[A-Za-z]\\d\\s*$'
  return '^\\s*[A-Za-z\\d][A-Za-z\\d -]{1,8}[A-Za-z\\d]\\s*$'
}
