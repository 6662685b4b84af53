import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { FormSchema } from '../../../schemas/parts/formSchema.ts'

/** How a field is drawn. */
export interface FieldLook {
  type?: 'email' | 'tel'
  /** What a browser may fill in, by https://html.spec.whatwg.org/#autofill. */
  autocomplete?: string
  /** Stands beside another half where there is room. */
  half?: boolean
  /** More than one line. */
  rows?: number
  /** Why the form asks for it. */
  help?: string
  /** Offers the suggestions of the form. */
  suggestions?: boolean
}

interface FieldMessages {
  missing: string
  wrong?: string
}

interface FormFacts {
  schema: FormSchema
  messages: Record<string, FieldMessages>
  ui: Record<string, FieldLook>
  validators: ValidatorFunctions
  button: string
  /** Dispatched on the document after a request was stored. */
  event: string
  /** Whether a sent form stays on its page and says so, instead of going to the page of thanks. */
  stays: boolean
  /** Keys of the payload beyond the fields, made of the trimmed values. */
  extra?: (values: Record<string, string>) => Record<string, string>
}

/** A form that `RequestForm` can draw, check and send. */
export interface FormDefinition extends Omit<FormFacts, 'schema' | 'messages' | 'validators'> {
  name: string
  schema: RJSFSchema
  fields: string[]
  validator: ValidatorType
}

/** Puts a form together; `messages` take the place of what the validator would say. */
export function defineForm({ schema, messages, validators, ...facts }: FormFacts): FormDefinition {
  const rjsfSchema: RJSFSchema = { ...schema, required: [...schema.required] }
  const validator = createPrecompiledValidator(validators, rjsfSchema, (errors) => {
    for (const error of errors ?? []) {
      const field = error.instancePath.slice(1) || String(error.params.missingProperty)
      const texts = messages[field]
      if (texts) error.message = isBlank(error.data) ? texts.missing : (texts.wrong ?? texts.missing)
    }
  })
  return { ...facts, name: schema.$id, schema: rjsfSchema, fields: Object.keys(schema.properties), validator }
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === ''
}
