import { isAmerican } from './country.ts'
import { type CheckedName, isFields, isSectionType } from './schema.ts'
import { validatorOf } from './validatorOf.ts'

/** Whether a value fits a schema, as ajv judges; `checkValue` finds the words where it does not. */
const fitsSchema = (name: CheckedName, value: unknown): boolean => validatorOf(name)(value) === true

/** Whether a value is the `location` block of a page in a country. */
export const fitsLocation = (value: unknown, country: string): boolean =>
  fitsSchema(isAmerican(country) ? 'americanLocation' : 'location', value)

/** Whether a value is a page of a site in a country, each section of it included. */
export function fitsPage(value: unknown, country: string): boolean {
  if (!fitsSchema(isAmerican(country) ? 'americanPage' : 'page', value)) return false
  if (!isFields(value) || !Array.isArray(value.sections)) return false
  return value.sections.every(
    (section: unknown) => isFields(section) && isSectionType(section.type) && fitsSchema(section.type, section),
  )
}
