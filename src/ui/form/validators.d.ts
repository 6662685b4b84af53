/** Made at build by `src/node/code/formsPlugin.ts`: a validator per form of `schemas/forms`, by the form's name. */
declare module 'virtual:ashlar/validators' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8'

  export const quote: ValidatorFunctions[string]
  export const contact: ValidatorFunctions[string]
}
