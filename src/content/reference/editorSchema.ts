import { factsSchema } from '../../../schemas/facts.ts'
import type { FieldType } from '../../../schemas/index.ts'
import { iconNames } from '../../../schemas/parts/iconNames.ts'
import { findPageMistakes } from '../check/checkPage.ts'
import { findFormMistakes } from '../check/form/checkForm.ts'
import { type Block, fileBlock, formFieldBlock, namedBlock, sectionBlock } from '../check/valueContext.ts'
import { configFile } from '../model/files/configFile.ts'
import type { Mistake } from '../problem/mistake.ts'
import {
  blockSchema,
  exampleValue,
  fieldSchema,
  fieldTypes,
  formSchema,
  isFields,
  isTuple,
  pageSchemaOf,
  type Schema,
  siteSchemaOf,
} from '../schema/schema.ts'
import { builtInTypes, type SectionTypes } from '../schema/sectionTypes.ts'
import { withMessages } from './editorMessages.ts'
import { wordsOfMistake } from './editorRules.ts'

/**
 * Creates the schema of page files for text editors, as JSON text. `type` is one enum, and the fields of each section
 * depend on an `if`: only in this shape does VS Code offer all types and list them for a mistyped one. No editor can
 * follow a rule from one file to another, so the schema depends on the country of the site.
 */
export function pageEditorSchema(country: string, types: SectionTypes = builtInTypes): string {
  const page = withMessages(pageSchemaOf(country), { path: [], block: namedBlock('page'), optional: false })
  const { examples: _, ...list } = page.properties?.sections ?? {}
  return print({ ...page, properties: { ...page.properties, sections: { ...list, items: anySection(types) } } })
}

/** Creates the schema of site.config.json in a country for text editors, as JSON text. */
export const siteEditorSchema = (country: string): string =>
  print(withMessages(siteSchemaOf(country), { path: [], block: fileBlock(configFile), optional: false }))

/** Creates the schema of form documents for text editors, as JSON text. It has the same shape as that of page files. */
export function formEditorSchema(): string {
  const form = withMessages(formSchema, { path: [], block: namedBlock('form'), optional: false })
  const { examples: _, ...list } = form.properties?.fields ?? {}
  return print({ ...form, properties: { ...form.properties, fields: { ...list, items: anyField() } } })
}

/** Creates the schema of block documents for text editors, as JSON text. Their sections are those of pages. */
export function blockEditorSchema(types: SectionTypes = builtInTypes): string {
  const block = withMessages(blockSchema, { path: [], block: namedBlock('block'), optional: false })
  const { examples: _, ...list } = block.properties?.sections ?? {}
  return print({ ...block, properties: { ...block.properties, sections: { ...list, items: anySection(types) } } })
}

/** Creates the schema of facts files for text editors, as JSON text. */
export const factsEditorSchema = (): string => print(factsSchema)

/** The field of a template that says what it combines. */
export const combined = {
  type: 'object',
  title: 'For',
  description: 'The folder of the pages that each name in brackets of its path stands for.',
  additionalProperties: { type: 'string', title: 'Folder', description: 'A folder of pages/.' },
  examples: [{ service: 'services', town: 'locations' }],
} as const

/**
 * Creates the schema of templates for text editors, as JSON text: the schema of pages in a country with the `for`
 * field.
 */
export function templateEditorSchema(country: string): string {
  const { properties = {}, required = [] } = pageSchemaOf(country)
  const ofPages = Object.keys(properties).map((name) => [name, { $ref: `page.schema.json#/properties/${name}` }])
  return print({
    type: 'object',
    title: 'Template',
    description: 'A page for each combination of two pages that has a facts file of its own.',
    properties: {
      for: combined,
      ...Object.fromEntries(ofPages),
    },
    required: ['for', ...required],
    additionalProperties: false,
  })
}

/** Omits formats, because those of `schemas/` are not standard. */
function print(schema: object): string {
  // The names of 2,000 icons are included only once.
  let icons: object | undefined
  const shared = JSON.parse(
    JSON.stringify(schema, (_name, value: unknown) => {
      if (!isFields(value) || value.enum !== iconNames) return value
      const { enum: names, errorMessage, allOf, ...field } = value
      icons = { enum: names, errorMessage }
      return { ...field, allOf: [...(Array.isArray(allOf) ? allOf : []), { $ref: '#/definitions/icon' }] }
    }),
  )
  const editorSchema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Made by npm run schemas from schemas/; edit those.',
    ...shared,
    ...(icons && { definitions: { icon: icons } }),
  }
  const withoutFormats = (name: string, value: unknown) =>
    name === 'format' && typeof value === 'string' ? undefined : value
  return `${JSON.stringify(editorSchema, withoutFormats, 1)}\n`
}

/** A kind of typed entry: sections of a page, or fields of a form. */
interface TypedEntries<Type extends string> {
  types: readonly Type[]
  schemaOf(type: Type): Schema
  /** Title and description of an entry, and of its type. */
  words: Record<'entry' | 'type', { title: string; description: string }>
  /** The owner of a type's settings, as the check names it. */
  blockFor(type: Type): Block
  /** The check's mistake for a value that is not an entry. */
  mistakeOf(entry: unknown): Mistake | undefined
  /** The shortest entry of a type that passes the check. */
  snippetOf(type: Type): object
  /** The list that contains the entries. */
  list: string
}

function anyOfType<Type extends string>(entries: TypedEntries<Type>): object {
  const { types, words, blockFor, snippetOf, list } = entries
  const schemas = types.map((type) => ({ type, schema: entries.schemaOf(type) }))
  const descriptions = schemas.map(({ schema }) => schema.description ?? '')
  const messageFor = (entry: unknown) => {
    const found = entries.mistakeOf(entry)
    return found ? { errorMessage: wordsOfMistake(found) } : {}
  }
  return {
    type: 'object',
    ...messageFor(''),
    ...words.entry,
    properties: {
      type: {
        type: 'string',
        ...messageFor({ type: '?' }),
        ...words.type,
        enum: types,
        enumDescriptions: descriptions,
        markdownEnumDescriptions: schemas.map(({ schema }, index) => `**${schema.title}**: ${descriptions[index]}`),
      },
    },
    required: ['type'],
    defaultSnippets: schemas.map(({ type, schema }) => ({
      label: type,
      description: schema.description,
      body: snippetOf(type),
    })),
    allOf: schemas.map(({ type, schema }) => ({
      // Without `type`, the condition also matches a section that is a string; without `required`, one without a type.
      // Without `doNotSuggest`, VS Code fills in the first type instead of offering all.
      if: { type: 'object', properties: { type: { const: type, doNotSuggest: true } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: withMessages(schema, { path: [list, 0], block: blockFor(type), optional: true }),
    })),
  }
}

const anySection = (types: SectionTypes) =>
  anyOfType({
    types: [...types.keys()],
    schemaOf: (type) => types.get(type) ?? {},
    words: {
      entry: { title: 'Section', description: 'A part of the page; its type says which fields it has.' },
      type: { title: 'Section type', description: 'What kind of section this is.' },
    },
    blockFor: sectionBlock,
    mistakeOf: (entry) =>
      findPageMistakes({ name: 'A', title: 'A', sections: [entry] }, { country: '', types }).find(
        ({ path }) => path[1] === 0,
      ),
    snippetOf: (type) => sectionSnippet(type, types),
    list: 'sections',
  })

const anyField = () =>
  anyOfType({
    types: fieldTypes,
    schemaOf: fieldSchema,
    words: {
      entry: { title: 'Field', description: 'A field of the form; its type says which settings it has.' },
      type: { title: 'Field type', description: 'What kind of field this is.' },
    },
    blockFor: formFieldBlock,
    mistakeOf: (entry) => findFormMistakes({ fields: [entry] }).find(({ path }) => path[1] === 0),
    snippetOf: fieldSnippet,
    list: 'fields',
  })

/** Returns the shortest section of a type that passes the check. */
export function sectionSnippet(type: string, types: SectionTypes = builtInTypes): object {
  const schema = types.get(type) ?? {}
  return { type, ...snippetFields(schema, [...(schema.required ?? []), ...(schema.oneOf?.[0]?.required ?? [])]) }
}

/** Returns the shortest form field of a type that passes the check. */
export function fieldSnippet(type: FieldType): object {
  const schema = fieldSchema(type)
  const needed = type === 'hidden' ? ['name', 'value'] : ['name', 'label']
  const { name, ...rest } = snippetFields(schema, [...new Set([...needed, ...(schema.required ?? [])])])
  return { name, type, ...rest }
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
