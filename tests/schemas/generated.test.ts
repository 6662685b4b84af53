import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { findPageMistakes } from '../../src/content/check/checkPage.ts'
import {
  blockEditorSchema,
  factsEditorSchema,
  formEditorSchema,
  pageEditorSchema,
  siteEditorSchema,
  templateEditorSchema,
} from '../../src/content/reference/editorSchema.ts'
import { builtInTypes, sectionTypes } from '../../src/content/schema/sectionTypes.ts'
import { shippedCountry } from './shippedCountry.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const ajv = new Ajv({ strict: false })
const schema = JSON.parse(pageEditorSchema(shippedCountry)) as {
  properties: { sections: { items: { defaultSnippets: { label: string; body: object }[] } } }
}

const pageSchemas = new Map<string, object>()
/** Returns the schema of pages in a country: the same object for the same country, so that ajv compiles it once. */
function pageSchemaOf(country: string): object {
  const known = pageSchemas.get(country) ?? (JSON.parse(pageEditorSchema(country)) as object)
  pageSchemas.set(country, known)
  return known
}

const rules = { country: shippedCountry, types: builtInTypes }

describe('schemas/*.schema.json', () => {
  test.each([
    ['schemas/page.schema.json', pageEditorSchema],
    ['schemas/site.schema.json', siteEditorSchema],
    ['schemas/form.schema.json', formEditorSchema],
    ['schemas/block.schema.json', () => blockEditorSchema()],
    ['schemas/template.schema.json', templateEditorSchema],
    ['schemas/facts.schema.json', factsEditorSchema],
  ])('%s is what schemas/ says', (file, generate) => {
    expect(read(file) === generate(shippedCountry), `${file} is out of date. Run: npm run schemas`).toBe(true)
  })

  test('accepts the page that the checker accepts', () => {
    expect(ajv.validate(schema, JSON.parse(read('pages/index.json')))).toBe(true)
  })

  test('accepts site.config.json', () => {
    expect(
      ajv.validate(JSON.parse(siteEditorSchema(shippedCountry)) as object, JSON.parse(read('site.config.json'))),
    ).toBe(true)
  })

  test.each([
    ['GB', { city: 'Leeds', zips: ['LS1 4AP'] }, true],
    ['CA', { city: 'Toronto', state: 'ON', zips: ['M5V 2T6'] }, true],
    ['US', { city: 'Leeds' }, false],
    ['US', { city: 'Towson', state: 'Maryland' }, false],
    ['US', { city: 'Towson', state: 'MD', zips: ['LS1 4AP'] }, false],
    ['US', { city: 'Towson', state: 'MD', zips: ['21204'] }, true],
  ])('asks a page of a site in %s for the town of %j', (country, location, fits) => {
    const page = { ...(JSON.parse(read('pages/quote.json')) as object), location }
    expect(ajv.validate(pageSchemaOf(country), page)).toBe(fits)
  })

  test('refuses a field that another type of section has', () => {
    const page = { name: 'a', title: 'b', description: 'c', sections: [{ type: 'hero', heading: 'd', items: [] }] }
    expect(ajv.validate(schema, page)).toBe(false)
  })

  test('refuses an unknown type with one error', () => {
    const page = { name: 'a', title: 'b', description: 'c', sections: [{ type: 'hreo', heading: 'd' }] }
    ajv.validate(schema, page)
    expect(ajv.errors?.map(({ keyword }) => keyword)).toEqual(['enum'])
  })

  test.each(sectionTypes)('offers a snippet for %s that passes the check', (type) => {
    const { body } = schema.properties.sections.items.defaultSnippets.find(({ label }) => label === type) ?? {}
    expect(findPageMistakes({ name: 'a', title: 'b', description: 'c', sections: [body] }, rules)).toEqual([])
  })
})
