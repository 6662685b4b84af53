import type { SectionType } from '../../../schemas/index.ts'
import { findPageMistakes } from '../check/checkPage.ts'
import { configFile } from '../model/configFile.ts'
import {
  exampleValue,
  isTuple,
  pageSchemaOf,
  type Schema,
  sectionSchema,
  sectionTypes,
  siteSchemaOf,
} from '../schema/schema.ts'
import { withMessages } from './editorMessages.ts'
import { wordsOf } from './editorRules.ts'

/**
 * The schema of page files for text editors, as text. `type` is one enum and each section's fields depend on an `if`: the
 * only shape in which VS Code offers all types and names them for a mistyped one. No editor follows a rule from one file
 * to another, so the schema is made for the country of the site.
 */
export function pageEditorSchema(country: string): string {
  const page = withMessages(pageSchemaOf(country), { path: [], owner: 'a page', optional: false })
  const { examples: _, ...list } = page.properties?.sections ?? {}
  return print({ ...page, properties: { ...page.properties, sections: { ...list, items: anySection() } } })
}

/** The schema of site.config.json in a country for text editors, as text. */
export const siteEditorSchema = (country: string): string =>
  print(withMessages(siteSchemaOf(country), { path: [], owner: configFile, optional: false }))

/** Formats are left out, as those of `schemas/` are not standard ones. */
function print(schema: object): string {
  const editorSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Made by npm run schemas from schemas/; edit those.',
    ...schema,
  }
  const withoutFormats = (name: string, value: unknown) =>
    name === 'format' && typeof value === 'string' ? undefined : value
  return `${JSON.stringify(editorSchema, withoutFormats, 1)}\n`
}

function anySection(): object {
  const schemas = sectionTypes.map((type) => ({ type, schema: sectionSchema(type) }))
  const descriptions = schemas.map(({ schema }) => schema.description ?? '')
  return {
    type: 'object',
    ...wordsFor(''),
    title: 'Section',
    description: 'A part of the page; its type says which fields it has.',
    properties: {
      type: {
        type: 'string',
        ...wordsFor({ type: '?' }),
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
      // Without `type`, the condition holds for a section that is a text; without `required`, for one without a type.
      // Without `doNotSuggest`, VS Code fills in the first type instead of offering all.
      if: { type: 'object', properties: { type: { const: type, doNotSuggest: true } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: withMessages(schema, { path: ['sections', 0], owner: `a ${type} section`, optional: true }),
    })),
  }
}

/** What VS Code is to say of an entry of the list of sections that is none. */
function wordsFor(entry: unknown): { errorMessage?: string } {
  const found = findPageMistakes({ sections: [entry] }, '').find(({ path }) => path[1] === 0)
  return found ? { errorMessage: wordsOf(found) } : {}
}

/** The shortest section of a type that passes the check. */
export function sectionSnippet(type: SectionType): object {
  const schema = sectionSchema(type)
  return { type, ...snippetFields(schema, [...(schema.required ?? []), ...(schema.oneOf?.[0]?.required ?? [])]) }
}

const snippetFields = ({ properties }: Schema, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, snippetValue(properties?.[name] ?? {})]))

function snippetValue(schema: Schema): unknown {
  const example = exampleValue(schema)
  if (example !== undefined) return example
  if (schema.properties) return snippetFields(schema, schema.required ?? [])
  const { items, minItems = 1 } = schema
  if (items && !isTuple(items)) return Array.from({ length: minItems }, () => snippetValue(items))
  return schema.enum?.[0] ?? ''
}
