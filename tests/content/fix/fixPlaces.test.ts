import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { printJson } from '../../../src/content/json/printJson.ts'
import { type Fields, isFields } from '../../../src/content/schema/schema.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const file = 'pages/services/trial.json'
const folder = join(import.meta.dirname, '../../../schemas/sections')
const fix = (text: string, name = file) =>
  fixSite({ sources: { ...baseSite, [name]: text }, assets: [...baseAssets, '/images/lobby.jpg'] })
const lay = (value: unknown) => `${printJson(value, { indent: '', unit: '  ', lineEnd: '\n', oneLine: false })}\n`

interface Listed {
  name: string
  section: Fields
  list: string
  entries: readonly unknown[]
}

/** Sections of the examples with a list of at least two blocks, one for each list. */
const listed = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }): Listed[] => {
    const page: unknown = JSON.parse(readFileSync(join(folder, name, `${name}.example.json`), 'utf8'))
    const sections: unknown = isFields(page) ? page.sections : undefined
    if (!Array.isArray(sections)) return []
    const found = new Map<string, Listed>()
    for (const section of sections) {
      if (!isFields(section) || section.type !== name) continue
      for (const [list, entries] of Object.entries(section))
        if (Array.isArray(entries) && entries.length > 1 && entries.every(isFields))
          found.set(list, { name: `${name}, ${list}`, section, list, entries })
    }
    return [...found.values()]
  })

/**
 * Returns a page with a section whose last entry is on a separate line, and the same with that entry after its list.
 */
function displaced({ section, list, entries }: Listed) {
  const page = (items: readonly unknown[], more: readonly unknown[] = []) =>
    lay({
      ...JSON.parse(pageFile([])),
      sections: [
        { type: 'prose', body: 'One.' },
        { ...section, [list]: items },
        ...more,
        { type: 'prose', body: 'Two.' },
      ],
    })
  return { page, last: entries.at(-1), rest: entries.slice(0, -1) }
}

const indented = (value: unknown, indent: string) =>
  printJson(value, { indent, unit: '  ', lineEnd: '\n', oneLine: false })

describe('--fix and what stands in the wrong place', () => {
  test('knows lists of most section types', () => {
    expect(listed.length).toBeGreaterThan(5)
  })

  test.each(listed)('moves an entry of $name from behind its list into it', (one) => {
    const { page, last, rest } = displaced(one)
    const right = page(one.entries)
    const [before, after] = page([...rest, 'END']).split(/,\n +"END"\n +\]/)
    for (const comma of [',', '', ','])
      expect(fix(`${before}\n      ]${comma}\n        ${indented(last, '        ')}${after}`).sources[file]).toBe(right)
  })

  test.each(listed)('moves an entry of $name from among the sections into its list', (one) => {
    const { page, last, rest } = displaced(one)
    expect(fix(page(rest, [last])).sources[file]).toBe(page(one.entries))
  })

  test.each(listed)('moves a section from the list of $name behind its section', (one) => {
    const { page } = displaced(one)
    const prose = { type: 'prose', body: 'Between.' }
    expect(fix(page([...one.entries, prose])).sources[file]).toBe(page(one.entries, [prose]))
  })

  const sections = [
    { type: 'prose', body: 'One.' },
    { type: 'prose', body: 'Two.' },
  ]
  const right = lay({ ...JSON.parse(pageFile([])), sections })
  const [start = ''] = right.split(',\n    {\n      "type": "prose",\n      "body": "Two."')
  const second = indented(sections[1], '    ')

  test.each([
    ['the list, behind a comma', `${start}\n  ],\n    ${second}\n}\n`],
    ['the list', `${start}\n  ]\n    ${second}\n}\n`],
    [
      'the list, before a field',
      right.replace(/\}\n$/, '').replace(/,\n {4}\{\n[^{}]*"Two\."\n {4}\}\n {2}\]\n/, `\n  ],\n    ${second}\n}\n`),
    ],
    ['the page', `${start}\n  ]\n}\n    ${second}\n`],
    ['the page, behind a comma', `${start}\n  ]\n},\n    ${second}\n`],
  ])('moves a section from behind %s into it', (_, broken) => {
    expect(fix(broken).sources[file]).toBe(right)
  })

  const location = { city: 'Essex', state: 'MD', county: 'Baltimore County' }
  const withPlace = (more: object) => lay({ ...JSON.parse(pageFile([], more)) })

  test.each<[string, object, object]>([
    [
      'the page into its location',
      { location: { city: 'Essex', state: 'MD' }, county: 'Baltimore County' },
      { location },
    ],
    ['its location to the page', { location: { ...location, order: 20 } }, { location, order: 20 }],
    [
      'the page into its card',
      { card: { text: 'Floors.' }, icon: 'layers' },
      { card: { text: 'Floors.', icon: 'layers' } },
    ],
  ])('moves a field from %s', (_, wrong, meant) => {
    expect(JSON.parse(fix(withPlace(wrong)).sources[file] ?? '')).toEqual(JSON.parse(withPlace(meant)))
  })

  test('moves the fields of a location into a block of their own', () => {
    expect(JSON.parse(fix(withPlace(location)).sources[file] ?? '')).toEqual(JSON.parse(withPlace({ location })))
  })

  test('leaves a field that its right block has already, with other words', () => {
    const page = withPlace({ location, county: 'Howard County' })
    expect(fix(page).sources[file]).toBe(page)
  })

  test('moves fields of site.config.json', () => {
    const config = JSON.parse(baseSite['site.config.json'] ?? '')
    const { phone, ...company } = config.company
    const site = fix(JSON.stringify({ phone, ...config, company }, null, 2), 'site.config.json')
    expect(JSON.parse(site.sources['site.config.json'] ?? '')).toEqual(config)
  })
})
