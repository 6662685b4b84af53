import { describe, expect, test } from 'vitest'
import { findPageMistakes } from '../../../src/content/check/checkPage.ts'
import { patternWords } from '../../../src/content/check/values/patternWords.ts'
import { pageSchemaOf, type Schema, siteSchemaOf } from '../../../src/content/schema/schema.ts'
import { builtInTypes } from '../../../src/content/schema/sectionTypes.ts'
import { nearest } from '../../../src/content/wording/nearest.ts'

const keywords =
  '$comment type title description examples default format enum const pattern minLength minimum maximum properties required additionalProperties items additionalItems minItems maxItems uniqueItems anyOf oneOf'.split(
    ' ',
  )
const countries = ['US', 'GB']
const schemas = [...countries.flatMap((each) => [pageSchemaOf(each), siteSchemaOf(each)]), ...builtInTypes.values()]

/** Returns a schema and all schemas inside it. */
function allOf(schema: Schema): Schema[] {
  const { properties = {}, items = [], anyOf = [], additionalProperties } = schema
  const inner = [...Object.values(properties), ...[items].flat(), ...anyOf]
  if (typeof additionalProperties === 'object') inner.push(additionalProperties)
  return [schema, ...inner.flatMap(allOf)]
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

  test('finds every mistake of a page at once', () => {
    const page = { name: 5, titel: 'x', description: '', sections: [{ type: 'hero' }, { type: 'hreo' }, 7] }
    expect(findPageMistakes(page, { country: 'US', types: builtInTypes }).map(({ path }) => path.join('.'))).toEqual([
      'name',
      'description',
      'titel',
      'sections.0.type',
      'sections.1.type',
      'sections.2',
    ])
  })
})

describe('src/content/wording/nearest', () => {
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

  test.each([
    ['fone', 'phone'],
    ['Foto', 'photos'],
  ])('takes %s, which sounds alike, for %s', (word, meant) => {
    expect(nearest(word, ['company', 'form', 'phone', 'photos'])).toBe(meant)
  })

  test('takes a word between two choices for neither', () => {
    expect(nearest('bat', ['cat', 'hat'])).toBeUndefined()
  })
})
