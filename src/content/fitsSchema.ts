import { type CheckedName, isFields, isSectionType } from './schema.ts'
import { validatorOf } from './validators.ts'

/** Whether a value fits a schema, as ajv judges; `checkValue` finds the words where it does not. */
export const fitsSchema = (name: CheckedName, value: unknown): boolean => validatorOf(name)(value) === true

/** Whether a value is a page, each section of it included. */
export function fitsPage(value: unknown): boolean {
  if (!fitsSchema('page', value) || !isFields(value) || !Array.isArray(value.sections)) return false
  return value.sections.every(
    (section: unknown) => isFields(section) && isSectionType(section.type) && fitsSchema(section.type, section),
  )
}
