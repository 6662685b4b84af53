import { isTyped, titledBlock, type ValueContext, withExampleOf } from '../check/valueContext.ts'
import { isTuple, type Schema } from '../schema/schema.ts'
import { editorRules, messageOf, wrongTypeFor } from './editorRules.ts'

/**
 * A schema as a text editor gets it. VS Code shows `errorMessage` and `patternErrorMessage` in place of words of its own:
 * https://github.com/microsoft/vscode-json-languageservice/blob/main/src/jsonSchema.ts
 */
export type EditorSchema = Omit<Schema, 'properties' | 'items' | 'anyOf' | 'additionalProperties'> & {
  readonly errorMessage?: string
  readonly patternErrorMessage?: string
  readonly properties?: Readonly<Record<string, EditorSchema>>
  readonly items?: EditorSchema | readonly EditorSchema[]
  readonly anyOf?: readonly EditorSchema[]
  readonly additionalProperties?: boolean | EditorSchema
  /** Rules that are there for their message. */
  readonly allOf?: readonly object[]
}

/**
 * A schema with messages in the words of the check, and so all schemas inside it. A message is fixed: it says what a value
 * must be, and not what stands there. Keywords whose message cannot be set are left out, and `editorRules` says the same.
 *
 * @param isField whether it is the value of a field, whose missing fields are told with the rules of the block around it
 */
export function withMessages(schema: Schema, context: ValueContext, isField = false): EditorSchema {
  const { anyOf, properties, items, additionalProperties, required, oneOf, ...rest } = schema
  const { minimum: _least, maximum: _most, minItems: _few, maxItems: _many, uniqueItems: _once, ...limited } = rest
  const { pattern: _form, minLength: _letters, ...plain } = limited
  const { path } = context
  if (anyOf) {
    const blockOf = (other: Schema) => (other.properties && titledBlock(other)) ?? context.block
    const alternatives = anyOf.map((other) => withMessages(other, { ...context, block: blockOf(other) }))
    return { ...plain, anyOf: alternatives }
  }
  const field = (name: string, value: Schema): EditorSchema => {
    const block = isTyped(context) ? context.block : undefined
    return withMessages(value, { path: [...path, name], block, optional: !required?.includes(name) }, true)
  }
  const entry = (value: Schema, index: number): EditorSchema =>
    withMessages(withExampleOf(schema, value, index), {
      path: [...path, index],
      block: titledBlock(value),
      optional: !isTuple(items),
    })

  const rules = editorRules(schema, context)
  return {
    ...plain,
    ...ownMessages(schema, plain, context),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, field(name, value)])),
    }),
    ...(items && { items: isTuple(items) ? items.map(entry) : entry(items, 0) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: withMessages(additionalProperties, { path: [...path, ''], optional: true }),
    }),
    ...(!isTyped(context) && !isField && { ...(required && { required }), ...(oneOf && { oneOf }) }),
    ...(rules.length > 0 && { allOf: rules }),
  }
}

/** The messages for a value itself, and the form that a text must have. */
function ownMessages(
  schema: Schema,
  { type: _type, ...choice }: Schema,
  context: ValueContext,
): Pick<EditorSchema, 'errorMessage' | 'pattern' | 'patternErrorMessage'> {
  const { pattern, minLength } = schema
  const isChosen = schema.enum !== undefined || 'const' in schema
  const wrong = isChosen ? messageOf(choice, '?', context) : messageOf(schema, wrongTypeFor(schema), context)
  // The check refuses a text of nothing but spaces too, where a text must not be empty.
  const form = pattern ?? (minLength === undefined ? undefined : '\\S')
  return {
    ...(wrong !== undefined && { errorMessage: wrong }),
    ...(form !== undefined && {
      pattern: form,
      patternErrorMessage: messageOf(schema, pattern === undefined ? '' : '?', context) ?? '',
    }),
  }
}
