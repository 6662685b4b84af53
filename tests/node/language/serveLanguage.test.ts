import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Diagnostic, Range } from 'vscode-languageserver/node'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { formatJson, type Report, type ReportedPlace } from '../../../src/content/format/formatJson.ts'
import { checkRoot } from '../../../src/node/check/checkRoot.ts'
import { baseAssets, baseSite } from '../../content/baseSite.ts'
import { cases, readCase } from '../../content/caseFiles.ts'
import { runs } from '../../seed.ts'
import { writeFiles } from '../gitSite.ts'
import { makeFolder, removeFolder } from '../site/builtSite.ts'
import { openEditor, serveHere } from './editor.ts'

type Editor = Awaited<ReturnType<typeof openEditor>>

const home = 'pages/index.json'
const about = 'pages/about.json'
const severities = { error: 1, warning: 2, tip: 3 } as const
const assets = Object.fromEntries(baseAssets.map((file) => [`public${file}`, '']))
const whole = { start: { line: 0, character: 0 }, end: { line: 999, character: 0 } }

let folder: string
let editor: Editor

beforeEach(async () => {
  folder = await makeFolder()
  await writeFiles(folder, { ...baseSite, ...assets })
  editor = await openEditor(folder)
})

afterEach(async () => {
  await editor.end()
  await removeFolder(folder)
})

/** Returns a range in the form of the protocol; a problem of a whole file is at its beginning. */
function rangeOf({ line, column, endLine, endColumn }: ReportedPlace): number[] {
  const isWhole = line === null || (line === endLine && column === endColumn)
  return isWhole ? [0, 0, 0, 0] : [line, column, endLine, endColumn].map((number) => (number ?? 0) - 1)
}

/** Returns the output of `npm run check -- --format json` for the folder, by file, as an editor must show it. */
function checked(root: string): Map<string, unknown[]> {
  const { problems, found } = checkRoot(root)
  const report = JSON.parse(formatJson(problems, found.sources)) as Report
  const byFile = new Map<string, unknown[]>()
  for (const problem of report.problems) {
    const { file, severity, code, message, fix, also, more = [] } = problem
    const related = [...(also ? [also] : []), ...more.map((place) => ({ ...place, message: 'Here as well.' }))].map(
      (place) => [editor.uriOf(place.file), rangeOf(place), place.message],
    )
    const shown = {
      place: rangeOf(problem),
      severity: severities[severity],
      code,
      message: `${message}\n${fix}`,
      related,
    }
    byFile.set(file, [...(byFile.get(file) ?? []), shown])
  }
  return byFile
}

const numbersOf = ({ start, end }: Range) => [start.line, start.character, end.line, end.character]

function placed({ range, severity, code, message, relatedInformation = [] }: Diagnostic) {
  const related = relatedInformation.map(({ location, message }) => [location.uri, numbersOf(location.range), message])
  return { place: numbersOf(range), severity, code, message, related }
}

const shown = async () => new Map([...(await editor.problems())].map(([file, found]) => [file, found.map(placed)]))

const sorted = (found: Map<string, unknown[]>) => [...found].sort(([a], [b]) => (a < b ? -1 : 1))

describe('src/node/language/serveLanguage', () => {
  test('shows nothing for a site that is fine', async () => {
    expect(await editor.problems()).toEqual(new Map())
  })

  test('asks to be told of changes by other programs', async () => {
    await editor.problems()
    expect(editor.registered).toEqual(['workspace/didChangeWatchedFiles'])
  })

  describe('of a text that is not saved', () => {
    // tests/content/cases.test.ts tests the check itself with all of them.
    const tried = cases.filter((_, index) => index % runs(6, 2) === 0)
    test.each(tried)('says of %s what the check says of the saved file, at the same place', async (name) => {
      const files = readCase(name)
      for (const [file, text] of Object.entries(files)) await editor.open(file, text.replace(/^\ufeff/, ''))
      const now = await shown()
      await writeFiles(folder, files)
      expect(sorted(now)).toEqual(sorted(checked(folder)))
    })
  })

  const withLink = (href: string) =>
    baseSite[about]?.replace('{"call":true}', JSON.stringify({ label: 'Look', href })) ?? ''
  const titled = (key: string) => baseSite[home]?.replace('"heading"', `"${key}"`) ?? ''

  test('follows each key, and forgets what was not saved', async () => {
    await editor.open(about, withLink('/services/'))
    expect(await editor.problems()).toEqual(new Map())
    await editor.type(about, withLink('/servces/'))
    expect([...(await editor.problems()).keys()]).toEqual([about])
    await editor.type(about, withLink('/services/'))
    expect(await editor.problems()).toEqual(new Map())
    await editor.type(about, '')
    expect([...(await editor.problems()).keys()]).toContain(about)
    await editor.close(about)
    expect(await editor.problems()).toEqual(new Map())
  })

  test('shows what a page that was deleted means to the others, also where it stays open', async () => {
    await writeFiles(folder, { [about]: withLink('/services/disinfection/') })
    const gone = 'pages/services/disinfection.json'
    await editor.open(gone, baseSite[gone] ?? '')
    expect(await editor.problems()).toEqual(new Map())
    await rm(join(folder, gone))
    await editor.changedOnDisk(gone)
    const found = await shown()
    expect([...found.keys()]).toContain(about)
    expect(sorted(found)).toEqual(sorted(checked(folder)))
  })

  test('counts a page that is not on the disk yet', async () => {
    await editor.open(about, withLink('/new/'))
    expect((await editor.problems()).size).toBe(1)
    await editor.open('pages/new.json', (baseSite[about] ?? '').replaceAll('About', 'News'))
    expect(await editor.problems()).toEqual(new Map())
    await editor.close('pages/new.json')
    expect((await editor.problems()).size).toBe(1)
  })

  test('leaves files alone that the check does not read', async () => {
    for (const file of ['notes.json', 'tests/cases/x/page.json', 'pages/.hidden/a.json']) await editor.open(file, '{')
    await editor.save('notes.json')
    expect(await editor.problems()).toEqual(new Map())
  })

  test('offers the fix of a problem at its place alone, for the text in which it was found', async () => {
    await editor.open(home, titled('headng'))
    const [found] = (await editor.problems()).get(home) ?? []
    if (!found) throw new Error('The misspelt field is not shown.')
    const [fix] = await editor.actions(home, found.range, ['quickfix'])
    expect(String(found.message).split('\n')[1]).toBe(fix?.title)
    expect(fix && editor.versionsOf(fix)).toEqual([1])
    expect(fix && editor.apply(fix, home)).toBe(titled('heading'))
    expect(await editor.actions(home, { start: whole.end, end: whole.end }, ['quickfix'])).toEqual([])
    expect(await editor.actions(about, whole)).toEqual([])
  })

  test.each([
    ['at a problem, in an editor that asks for edits later', 'quickfix', undefined],
    ['at each save', 'source.fixAll', undefined],
    ['in an editor that takes edits at once, without versions', 'source', {}],
  ])('fixes all of a file %s, as check --fix does', async (_, kind, capabilities) => {
    const other = await openEditor(folder, serveHere(), capabilities)
    const text = titled('headng').replace('"description"', '"descripton"').replace(']}', '],}')
    await other.open(home, text)
    const actions = await other.actions(home, whole, [kind])
    const action = actions.find(({ title }) => title.startsWith('Fix all'))
    const resolved = action && (action.edit ? action : await other.resolve(action))
    const { sources } = fixSite({ sources: { ...baseSite, [home]: text }, assets: baseAssets })
    expect(sources[home]).toContain('"description"')
    expect(resolved && other.apply(resolved, home)).toBe(sources[home])
    await other.end()
  })

  test('lives on with any text that is no page', async () => {
    for (const text of [
      '',
      '{',
      '[[[[',
      '\u0000',
      '"',
      '{"a":1}}',
      'null',
      '\ud800',
      '[]'.repeat(3000),
      '{'.repeat(20_000),
    ]) {
      await editor.open(home, text)
      expect((await editor.problems()).get(home)?.length, text.slice(0, 20)).toBeGreaterThan(0)
      await editor.close(home)
    }
    expect(await editor.problems()).toEqual(new Map())
  })

  test('counts from the first character of a file that begins with a byte-order mark', async () => {
    await writeFile(join(folder, home), `\ufeff${titled('headng')}`)
    await editor.changedOnDisk(home)
    expect(sorted(await shown())).toEqual(sorted(checked(folder)))
  })
})
