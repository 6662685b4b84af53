import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SectionType } from '../../schemas/index.ts'
import type { JsonNode } from '../../src/content/json/parseTree.ts'
import { createSource } from '../../src/content/problem/source.ts'
import { pageSchema } from '../../src/content/schema/schema.ts'
import { builtInTypes, sectionTypes } from '../../src/content/schema/sectionTypes.ts'
import { fieldsOf } from './fieldsOf.ts'
import { openInEditor, read } from './jsonService.ts'
import { exampleFile } from './sectionExamples.ts'

const withSection = (section: string) => `{ "name": "a", "title": "b", "description": "c", "sections": [${section}] }`

/** Returns the completions at the `|` of a section, on a page without `$schema`. */
async function offer(section: string) {
  const text = withSection(section)
  const offset = text.indexOf('|')
  const items = await openInEditor('pages/towns/new.json', text.replace('|', '')).completion(offset)
  return items.map(({ label, textEdit, command }) => ({ label, text: textEdit?.newText, command: command?.command }))
}
const namesOf = (offered: { label: string }[]) => offered.map(({ label }) => label)

const fieldNames = (type: SectionType) => Object.keys(builtInTypes.get(type)?.properties ?? {})

/** Returns the keys of a value with their path, in the notation of `fieldsOf`. */
function keysOf(node: JsonNode | undefined, way: string): { way: string; offset: number }[] {
  const members = node?.members ?? []
  return [
    ...members.flatMap(({ key, keyStart, value }) => {
      const here = `${way}.${key}`
      return [{ way: here, offset: keyStart + 1 }, ...keysOf(value, here)]
    }),
    ...(node?.items ?? []).flatMap((item) => keysOf(item, `${way}[]`)),
  ]
}

const pages = readdirSync(join(import.meta.dirname, '../../pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => `pages/${file.replaceAll('\\', '/')}`)

/** Returns the keys of all sections of a type in a page file. */
function keysOfType(type: string, file: string) {
  const { text, root } = createSource(file, read(file))
  const { sections } = JSON.parse(text) as { sections: { type: string }[] }
  const items = root()?.members?.find(({ key }) => key === 'sections')?.value.items ?? []
  const own = items.filter((_, index) => sections[index]?.type === type)
  return { text, keys: own.flatMap((section) => keysOf(section, type)) }
}

/** Returns the fields of a type that no hover explains, in its example and the shipped pages. */
async function unexplained(type: SectionType): Promise<string[]> {
  const left = new Set(fieldsOf(builtInTypes.get(type) ?? {}, type).map(({ way }) => way))
  for (const file of [exampleFile(type), ...pages]) {
    const { text, keys } = keysOfType(type, file)
    const editor = openInEditor(file, text)
    for (const { way, offset } of keys) {
      if (!left.has(way)) continue
      const words = await editor.hover(offset)
      const fields = fieldsOf(builtInTypes.get(type) ?? {}, type).filter((field) => field.way === way)
      if (fields.some(({ field }) => field.description && words.includes(field.description))) left.delete(way)
    }
  }
  return [...left]
}

describe('schemas/*.schema.json in VS Code', () => {
  test('takes a template with what it combines, and facts with their words, each by its place', async () => {
    const page = withSection('{ "type": "hero", "heading": "d" }')
    const template = page.replace('{', '{ "for": { "service": "services", "town": "towns" },')
    const folder = 'pages/services/[service]/[town]/'
    const problemsOf = (file: string, text: string) => openInEditor(file, text).problems()
    expect(await problemsOf(`${folder}index.json`, template)).toEqual([])
    expect(await problemsOf(`${folder}index.json`, page)).toHaveLength(1)
    expect(await problemsOf('pages/services/floors.json', template)).toHaveLength(1)
    expect(await problemsOf(`${folder}facts/floors/towson-md.json`, '{ "words": { "crew": "Two." } }')).toEqual([])
    expect(await problemsOf(`${folder}facts/floors/towson-md.json`, '{ "word": {} }')).not.toEqual([])
    expect(await problemsOf(`${folder}index.json`, template.replace('"hero"', '"heroo"'))).not.toEqual([])
  })

  test('offers all section types', async () => {
    expect(namesOf(await offer('{ "type": "|" }')).sort()).toEqual(sectionTypes.map((type) => `"${type}"`).sort())
  })

  test('offers a snippet for every section type between two sections', async () => {
    expect(namesOf(await offer('{ "type": "quoteForm" }, |')).sort()).toEqual([...sectionTypes].sort())
  })

  test('asks for the type of an empty section, with all types to choose from', async () => {
    expect(await offer('{|}')).toEqual([{ label: 'type', text: '"type": $1', command: 'editor.action.triggerSuggest' }])
  })

  test.each(sectionTypes)('offers the fields of a %s section and no others', async (type) => {
    const names = fieldNames(type).filter((name) => name !== 'type')
    expect(namesOf(await offer(`{ "type": "${type}", | }`)).sort()).toEqual(names.sort())
  })

  test.each(sectionTypes)('explains every field of a %s section', async (type) => {
    expect(await unexplained(type)).toEqual([])
  })

  test('explains every field of a page', async () => {
    const names = Object.keys(pageSchema.properties ?? {})
    const text = JSON.stringify(Object.fromEntries(names.map((name) => [name, 0])))
    const editor = openInEditor('pages/new.json', text)
    for (const name of names)
      expect(await editor.hover(text.indexOf(`"${name}"`) + 1)).toContain(pageSchema.properties?.[name]?.description)
  })

  test('names the right types for a mistyped one, in one problem', async () => {
    const found = await openInEditor('pages/new.json', withSection('{ "type": "hreo", "heading": "d" }')).problems()
    expect(found).toHaveLength(1)
    for (const type of sectionTypes) expect(found[0]).toContain(type)
  })

  test('names a field that a section does not have', async () => {
    const text = withSection('{ "type": "hero", "heading": "d", "titel": "e" }')
    expect(await openInEditor('pages/new.json', text).problems()).toEqual([
      expect.stringContaining(
        'This is not a field of a hero section.\nDelete it, or use one of its fields: "type", "id",',
      ),
    ])
  })

  test.each([...pages, 'site.config.json'])('finds nothing wrong with %s', async (file) => {
    expect(await openInEditor(file, read(file)).problems()).toEqual([])
  })

  test.each(pages)('finds nothing wrong with %s when it has no $schema', async (file) => {
    const { $schema: _, ...page } = JSON.parse(read(file)) as Record<string, unknown>
    expect(await openInEditor(file, JSON.stringify(page)).problems()).toEqual([])
  })

  test('knows site.config.json without $schema', async () => {
    expect(await openInEditor('site.config.json', '{ "headr": {} }').problems()).toContainEqual(
      expect.stringContaining('This is not a field of site.config.json.'),
    )
  })

  test('calls what stands under a name of the site by no name', async () => {
    const texts = [
      '{ "company": { "branches": { "towson": { "fax": 1 } } } }',
      '{ "company": { "branches": { "towson": [] } } }',
      '{ "languages": { "es": { "company": { "closures": { "Christmas": "" } } } } }',
    ]
    const found = await Promise.all(texts.map((text) => openInEditor('site.config.json', text).problems()))
    const said = found.flat().join('\n')
    for (const words of [
      'This is not a field of this block.',
      'This must be a block',
      'This is empty.',
      'or delete it.',
    ])
      expect(said).toContain(words)
    expect(said.replaceAll('": ""', '')).not.toMatch(/(^| )""/m)
  })

  test('leaves the broken pages of the tests alone', async () => {
    expect(await openInEditor('tests/cases/x/pages/quote.json', '{ "nmae": 1 }').problems()).toEqual([])
  })
})
