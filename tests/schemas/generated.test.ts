import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { findPageMistakes } from '../../src/content/checkPage.ts'
import { pageEditorSchema, siteEditorSchema } from '../../src/content/editorSchema.ts'
import { sectionTypes } from '../../src/content/schema.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const ajv = new Ajv({ strict: false })
const schema = JSON.parse(pageEditorSchema()) as {
  properties: { sections: { items: { defaultSnippets: { label: string; body: object }[] } } }
}

describe('schemas/*.schema.json', () => {
  test.each([
    ['schemas/page.schema.json', pageEditorSchema],
    ['schemas/site.schema.json', siteEditorSchema],
  ])('%s is what schemas/ says', (file, generate) => {
    expect(read(file) === generate(), `${file} is out of date. Run: npm run schemas`).toBe(true)
  })

  test('accepts the page that the checker accepts', () => {
    expect(ajv.validate(schema, JSON.parse(read('pages/index.json')))).toBe(true)
  })

  test('accepts site.config.json', () => {
    expect(ajv.validate(JSON.parse(siteEditorSchema()) as object, JSON.parse(read('site.config.json')))).toBe(true)
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
    expect(findPageMistakes({ name: 'a', title: 'b', description: 'c', sections: [body] })).toEqual([])
  })
})
