import { isTyped, titledBlock, type ValueContext, withExampleOf } from '../check/valueContext.ts'
import { isTuple, type Schema } from '../schema/schema.ts'
import { editorRules, messageOf, wrongTypeFor } from './editorRules.ts'

/**
 * A schema for text editors. VS Code shows `errorMessage` and `patternErrorMessage` instead of its own messages:
 * https://github.com/microsoft/vscode-json-languageservice/blob/main/src/jsonSchema.ts
 */
type EditorSchema = Omit<Schema, 'properties' | 'items' | 'anyOf' | 'additionalProperties'> & {
  readonly errorMessage?: string
  readonly patternErrorMessage?: string
  readonly properties?: Readonly<Record<string, EditorSchema>>
  readonly items?: EditorSchema | readonly EditorSchema[]
  readonly anyOf?: readonly EditorSchema[]
  readonly additionalProperties?: boolean | EditorSchema
  /** Rules that exist for their message. */
  readonly allOf?: readonly object[]
}

/**
 * Adds the check's messages to a schema and all nested schemas. A message is static: it says what a value must be, but
 * not what it is. Keywords whose message cannot be set are omitted; `editorRules` expresses them instead.
 *
 * @param isField whether it is the schema of a field, whose missing fields are reported by the rules of the enclosing
 * object
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

/** The messages of a value itself, and the pattern that a string must match. */
function ownMessages(
  schema: Schema,
  { type: _type, ...choice }: Schema,
  context: ValueContext,
): Pick<EditorSchema, 'errorMessage' | 'pattern' | 'patternErrorMessage'> {
  const { pattern, minLength } = schema
  const isChosen = schema.enum !== undefined || 'const' in schema
  const wrong = isChosen ? messageOf(choice, '?', context) : messageOf(schema, wrongTypeFor(schema), context)
  // The check also refuses a string of spaces if the string must not be empty.
  const form = pattern ?? (minLength === undefined ? undefined : '\\S')
  return {
    ...(wrong !== undefined && { errorMessage: wrong }),
    ...(form !== undefined && {
      pattern: form,
      patternErrorMessage: messageOf(schema, pattern === undefined ? '' : '?', context) ?? '',
    }),
  }
}
