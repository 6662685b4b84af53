import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { ComponentType } from 'react'
import type { RuleName } from '../../../schemas/form/common.ts'
import type { FieldParts, FormParts } from '../../content/model/formModel.ts'
import { type Answer, type Answers, isBlank } from './answers.ts'

export interface BoxProps {
  id: string
  field: FieldParts
  value: Answer
  invalid: boolean
  /** The ids of the elements that describe the field: its help and its error. */
  describedBy: string | undefined
  /** @param soon rerenders the form after the next paint; for key presses, which must respond at once */
  change(answer: Answer, soon?: boolean): void
}

/** Whether answers of other fields are given, by field name. */
export type IsGiven = (when: NonNullable<FieldParts['when']>) => boolean

/** How the fields of one or more types are rendered, and validated beyond their schema. */
export interface Kind {
  Box: ComponentType<BoxProps>
  /**
   * `group`: the label names several inputs; `tick`: the input is before its label. Default: the label is above the
   * input.
   */
  frame?: 'group' | 'tick'
  /**
   * Whether its input has styles that only some forms need (`choices` of boxes.styles.ts), as those with a frame have.
   */
  hasStyles?: true
  /** Returns the rule that an answer breaks, for rules that depend on the day or on a file. */
  breaks?(answer: Answer, field: FieldParts): RuleName | undefined
  /** Returns the message for this answer if it differs from that of the rule. */
  explains?(answer: Answer, field: FieldParts, rule: RuleName): string | undefined
  /** Returns the field with its rules adapted to other answers. */
  withAnswers?(field: FieldParts, isGiven: IsGiven, answers: Answers): FieldParts
}

/** A form that `RequestForm` can render, validate and send. */
export interface FormDefinition extends Omit<FormParts, 'code'> {
  byName: ReadonlyMap<string, FieldParts>
  kindOf(field: FieldParts): Kind
  schema: RJSFSchema
  validator: ValidatorType
}

interface FormCode {
  schema: RJSFSchema
  /** The compiled schema. */
  validate: ValidatorFunctions[string]
  /** By field type. */
  kinds: Readonly<Record<string, Kind>>
}

/**
 * Combines the parts of a form with the code that the build generated for it. `kindOf` throws for an unknown field
 * type, which is a bug.
 */
export function defineForm(parts: Omit<FormParts, 'code'>, { schema, validate, kinds }: FormCode): FormDefinition {
  const byName = new Map(parts.fields.map((field) => [field.name, field]))
  const kindOf = ({ type }: FieldParts): Kind => {
    const kind = kinds[type]
    if (!kind) throw new Error(`Bug in the builder: nothing draws a field of type ${type}`)
    return kind
  }
  /** Replaces the compiled function: it reports one problem per shown field, with the messages of the form. */
  const check: ValidatorFunctions[string] = Object.assign(
    (answers: Answers) => {
      validate(answers)
      const broken = new Map<string, RuleName>()
      for (const { instancePath, keyword, params } of validate.errors ?? []) {
        const name = instancePath.split('/')[1] || String(params.missingProperty)
        if (!broken.has(name)) broken.set(name, isBlank(answers[name]) ? 'missing' : (rules[keyword] ?? 'wrong'))
      }
      const isGiven = givenIn(parts.fields, answers)
      const shown = shownFields(parts.fields, answers)
      const asked = shown.filter(({ either }) => either)
      const first = asked.every(({ name }) => isBlank(answers[name])) ? asked[0] : undefined
      if (first) broken.set(first.name, 'missing')
      check.errors = shown.flatMap((each) => {
        const kind = kindOf(each)
        const field = kind.withAnswers?.(each, isGiven, answers) ?? each
        const { name, says } = field
        const rule = broken.get(name) ?? kind.breaks?.(answers[name], field)
        const own = rule && kind.explains?.(answers[name], field, rule)
        const message = rule && (own ?? says[rule] ?? says.wrong ?? says.missing ?? '')
        return message ? [{ instancePath: `/${name}`, keyword: rule, params: {}, schemaPath: '', message }] : []
      })
      return check.errors.length === 0
    },
    { errors: null as NonNullable<ValidatorFunctions[string]['errors']> | null },
  )
  const validator = createPrecompiledValidator({ [String(schema.$id)]: check }, schema)
  return { ...parts, byName, kindOf, schema, validator }
}

/** The rule of a form that each keyword of JSON Schema stands for. */
const rules: Readonly<Record<string, RuleName>> = {
  maxLength: 'long',
  minimum: 'low',
  maximum: 'high',
  maxItems: 'many',
}

/** Returns a function that tells whether answers are given. Answers of fields that are not shown do not count. */
export function givenIn(fields: readonly FieldParts[], answers: Answers): IsGiven {
  const isGiven: IsGiven = (when) =>
    Object.entries(when).every(([name, wanted]) => {
      const other = fields.find((field) => field.name === name)
      const given = [answers[name] ?? false].flat()
      const isThere = [wanted].flat().some((each) => given.some((answer) => answer === each))
      return isThere && other !== undefined && isGiven(other.when ?? {})
    })
  return isGiven
}

/** Returns the fields that are shown with these answers. */
export function shownFields(fields: readonly FieldParts[], answers: Answers): FieldParts[] {
  const isGiven = givenIn(fields, answers)
  return fields.filter(({ when = {} }) => isGiven(when))
}
