import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sections } from '../../schemas/index.ts'
import { checkPage } from '../../src/content/check/checkPage.ts'
import { createSource } from '../../src/content/problem/source.ts'
import { readJson } from '../../src/content/read/readJson.ts'
import {
  fieldSchema,
  fieldTypes,
  formSchema,
  pageSchemaOf,
  type Schema,
  siteSchemaOf,
} from '../../src/content/schema/schema.ts'
import { builtInTypes, sectionTypes } from '../../src/content/schema/sectionTypes.ts'
import { fieldsOf, usedFields } from './fieldsOf.ts'
import { exampleFile, readExample, sectionFolders } from './sectionExamples.ts'

const root = join(import.meta.dirname, '../..')

const all = [
  ...['US', 'GB'].flatMap((country) => [
    ...fieldsOf(pageSchemaOf(country), `page ${country}`),
    ...fieldsOf(siteSchemaOf(country), `site ${country}`),
  ]),
  ...[...builtInTypes].flatMap(([type, schema]) => fieldsOf(schema, type)),
  ...fieldsOf(formSchema, 'form'),
  ...fieldTypes.flatMap((type) => fieldsOf(fieldSchema(type), `${type} field`)),
]

const hasExample = (schema: Schema): boolean => {
  if (schema.examples || 'const' in schema) return true
  const { properties, anyOf, items, additionalProperties } = schema
  const inner = [...Object.values(properties ?? {}), ...(anyOf ?? []), ...(items ? [items].flat() : [])]
  if (typeof additionalProperties === 'object') inner.push(additionalProperties)
  return inner.length > 0 && inner.every((field) => hasExample(field as Schema))
}

describe('schemas/sections', () => {
  test('lists every schema in index.ts', () => {
    const unlisted = sectionFolders.filter((type) => !Object.hasOwn(sections, type))
    expect(unlisted.map((type) => `Add ${type} to schemas/sections/index.ts`)).toEqual([])
  })

  test('has a file for every type of index.ts', () => {
    const missing = sectionTypes.filter((type) => !existsSync(join(root, `schemas/sections/${type}/${type}.ts`)))
    expect(missing.map((type) => `Add schemas/sections/${type}/${type}.ts`)).toEqual([])
  })

  test('has an example of every type', () => {
    const missing = sectionTypes.filter((type) => !existsSync(join(root, exampleFile(type))))
    expect(missing.map((type) => `Add ${exampleFile(type)}`)).toEqual([])
  })

  test('gives every field a title', () => {
    expect(all.filter(({ field }) => !field.title).map(({ way }) => way)).toEqual([])
  })

  test('describes every field in one sentence', () => {
    const wrong = all.filter(
      ({ field }) => !/^[^\s].*[.]$/.test(field.description ?? '') || /[.!?] [A-Z]/.test(field.description ?? ''),
    )
    expect(wrong.map(({ way }) => way)).toEqual([])
  })

  test('shows an example of every field', () => {
    expect(all.filter(({ field }) => !hasExample(field)).map(({ way }) => way)).toEqual([])
  })
})

const withExample = sectionTypes.filter((type) => existsSync(exampleFile(type)))

describe('schemas/sections, the examples', () => {
  test.each(withExample)('%s passes the check', (type) => {
    const source = createSource(exampleFile(type), readExample(type))
    const read = readJson(source)
    expect(
      [...read.problems, ...checkPage(source, read.value, { country: 'US', types: builtInTypes }).problems].map(
        ({ message }) => message,
      ),
    ).toEqual([])
  })

  test.each(withExample)('%s uses every optional field of its type', (type) => {
    const page = JSON.parse(readExample(type)) as { sections: { type: string }[] }
    const used = new Set(
      page.sections.filter((section) => section.type === type).flatMap((section) => usedFields(section, type)),
    )
    const unused = fieldsOf(builtInTypes.get(type) ?? {}, type).filter(
      ({ way, optional }) => optional && !used.has(way),
    )
    expect(unused.map(({ way }) => `Use ${way} in ${exampleFile(type)}`)).toEqual([])
  })
})
