import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { frameOfSnippets, pageReference } from '../../src/content/reference/pageReference.ts'
import {
  fieldSchema,
  fieldTypes,
  formSchema,
  pageSchema,
  type Schema,
  siteSchema,
} from '../../src/content/schema/schema.ts'
import { builtInTypes, sectionTypes } from '../../src/content/schema/sectionTypes.ts'
import { baseAssets, baseSite } from '../content/baseSite.ts'
import { placesIn, wholes } from './everyKeyword.ts'
import { exampleBlock } from './sectionExamples.ts'
import { shippedCountry } from './shippedCountry.ts'

const reference = pageReference(shippedCountry)
const parts = reference.split(/^###? /m)
const partOf = (title: string) => parts.find((part) => part.startsWith(`${title}\n`)) ?? ''
const snippets = [...reference.matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, text]) => text ?? '')

/** Returns the names of all fields of a schema, including nested ones. */
function namesIn(schema: Schema): string[] {
  const items = Array.isArray(schema.items) ? [] : schema.items ? [schema.items as Schema] : []
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [name, ...namesIn(field)]),
    ...[...items, ...(schema.anyOf ?? []), ...entriesOf(schema)].flatMap(namesIn),
  ]
}

/** Returns the schema of the entries of a block with arbitrary names. */
const entriesOf = ({ additionalProperties: entry }: Schema) => (typeof entry === 'object' ? [entry] : [])

describe('pages/REFERENCE.md', () => {
  test('is what the schemas say', () => {
    const file = readFileSync(join(import.meta.dirname, '../../pages/REFERENCE.md'), 'utf8')
    expect(file === reference, 'pages/REFERENCE.md is out of date. Run: npm run schemas').toBe(true)
  })

  test('explains templates and their facts', () => {
    expect(partOf('Templates')).toContain('| `for` | ')
    expect(partOf('Templates')).toContain('| `words` | ')
    expect(reference).toContain('- [Templates](#templates)')
  })

  test.each([...builtInTypes, ['site.config.json', siteSchema] as const])(
    'explains every field of %s',
    (title, schema) => {
      const own = Object.keys(schema.properties ?? {}).filter((name) => name !== 'type')
      expect(own.filter((name) => !partOf(title).includes(`| \`${name}\` | `))).toEqual([])
    },
  )

  test('explains every field of every block somewhere', () => {
    const forms = [formSchema, ...fieldTypes.map(fieldSchema)]
    const all = [pageSchema, siteSchema, ...forms, ...builtInTypes.values()].flatMap(namesIn)
    // The rules that a field type may break are a list below its table.
    const isNamed = (name: string) =>
      reference.includes(`| \`${name}\` | `) || new RegExp(`^Messages: .*\`${name}\``, 'm').test(reference)
    const missing = [...new Set(all)].filter((name) => name !== 'type' && !isNamed(name))
    expect(missing).toEqual([])
  })

  test('explains all fields of a block in one table', () => {
    const tables = reference.split(/\n(?!\|)/).map((table) => new Set(table.match(/(?<=^\| `)[^`]+(?=` \| )/gm)))
    const messages = [...reference.matchAll(/^Messages: (.*)$/gm)].map(
      ([, line = '']) => new Set(line.match(/(?<=`)\w+(?=`)/g)),
    )
    const isTold = (names: readonly string[]) =>
      [...tables, ...messages].some((told) => names.every((name) => told.has(name)))
    // The properties that all field types share are in a table before those of the types.
    const [shared = new Set<string>()] = tables.filter((told) => told.has('label') && told.has('half'))
    const lost = wholes.flatMap(placesIn).flatMap(({ way, schema }) => {
      const all = Object.keys(schema.properties ?? {}).filter((name) => name !== 'type' && name !== '$schema')
      const names = / field$/.test(way) ? all.filter((name) => !shared.has(name)) : all
      return isTold(names) ? [] : [`${way}: ${names}`]
    })
    expect([...new Set(lost)]).toEqual([])
  })

  test('says of every field what it is', () => {
    const rows = reference.split('\n').filter((line) => line.startsWith('| `'))
    expect(rows.filter((row) => /^\| `[^`]+` \| *\|/.test(row))).toEqual([])
    expect(rows.length).toBeGreaterThan(150)
  })

  test('leads from every link to a heading of its own', () => {
    const anchors = parts.map((part) =>
      (part.split('\n')[0] ?? '').toLowerCase().replaceAll(' ', '-').replaceAll('.', ''),
    )
    const links = [...reference.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor ?? '')
    expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([])
  })

  test.each(sectionTypes)('has a snippet for %s that passes the check', (type) => {
    const text = /```json\n([\s\S]*?)\n```/.exec(partOf(type))?.[1] ?? ''
    const section = JSON.parse(text) as { type: string }
    const hero = { type: 'hero', heading: 'A Heading' }
    const page = { ...frameOfSnippets, sections: section.type === 'hero' ? [section] : [hero, section] }
    const { problems } = compileSite({
      sources: {
        ...baseSite,
        ...(section.type === 'block' && exampleBlock),
        'pages/trial.json': JSON.stringify(page, null, 2),
      },
      assets: baseAssets,
    })
    // The targets of an example's links are not part of the small site; a list of two shows the example of its entries
    // twice.
    const own = problems.filter(
      ({ code }) => !/^(unknown-(page|folder|file|anchor)|missing-picture|repeated-part)$/.test(code),
    )
    expect(own).toEqual([])
  })

  test('has only snippets that can be read', () => {
    expect(snippets.length).toBeGreaterThanOrEqual(sectionTypes.length)
    for (const snippet of snippets) expect(() => JSON.parse(snippet) as unknown).not.toThrow()
  })
})
