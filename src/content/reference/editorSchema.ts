import type { SectionType } from '../../../schemas/index.ts'
import { exampleValue, pageSchemaOf, type Schema, sectionSchema, sectionTypes, siteSchemaOf } from '../schema/schema.ts'

/** JSON for a text editor: more keywords than the checker has, fewer formats. */
type EditorSchema = Record<string, unknown>

const draft = 'http://json-schema.org/draft-07/schema#'

/**
 * The schema of page files for text editors, as text. `type` is one enum and each section's fields hang on an `if`: the
 * only shape in which VS Code offers all types and, on a mistyped one, names them. No editor follows a rule from one file
 * to another, so the country of the site is written into it.
 */
export function pageEditorSchema(country: string): string {
  const schema = pageSchemaOf(country)
  const { sections, ...properties } = schema.properties ?? {}
  const { examples: _, ...list } = toEditor(sections ?? {})
  return print({
    $schema: draft,
    $comment: 'Made by npm run schemas from schemas/; edit those.',
    ...toEditor({ ...schema, properties }),
    properties: {
      ...Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, toEditor(field)])),
      sections: { ...list, items: anySection() },
    },
  })
}

/** The schema of site.config.json in a country for text editors, as text. */
export function siteEditorSchema(country: string): string {
  return print({
    $schema: draft,
    $comment: 'Made by npm run schemas from schemas/; edit those.',
    ...toEditor(siteSchemaOf(country)),
  })
}

function anySection(): EditorSchema {
  const schemas = sectionTypes.map((type) => ({ type, schema: sectionSchema(type) }))
  const descriptions = schemas.map(({ schema }) => schema.description ?? '')
  return {
    type: 'object',
    title: 'Section',
    description: 'A part of the page; its type says which fields it has.',
    properties: {
      type: {
        type: 'string',
        title: 'Section type',
        description: 'What kind of section this is.',
        enum: sectionTypes,
        enumDescriptions: descriptions,
        markdownEnumDescriptions: schemas.map(({ schema }, index) => `**${schema.title}**: ${descriptions[index]}`),
      },
    },
    required: ['type'],
    defaultSnippets: schemas.map(({ type, schema }) => ({
      label: type,
      description: schema.description,
      body: sectionSnippet(type),
    })),
    allOf: schemas.map(({ type, schema }) => ({
      // Without `required`, the condition holds for a section that has no type yet. Without `doNotSuggest`, VS Code fills
      // in the first type instead of offering all.
      if: { properties: { type: { const: type, doNotSuggest: true } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: toEditor(schema),
    })),
  }
}

/** The shortest section of a type that passes the check. */
export function sectionSnippet(type: SectionType): EditorSchema {
  const schema = sectionSchema(type)
  const required = [...(schema.required ?? []), ...(schema.oneOf?.[0]?.required ?? [])]
  const fields = required.map((name) => [name, snippetValue(schema.properties?.[name] ?? {})] as const)
  return { type, ...Object.fromEntries(fields) }
}

function snippetValue(schema: Schema): unknown {
  const example = exampleValue(schema)
  if (example !== undefined) return example
  if (schema.properties)
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, snippetValue(schema.properties?.[name] ?? {})]),
    )
  const { items } = schema
  if (items && !Array.isArray(items)) {
    const entry = snippetValue(items as Schema)
    return Array.from({ length: schema.minItems ?? 1 }, () => entry)
  }
  return schema.enum?.[0] ?? ''
}

/** Formats of our own are left out: an editor knows none of them. */
function toEditor({ format: _, ...schema }: Schema): EditorSchema {
  const { properties, items, anyOf, additionalProperties } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, toEditor(field)])),
    }),
    ...(items && { items: Array.isArray(items) ? items.map(toEditor) : toEditor(items as Schema) }),
    ...(anyOf && { anyOf: anyOf.map(toEditor) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: toEditor(additionalProperties) }),
  }
}

const print = (schema: EditorSchema) => `${JSON.stringify(schema, null, 1)}\n`
