import { Ajv, type ValidateFunction } from 'ajv'
import { isFields, isSectionType, pageSchema, type Schema, sectionSchema } from './schema.ts'

/** A text of nothing but spaces says nothing. */
const filled = (text: string) => text.trim() !== ''

const ajv = new Ajv({
  strict: true,
  allowUnionTypes: true,
  // "Exactly one of these fields" is written as `oneOf` of `required`.
  strictRequired: false,
  formats: { text: filled, inline: filled, body: filled, href: filled },
  // The compiler checks the schemas already; both spare 150 ms at the start of each check.
  validateSchema: false,
  code: { optimize: false },
})
const compiled = new WeakMap<Schema, ValidateFunction>()

/** Whether a value fits its schema, as ajv judges; `checkValue` finds the words where it does not. */
export function fitsSchema(schema: Schema, value: unknown): boolean {
  let validate = compiled.get(schema)
  if (!validate) {
    validate = ajv.compile(schema)
    compiled.set(schema, validate)
  }
  return validate(value) === true
}

/** Whether a value is a page, each section of it included. */
export function fitsPage(value: unknown): boolean {
  if (!fitsSchema(pageSchema, value) || !isFields(value) || !Array.isArray(value.sections)) return false
  return value.sections.every(
    (section: unknown) =>
      isFields(section) && isSectionType(section.type) && fitsSchema(sectionSchema(section.type), section),
  )
}
