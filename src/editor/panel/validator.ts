import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { isBlock } from '../site/isBlock.ts'

/**
 * The validator of the form. It only finds the alternative that matches a value. The check reports errors in its own
 * words, and the page's content security policy blocks validators that generate code.
 */
export const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: (schema, value) => fits(schema, value),
}

function fits(schema: RJSFSchema, value: unknown): boolean {
  const { type, properties, required, allOf, anyOf, const: only } = schema
  if (only !== undefined && only !== value) return false
  if (typeof type === 'string' && value !== undefined && !hasType(type, value)) return false
  const fields: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {}
  if (required?.some((name) => fields[name] === undefined)) return false
  if (allOf?.some((each) => typeof each === 'object' && !fits(each, value))) return false
  if (anyOf && !anyOf.some((each) => typeof each === 'object' && fits(each, value))) return false
  if (
    schema.additionalProperties === false &&
    Object.keys(fields).some((name) => !Object.hasOwn(properties ?? {}, name))
  )
    return false
  return Object.entries(properties ?? {}).every(
    ([name, inner]) => fields[name] === undefined || typeof inner !== 'object' || fits(inner, fields[name]),
  )
}

function hasType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isBlock(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
