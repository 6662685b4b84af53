import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { formatProblems, summarize } from '../../src/content/format/formatProblems.ts'
import { pageReference } from '../../src/content/reference/pageReference.ts'
import { shipped, shippedAssets } from '../content/impact/shippedSite.ts'
import { shippedCountry } from './shippedCountry.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const guide = read('pages/README.md')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

describe('pages/README.md', () => {
  test('names only commands that exist', () => {
    const commands = [...guide.matchAll(/npm (?:run )?([a-z]+)/g)].map(([, name]) => name ?? '')
    expect(commands.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([])
    expect(new Set(commands).size).toBeGreaterThan(4)
  })

  test('names only files that exist, or that it tells how to make', () => {
    const translations = ['pages/es/index.json', 'pages/es/quote.json']
    const forms = [
      'forms/appointment.json',
      'forms/es/appointment.json',
      'forms/quote.json',
      'forms/contact.json',
      'blocks/book-now.json',
    ]
    const made = ['pages/locations/columbia-md.json', 'columbia-md.json', '.published.json', ...translations, ...forms]
    const named = [...guide.matchAll(/`((?:[a-z0-9-]+\/)*[a-z0-9.-]+\.json)`/g)].map(([, file]) => file ?? '')
    const missing = named.filter((file) => {
      const places = [file, `pages/${file}`, `pages/locations/${file}`]
      return !made.includes(file) && !places.some((place) => existsSync(join(root, place)))
    })
    expect(missing).toEqual([])
  })

  test('names only fields that exist', () => {
    const reference = pageReference(shippedCountry)
    const named = [...guide.matchAll(/`"([a-z]+)"/gi)].map(([, name]) => name ?? '')
    expect(named.filter((name) => name !== 'type' && !reference.includes(`| \`${name}\` | `))).toEqual([])
    expect(named.length).toBeGreaterThan(10)
  })

  test('shows a template and facts that make a page without a fault', () => {
    const [, template = '', facts = ''] =
      /\n {3}```\n( {3}\{\n {5}"for"[\s\S]*?)```[\s\S]*?```\n([\s\S]*?)```/.exec(guide) ?? []
    const folder = 'pages/services/[service]/[town]'
    const sources = {
      ...shipped,
      [`${folder}/index.json`]: template,
      [`${folder}/facts/floor-care/towson-md.json`]: facts,
    }
    const { problems, model } = compileSite({ sources, assets: shippedAssets })
    expect(problems.filter(({ file }) => file.startsWith(folder))).toEqual([])
    expect(model?.pages.has('/services/floor-care/towson-md/')).toBe(true)
  })

  test('leads from every link of its own to a heading', () => {
    const headings = [...guide.matchAll(/^## (.*)$/gm)].map(([, words = '']) =>
      words
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    )
    const links = [...guide.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor ?? '')
    expect(links.filter((anchor) => !headings.includes(anchor))).toEqual([])
  })

  test('shows a message as the check prints it', () => {
    const file = 'pages/locations/towson-md.json'
    const sources = { ...shipped, [file]: (shipped[file] ?? '').replace('"Towson, MD",', '"Towson, MD"') }
    const { problems } = compileSite({ sources, assets: shippedAssets })
    const printed = `${formatProblems(problems, sources)}${summarize({ problems, sources })}\n`
    const [, shown] = /<!-- example: a missing comma -->\n```\n([\s\S]*?)```/.exec(guide) ?? []
    expect(shown).toBe(printed)
  })

  test('shows a form that passes the check', () => {
    const [, form = ''] = /```json\n( *\{[^`]*"fields": \[[\s\S]*?)```/.exec(guide) ?? []
    const sources = { ...shipped, 'forms/appointment.json': form }
    const { problems } = compileSite({ sources, assets: shippedAssets })
    expect(problems.filter(({ file }) => file === 'forms/appointment.json')).toEqual([])
    expect(JSON.parse(form)).toHaveProperty('fields')
  })

  test('shows questions that fit into an FAQ', () => {
    const [, items] = /```json\n(\{ "question"[\s\S]*?)\n```/.exec(guide) ?? []
    const page = {
      ...(JSON.parse(shipped['pages/about.json'] ?? '') as object),
      sections: [
        { type: 'hero', heading: 'Questions' },
        { type: 'faq', items: JSON.parse(`[${items}]`) as unknown },
      ],
    }
    const sources = { ...shipped, 'pages/about.json': JSON.stringify(page) }
    const found = compileSite({ sources, assets: shippedAssets }).problems.filter(({ severity }) => severity !== 'tip')
    expect(found).toEqual([])
  })

  test('shows two files that make a site without a problem', () => {
    const shown = (name: string) =>
      new RegExp(`<!-- example: ${name} -->\n\`\`\`json\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? ''
    const sources = { 'site.config.json': shown('a new configuration'), 'pages/index.json': shown('a new home page') }
    expect(compileSite({ sources }).problems).toEqual([])
  })
})
