import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { published } from '../../../schemas/index.ts'
import { findPageMistakes } from '../../../src/content/check/checkPage.ts'
import { checkValue } from '../../../src/content/check/checkValue.ts'
import {
  fieldSchema,
  fieldTypes,
  formSchema,
  isFields,
  isTuple,
  pageSchemaOf,
  type Schema,
  siteSchemaOf,
} from '../../../src/content/schema/schema.ts'
import { builtInTypes, schemaOfSection, sectionTypes } from '../../../src/content/schema/sectionTypes.ts'
import { runs, seed } from '../../seed.ts'
import { cases, readCase } from '../caseFiles.ts'
import { shipped } from '../impact/shippedSite.ts'

/** The reference implementation for `checkValue`. */
const ajv = new Ajv({
  strict: true,
  allowUnionTypes: true,
  // "Exactly one of these fields" is written as `oneOf` of `required`.
  strictRequired: false,
  // A text of only spaces counts as empty.
  formats: { text: /\S/, inline: /\S/, body: /\S/, prose: /\S/, href: /\S/, latitude: true, longitude: true },
})

const countries = ['US', 'GB']
const schemas: (readonly [name: string, Schema])[] = [
  ...countries.flatMap((country) => [
    [`a page in ${country}`, pageSchemaOf(country)] as const,
    [`a location in ${country}`, pageSchemaOf(country).properties?.location ?? {}] as const,
    [`site.config.json in ${country}`, siteSchemaOf(country)] as const,
  ]),
  ...[...builtInTypes].map(([type, schema]) => [`a ${type} section`, schema] as const),
  ['a form', formSchema],
  ...fieldTypes.map((type) => [`a ${type} field`, fieldSchema(type)] as const),
  ['the record of addresses', published],
]

/** Returns a value with one part replaced, removed or renamed. */
function mutate(value: unknown, choose: (size: number) => number): unknown {
  const replacements: unknown[] = [null, true, 0, -1.5, '', 'x', [], {}, ['x'], { x: 1 }]
  if (typeof value !== 'object' || value === null || choose(5) === 0) return replacements[choose(replacements.length)]
  if (Array.isArray(value)) {
    if (choose(3) === 0) return choose(2) === 0 ? [...value, ...value] : value.slice(1)
    const index = choose(value.length || 1)
    return value.map((entry: unknown, at) => (at === index ? mutate(entry, choose) : entry))
  }
  const entries = Object.entries(value)
  const index = choose(entries.length || 1)
  const action = choose(6)
  if (action === 0) return Object.fromEntries(entries.filter((_, at) => at !== index))
  if (action === 1)
    return Object.fromEntries(entries.map(([name, inner], at) => [at === index ? `${name}x` : name, inner]))
  return Object.fromEntries(entries.map(([name, inner], at) => [name, at === index ? mutate(inner, choose) : inner]))
}

/** Returns a value that uses every field of a schema, built from the examples. */
function fullExample(schema: Schema): unknown {
  if (schema.anyOf) return fullExample(schema.anyOf.at(-1) ?? {})
  if ('const' in schema) return schema.const
  if (schema.properties) {
    const left = schema.oneOf?.[1]?.required ?? []
    const fields = Object.entries(schema.properties).filter(([name]) => !left.includes(name))
    return Object.fromEntries(fields.map(([name, field]) => [name, fullExample(field)]))
  }
  if (schema.examples) return schema.examples[0]
  if (schema.items && !isTuple(schema.items)) {
    const entry = fullExample(schema.items)
    return Array.from({ length: schema.minItems ?? 1 }, () => entry)
  }
  return schema.enum?.[0] ?? 'x'
}

/** Generates a value with one to three changes. */
const mutated = (whole: unknown) =>
  fc.tuple(fc.infiniteStream(fc.nat()), fc.integer({ min: 1, max: 3 })).map(([numbers, times]) => {
    const choose = (size: number) => (numbers.next().value ?? 0) % size
    let value = whole
    for (let time = 0; time < times; time++) value = mutate(value, choose)
    return value
  })

const fitsWalker = (schema: Schema, value: unknown) =>
  checkValue(schema, value, { path: [], optional: false }).length === 0

/** Whether ajv accepts a value as a page: the page by its schema, each section by the schema of its type. */
function isPageOfAjv(value: unknown, country: string): boolean {
  if (!ajv.validate(pageSchemaOf(country), value)) return false
  const sections: unknown[] = isFields(value) && Array.isArray(value.sections) ? value.sections : []
  return sections.every((section) => ajv.validate(schemaOfSection(builtInTypes, section) ?? false, section))
}

const isPageOfWalker = (value: unknown, country: string) =>
  findPageMistakes(value, { country, types: builtInTypes }).length === 0

function parse(text: string): unknown[] {
  try {
    return [JSON.parse(text.replace(/^\ufeff/, ''))]
  } catch {
    return []
  }
}

const pages = [
  ...Object.entries(shipped).flatMap(([file, text]) => (file.startsWith('pages/') ? [text] : [])),
  ...sectionTypes.map((type) => readFileSync(`schemas/sections/${type}/${type}.example.json`, 'utf8')),
].flatMap(parse)
const casePages = cases.flatMap((name) => Object.values(readCase(name))).flatMap(parse)

describe('src/content/check/checkValue, held against ajv', () => {
  test.each(schemas)('judges %s alike, right and wrong', (_name, schema) => {
    const fits = ajv.compile(schema)
    const whole = fullExample(schema)
    expect(fitsWalker(schema, whole)).toBe(true)
    expect(fits(whole)).toBe(true)
    fc.assert(
      fc.property(mutated(whole), (value) => fitsWalker(schema, value) === fits(value)),
      { seed, numRuns: runs(100, 3000) },
    )
  })

  test.each(countries)('judges every shipped page, example and case alike in %s', (country) => {
    expect(pages.length).toBeGreaterThan(40)
    expect(casePages.length).toBeGreaterThan(100)
    const unlike = [...pages, ...casePages].filter(
      (page) => isPageOfWalker(page, country) !== isPageOfAjv(page, country),
    )
    expect(unlike).toEqual([])
  })

  test.each(countries)('judges the pages and examples alike in %s when they are damaged', (country) => {
    const damaged = fc.constantFrom(...pages).chain(mutated)
    const verdicts = new Set<boolean>()
    fc.assert(
      fc.property(damaged, (page) => {
        const fits = isPageOfWalker(page, country)
        verdicts.add(fits)
        return fits === isPageOfAjv(page, country)
      }),
      { seed, numRuns: runs(500, 20_000) },
    )
    expect(verdicts).toEqual(new Set([true, false]))
  })
})
