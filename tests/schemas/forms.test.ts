import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtInDocuments } from '../../schemas/forms/index.ts'
import { findFormMistakes } from '../../src/content/check/form/checkForm.ts'
import { compileSite } from '../../src/content/compileSite.ts'
import { fieldSnippet } from '../../src/content/reference/editorSchema.ts'
import { fieldSchema, fieldTypes, formSchema } from '../../src/content/schema/schema.ts'
import { shipped, shippedAssets } from '../content/impact/shippedSite.ts'
import { fieldsOf, usedFields } from './fieldsOf.ts'
import { openInEditor } from './jsonService.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../schemas', file), 'utf8')
const example = JSON.parse(read('form/form.example.json')) as { fields: { type: string }[] }

describe('schemas/forms', () => {
  const builtIn = ['', 'es/', 'fr/', 'de/'].flatMap((folder) => [
    `forms/${folder}quote.json`,
    `forms/${folder}contact.json`,
  ])

  test.each([...builtIn, 'form/form.example.json'])('%s passes the check', (file) => {
    expect(findFormMistakes(JSON.parse(read(file)))).toEqual([])
  })

  test.each(['es', 'fr', 'de'] as const)('the built-in forms in %s send what the English ones send', (language) => {
    const sent = (forms: typeof builtInDocuments.en) =>
      Object.values(forms).map(({ thanks, fields }) => [
        thanks,
        fields.map((field) => ({ ...field, label: '', help: '', messages: {} })),
      ])
    const bare = (forms: typeof builtInDocuments.en) => JSON.parse(JSON.stringify(sent(forms)))
    expect(bare(builtInDocuments[language])).toEqual(bare(builtInDocuments.en))
  })

  test('the example uses every setting of a form', () => {
    const ways = usedFields({ ...example, fields: [] }, 'form')
    const used = new Set(ways.map((way) => way.replace(/^(form\.branches)\.\w+/, '$1.*')))
    const unused = fieldsOf(formSchema, 'form').filter(({ way }) => !used.has(way))
    expect(unused.map(({ way }) => `Use ${way} in schemas/form/form.example.json`)).toEqual([])
  })

  test.each(fieldTypes)('the example uses every setting of a %s field, or of another one', (type) => {
    const own = new Set(example.fields.filter((field) => field.type === type).flatMap((each) => usedFields(each, '')))
    const others = new Set(example.fields.flatMap((field) => usedFields(field, '')))
    expect(own.size).toBeGreaterThan(0)
    const unused = fieldsOf(fieldSchema(type), '').filter(({ way }) => !own.has(way) && !others.has(way))
    expect(unused.map(({ way }) => way)).toEqual([])
  })

  test.each(fieldTypes)('a snippet for a %s field passes the check', (type) => {
    const others = [{ name: 'other', type: 'text', label: 'Other' }]
    const form = { title: 'a', button: 'b', encoding: 'multipart', fields: [fieldSnippet(type), ...others] }
    expect(findFormMistakes(form)).toEqual([])
  })

  test('a site with the example passes the check', () => {
    const sources = { ...shipped, 'forms/appointment.json': read('form/form.example.json') }
    const { problems } = compileSite({ sources, assets: shippedAssets })
    expect(problems.filter(({ file }) => file.startsWith('forms/'))).toEqual([])
  })
})

describe('schemas/form.schema.json in VS Code', () => {
  const inForm = (field: string) => `{ "title": "a", "button": "b", "fields": [${field}] }`
  const offer = async (field: string) => {
    const text = inForm(field)
    const items = await openInEditor('forms/new.json', text.replace('|', '')).completion(text.indexOf('|'))
    return items.map(({ label }) => label).sort()
  }

  test('finds nothing wrong with the example', async () => {
    const { $schema: _, ...document } = JSON.parse(read('form/form.example.json')) as Record<string, unknown>
    expect(await openInEditor('forms/new.json', JSON.stringify(document)).problems()).toEqual([])
  })

  test('offers all types of fields', async () => {
    expect(await offer('{ "type": "|" }')).toEqual(fieldTypes.map((type) => `"${type}"`).sort())
  })

  test.each(fieldTypes)('offers the settings of a %s field and no others', async (type) => {
    const names = Object.keys(fieldSchema(type).properties ?? {}).filter((name) => name !== 'type')
    expect(await offer(`{ "type": "${type}", | }`)).toEqual(names.sort())
  })

  test('says what the check says of a setting that a field does not have', async () => {
    const field = '{ "name": "a", "type": "text", "label": "b", "lable": "c" }'
    expect(await openInEditor('forms/new.json', inForm(field)).problems()).toEqual([
      expect.stringContaining('This is not a setting of a text field.'),
    ])
  })
})
