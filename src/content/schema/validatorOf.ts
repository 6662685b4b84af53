import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { type CheckedName, checkedSchema } from './schema.ts'

export const ajvOptions: Options = {
  strict: true,
  allowUnionTypes: true,
  // "Exactly one of these fields" is written as `oneOf` of `required`.
  strictRequired: false,
  // A text of nothing but spaces says nothing.
  formats: { text: /\S/, inline: /\S/, body: /\S/, href: /\S/ },
  // The compiler checks the schemas already, and ajv's own check takes 150 ms.
  validateSchema: false,
  // The words are found by `checkValue`.
  messages: false,
}

const ajv = new Ajv({ ...ajvOptions, code: { optimize: false } })
const compiled = new Map<CheckedName, ValidateFunction>()

/**
 * Gives the function that says whether a value fits a schema. Here ajv compiles it when it is asked for; the bundles of
 * the commands have this module's place taken by the compiled code (`validatorCode.ts`), which spares a check of
 * 27 pages a third of its time.
 */
export function validatorOf(name: CheckedName): (value: unknown) => unknown {
  const known = compiled.get(name) ?? ajv.compile(checkedSchema(name))
  compiled.set(name, known)
  return known
}
