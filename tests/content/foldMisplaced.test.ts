import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { readSources } from '../../src/node/input/readSources.ts'
import { baseAssets, baseSite } from './baseSite.ts'
import { pageFile } from './inMemory.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Returns the problems of the small site with more files, each as its severity, its file and its fix. */
function told(files: Record<string, string>, gone: string[] = []): string[] {
  root = mkdtempSync(path.join(tmpdir(), 'ashlar-misplaced-'))
  const all = { ...baseSite, ...files }
  for (const [file, text] of Object.entries(all)) {
    if (gone.includes(file)) continue
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const { problems: readProblems, ...found } = readSources(root)
  const assets = [...baseAssets, ...found.assets]
  const { problems } = compileSite({ ...found, readProblems, assets })
  return problems
    .filter(({ severity }) => severity !== 'tip')
    .map(({ severity, file, fix }) => `${severity} ${file}: ${fix}`)
}

const about = baseSite['pages/about.json'] ?? ''
const form = JSON.stringify({
  title: 'Visit us',
  button: 'Ask',
  thanks: '/',
  fields: [{ name: 'name', type: 'text', label: 'Name', required: true }],
})
const block = JSON.stringify({
  sections: [{ type: 'prose', heading: 'Day', body: 'We come on a day that suits you.' }],
})
const picture = {
  type: 'gallery',
  items: ['A desk', 'A floor', 'A hall'].map((alt) => ({ image: { src: '/yard.jpg', alt } })),
}
const placing = (section: object) => ({ 'pages/visit.json': pageFile([section], { name: 'Visit', title: 'A visit' }) })

describe('src/content/foldMisplaced', () => {
  test.each([
    ['a page beside pages/', 'about.json'],
    ['a page saved as .txt', 'pages/about.txt'],
    ['a page among the forms', 'forms/about.json'],
    ['a page among the blocks', 'blocks/about.json'],
  ])('%s', (_, file) => {
    expect(told({ [file]: about }, ['pages/about.json'])).toEqual([`error ${file}: Move it to pages/about.json.`])
  })

  test.each([
    ['a form among the pages', 'pages/visiting.json', 'forms/visiting.json', form, { type: 'form', form: 'visiting' }],
    ['a form beside forms/', 'visiting.json', 'forms/visiting.json', form, { type: 'form', form: 'visiting' }],
    ['a form of a longer name', 'pages/day-form.json', 'forms/day.json', form, { type: 'form', form: 'day' }],
    ['a block among the pages', 'pages/day.json', 'blocks/day.json', block, { type: 'block', block: 'day' }],
    ['a picture among the pages', 'pages/yard.jpg', 'public/yard.jpg', 'no picture', picture],
  ])('%s', (_, file, right, text, section) => {
    expect(told({ ...placing(section), [file]: text })).toEqual([`error ${file}: Move it to ${right}.`])
  })

  test('sections alone that nobody places are a block, or a page that lacks its fields', () => {
    expect(told({ 'pages/day.json': block })).toEqual([
      'error pages/day.json: Move the file into the folder blocks/, or add "name", "title" and "description" if it is a page.',
    ])
  })

  test('a file that is missed nowhere stays a warning', () => {
    expect(told({ 'notes.json': about })).toEqual(['warning notes.json: Move it into pages/, or delete it.'])
  })
})
