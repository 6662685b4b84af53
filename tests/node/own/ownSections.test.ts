import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pageReference } from '../../../src/content/reference/pageReference.ts'
import { checkFolder } from '../../../src/node/commands/checkFolder.ts'
import { fixFolder } from '../../../src/node/commands/fixFolder.ts'
import { impactOfFolder } from '../../../src/node/commands/impactOfFolder.ts'
import { pageFile } from '../../content/inMemory.ts'
import { commitSite, writeFiles } from '../gitSite.ts'
import { menuBoard, ownSite, section } from './ownSite.ts'

const folder = 'sections/menuBoard'
const schema = menuBoard[`${folder}/schema.ts`] ?? ''
const view = menuBoard[`${folder}/View.tsx`] ?? ''
const styles = menuBoard[`${folder}/styles.ts`] ?? ''
const island = menuBoard[`${folder}/View.island.tsx`] ?? ''
const example = menuBoard[`${folder}/example.json`] ?? ''
const page = (changed: object) => pageFile([{ ...section, ...changed }], { name: 'Menu', title: 'Our Menu' })

describe('own section types', () => {
  let root = ''
  const check = () => checkFolder({ root, format: 'pretty' })
  /** Returns position and message of each problem. */
  const told = () => {
    const { text, exitCode } = check()
    expect(exitCode).toBe(1)
    expect(text).not.toMatch(/\n\s+at .*:\d+:\d+|undefined|Bug in the builder/)
    return text
  }

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'ashlar-own-'))
    await writeFiles(root, ownSite)
  })
  afterEach(() => rm(root, { recursive: true }))

  test('are checked like those of the builder', async () => {
    expect(check().text).toContain('All 7 pages are fine.')
    await writeFiles(root, { 'pages/menu.json': page({ items: [{ titel: 'Soup', text: 'See [it](/nowhere/).' }] }) })
    expect(told()).toContain('"titel" is not a field of')
    fixFolder({ root })
    expect(told()).toContain('"/nowhere/" is not a page of this site.')
  })

  test('are unknown to everything else in the process that has read the site', () => {
    expect(check().exitCode).toBe(0)
    expect(pageReference('US')).not.toContain('our/')
  })

  test.each([
    ['our/menuBord', 'Write "our/menuBoard".'],
    ['menuBoard', 'Write "our/menuBoard".'],
    ['our/wineList', 'Such a type is the folder sections/wineList/ of the site; this site has "our/menuBoard".'],
  ])('are named where a page says %s', async (type, fix) => {
    await writeFiles(root, { 'pages/menu.json': page({ type }) })
    expect(told()).toContain(`There is no section type called "${type}".`)
    expect(told()).toContain(fix)
  })

  test.each<[what: string, files: Record<string, string | undefined>, place: string, words: string]>([
    [
      'has no schema.ts',
      { 'schema.ts': undefined, 'View.tsx': 'export const View = () => null' },
      'schema.ts',
      'There is no schema.ts in sections/menuBoard/.',
    ],
    ['has no View.tsx', { 'View.tsx': undefined }, 'View.tsx', 'There is no View.tsx'],
    ['has no example', { 'example.json': undefined }, 'example.json', 'There is no example.json'],
    [
      'has a View with other capitals',
      { 'View.tsx': undefined, 'view.tsx': view },
      'view.tsx',
      'This file must be called "View.tsx".',
    ],
    ['exports no schema', { 'schema.ts': 'export const fields = {}\n' }, 'schema.ts', 'It exports "fields".'],
    [
      'makes a schema by hand that lacks fields',
      { 'schema.ts': "export const schema = { type: 'object', properties: {} }\n" },
      'schema.ts:1:14',
      'The schema lacks the fields that every section has.',
    ],
    [
      'has a rule that nothing checks',
      { 'schema.ts': schema.replace('minItems: 1', 'minEntries: 1') },
      'schema.ts:23:7',
      '"minEntries" is no rule that the check knows',
    ],
    [
      'has a type that JSON does not have',
      { 'schema.ts': schema.replace("type: 'array'", "type: 'list'") },
      'schema.ts:9:7',
      'The field "items" cannot have "list" as its "type".',
    ],
    [
      'requires a field that is not there',
      { 'schema.ts': schema.replace("required: ['items']", "required: ['entries']") },
      'schema.ts:26:3',
      '"entries" is required',
    ],
    [
      'takes other fields',
      { 'schema.ts': schema.replace('additionalProperties: false,', '') },
      'schema.ts:',
      'does not say that it has no other fields',
    ],
    [
      'has a field without words',
      { 'schema.ts': schema.replace("title: 'Entries',", '') },
      'schema.ts:8:5',
      'The field "items" has no title.',
    ],
    [
      'has a field that is called type',
      { 'schema.ts': schema.replace('    items: {', '    type: plainText("A", "B.", "C"),\n    items: {') },
      'schema.ts',
      'A field cannot be called "type".',
    ],
    [
      'has a schema that throws',
      { 'schema.ts': schema.replace('export const', 'null.x\nexport const') },
      'schema.ts:4:6',
      'This code stops with an error',
    ],
    [
      'has a schema that reads files',
      { 'schema.ts': `import { readFileSync } from 'node:fs'\n${schema}readFileSync('a')` },
      'schema.ts:1:',
      '"node:fs"',
    ],
    [
      'has a schema that never ends',
      { 'schema.ts': `${schema}\nfor (;;) {}` },
      'schema.ts',
      'This code does not come to an end within 2 seconds.',
    ],
    [
      'has a colour that the theme does not have',
      { 'styles.ts': styles.replace("'hairline'", "'hairlines'") },
      'styles.ts:6:',
      '"hairlines" is no colour: the names are bg,',
    ],
    [
      'has styles that read a page',
      { 'styles.ts': `${styles}\ndocument.title` },
      'styles.ts:9:',
      'Styles are values, made of what "ashlar/styles" offers.',
    ],
    [
      'imports a file that is not there',
      { 'View.tsx': view.replace('./schema.ts', './shema.ts').replace('import type', 'import') },
      'View.tsx:2:25',
      'There is no file "./shema.ts".',
    ],
    [
      'imports a brick that is not there',
      {
        'View.tsx': view
          .replace(/Section,/, 'Sectoin,')
          .replaceAll('<Section', '<Sectoin')
          .replaceAll('</Section', '</Sectoin'),
      },
      'View.tsx:1:',
      'Write "Section".',
    ],
    [
      'imports a package that is not there',
      { 'View.tsx': `import x from 'some-carousel'\n${view}x()` },
      'View.tsx:1:16',
      'There is no package "some-carousel" here.',
    ],
    [
      'imports a stylesheet',
      { 'board.css': 'p{}', 'View.tsx': `import './board.css'\n${view}` },
      'View.tsx:1:9',
      'Stylesheets cannot be imported.',
    ],
    [
      'has code that cannot be read',
      { 'View.tsx': view.replace('return (', 'return ((') },
      'View.tsx:',
      'This code cannot be read',
    ],
    [
      'exports no View',
      { 'View.tsx': view.replace('export function View', 'export function Board') },
      'View.tsx',
      'This file does not export "View".',
    ],
    [
      'exports no mount',
      { 'View.island.tsx': island.replace('export const mount', 'export const start') },
      'View.island.tsx',
      'This file does not export "mount".',
    ],
    [
      'imports what an island runs with, and makes no mount',
      { 'View.island.tsx': island.replace(/export const mount.*/, '') },
      'View.island.tsx',
      'This file does not export "mount".',
    ],
    [
      'has an island of another name',
      { 'View.tsx': view.replace('name="our/menuBoard"', 'name="our/menu"') },
      'View.tsx:9:21',
      'Write "our/menuBoard": an island has the name of the section type that it belongs to.',
    ],
    [
      'has an island without its code',
      {
        'View.island.tsx': undefined,
        'View.tsx': view.replace(/.*View.island.*\n/, '').replace(/<Entries .*/, '<p />'),
      },
      'View.tsx:8:21',
      'Write sections/menuBoard/View.island.tsx, which exports mount',
    ],
    [
      'has an example with a mistake',
      { 'example.json': example.replace('"title": "First', '"titel": "First') },
      'example.json:16:19',
      '"titel" is not a field',
    ],
    [
      'has an example of something else',
      { 'example.json': pageFile([]) },
      'example.json:1:',
      'This example has no section of the type "our/menuBoard".',
    ],
  ])('say so where the folder %s', async (_what, files, place, words) => {
    await writeFiles(root, Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])))
    const text = told()
    expect(text).toContain(`${folder}/${place}`)
    expect(text).toContain(words)
  })

  test.each([
    ['sections/MenuBoard/schema.ts', 'Rename the folder to "menuBoard"'],
    ['sections/menu-board/schema.ts', 'Rename the folder to "menuBoard"'],
    ['sections/menuBoard.ts', 'Move it into the folder of its section type.'],
  ])('say so of a name such as %s', async (file, fix) => {
    await rm(join(root, folder), { recursive: true })
    await writeFiles(root, { [file]: schema, 'pages/menu.json': pageFile([]) })
    expect(told()).toContain(fix)
  })

  test('tell pages nothing where the schema itself is wrong', async () => {
    await writeFiles(root, { [`${folder}/schema.ts`]: 'export const schema = 1' })
    expect(told()).toContain('1 thing to fix in')
  })

  test('are those of the site that was read last', async () => {
    check()
    await rm(join(root, 'sections'), { recursive: true })
    expect(told()).toContain('this site has none yet')
  })

  test('are named by the impact where their code has changed', async () => {
    await commitSite(root, ownSite)
    await writeFiles(root, { [`${folder}/View.tsx`]: view.replace('<Section', '<Section layout="split"') })
    const { text } = impactOfFolder({ root, year: 2026 })
    expect(text).toContain('Menu board, look')
    expect(text).toMatch(/1 page/)
    await writeFiles(root, { [`${folder}/schema.ts`]: 'export const schema = 1' })
    expect(impactOfFolder({ root }).exitCode).toBe(1)
  })
})
