import { Ajv } from 'ajv'
import { build } from 'esbuild'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPageMistakes } from '../../../src/content/check/checkPage.ts'
import { checkValue } from '../../../src/content/check/checkValue.ts'
import { patternWords } from '../../../src/content/check/patternWords.ts'
import {
  checkedNames,
  checkedSchema,
  pageSchemaOf,
  type Schema,
  sectionSchema,
  sectionTypes,
  siteSchemaOf,
} from '../../../src/content/schema/schema.ts'
import { validatorCode } from '../../../src/content/schema/validatorCode.ts'
import { ajvOptions, validatorOf } from '../../../src/content/schema/validatorOf.ts'
import { nearest } from '../../../src/content/wording/nearest.ts'
import { seed } from '../../seed.ts'

const keywords =
  '$comment type title description examples default format enum const pattern minLength minimum maximum properties required additionalProperties items additionalItems minItems maxItems uniqueItems anyOf oneOf'.split(
    ' ',
  )
const countries = ['US', 'GB']
const schemas = [
  ...countries.flatMap((each) => [pageSchemaOf(each), siteSchemaOf(each)]),
  ...sectionTypes.map(sectionSchema),
]

/** A schema and all schemas inside it. */
function allOf(schema: Schema): Schema[] {
  const { properties = {}, items = [], anyOf = [], additionalProperties } = schema
  const inner = [...Object.values(properties), ...[items].flat(), ...anyOf]
  if (typeof additionalProperties === 'object') inner.push(additionalProperties)
  return [schema, ...inner.flatMap(allOf)]
}

/** A value that has one part replaced, removed or renamed. */
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

/** A value that uses every field of a schema, made of the examples. */
function fullExample(schema: Schema): unknown {
  if (schema.anyOf) return fullExample(schema.anyOf.at(-1) ?? {})
  if ('const' in schema) return schema.const
  if (schema.properties) {
    const left = schema.oneOf?.[1]?.required ?? []
    const fields = Object.entries(schema.properties).filter(([name]) => !left.includes(name))
    return Object.fromEntries(fields.map(([name, field]) => [name, fullExample(field)]))
  }
  if (schema.examples) return schema.examples[0]
  if (schema.items && !Array.isArray(schema.items)) {
    const entry = fullExample(schema.items as Schema)
    return Array.from({ length: schema.minItems ?? 1 }, () => entry)
  }
  return schema.enum?.[0] ?? 'x'
}

/** Values that fit a schema, with one to three changes. */
const mutated = (schema: Schema) =>
  fc.tuple(fc.infiniteStream(fc.nat()), fc.integer({ min: 1, max: 3 })).map(([numbers, times]) => {
    const choose = (size: number) => (numbers.next().value ?? 0) % size
    let value = fullExample(schema)
    for (let time = 0; time < times; time++) value = mutate(value, choose)
    return value
  })

/** The validators as the bundles of the commands have them. */
async function compileAhead(): Promise<typeof validatorOf> {
  const stdin = { contents: validatorCode(), resolveDir: import.meta.dirname }
  const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', write: false })
  const [{ text = '' } = {}] = outputFiles
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(text)}`)
  return (module as { validatorOf: typeof validatorOf }).validatorOf
}

describe('src/content/check/checkValue', () => {
  test('knows every keyword of the schemas', () => {
    const used = new Set(schemas.flatMap(allOf).flatMap(Object.keys))
    expect([...used].filter((keyword) => !keywords.includes(keyword))).toEqual([])
  })

  test('has words for every pattern of the schemas', () => {
    const patterns = schemas.flatMap(allOf).flatMap(({ pattern }) => pattern ?? [])
    expect(patterns.filter((pattern) => !patternWords[pattern])).toEqual([])
  })

  test('has an example in the form that each pattern wants', () => {
    const wrong = Object.entries(patternWords).filter(
      ([pattern, { example }]) => !new RegExp(pattern, 'u').test(example),
    )
    expect(wrong).toEqual([])
  })

  test.each([
    ...checkedNames.map((name) => [name, checkedSchema(name)] as const),
    ...countries.map((country) => [`site.config.json of ${country}`, siteSchemaOf(country)] as const),
  ])('gives the verdict of ajv on %s, right and wrong', (_name, schema) => {
    const fits = new Ajv(ajvOptions).compile(schema)
    expect(checkValue(schema, fullExample(schema), { path: [], owner: '', optional: false })).toEqual([])
    fc.assert(
      fc.property(mutated(schema), (value) => {
        const mine = checkValue(schema, value, { path: [], owner: '', optional: false }).length === 0
        expect({ value, mine }).toEqual({ value, mine: fits(value) })
      }),
      { seed, numRuns: 300 },
    )
  })

  test('has verdicts that were compiled ahead and are those of ajv', async () => {
    const aheadOf = await compileAhead()
    const verdicts = new Set<unknown>()
    for (const name of checkedNames)
      fc.assert(
        fc.property(mutated(checkedSchema(name)), (value) => {
          const verdict = validatorOf(name)(value)
          verdicts.add(verdict)
          expect({ name, value, ahead: aheadOf(name)(value) }).toEqual({ name, value, ahead: verdict })
        }),
        { seed, numRuns: 100 },
      )
    expect(verdicts).toEqual(new Set([true, false]))
  })

  test('finds every mistake of a page at once', () => {
    const page = { name: 5, titel: 'x', description: '', sections: [{ type: 'hero' }, { type: 'hreo' }, 7] }
    expect(findPageMistakes(page, 'US').map(({ path }) => path.join('.'))).toEqual([
      'name',
      'description',
      'titel',
      'sections.0.type',
      'sections.1.type',
      'sections.2',
    ])
  })
})

describe('src/content/check/checkValue', () => {
  const choices = ['heading', 'intro', 'items', 'source', 'text', 'title']
  test.each([
    ['headng', 'heading'],
    ['haeding', 'heading'],
    ['Heading', 'heading'],
    ['item', 'items'],
    ['itmes', 'items'],
    ['tet', 'text'],
  ])('takes %s for %s', (word, meant) => {
    expect(nearest(word, choices)).toBe(meant)
  })

  test.each(['titel-of-page', 'x', '', 'colour', 'label'])('takes %j for nothing', (word) => {
    expect(nearest(word, choices)).toBeUndefined()
  })

  test('takes a word between two choices for neither', () => {
    expect(nearest('bat', ['cat', 'hat'])).toBeUndefined()
  })
})
