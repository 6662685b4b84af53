import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startChecker, type ThreadedChecker } from '../../../src/node/language/startChecker.ts'
import { baseAssets, baseSite } from '../../content/baseSite.ts'
import { writeFiles } from '../gitSite.ts'
import { makeFolder, removeFolder } from '../site/builtSite.ts'

const home = 'pages/index.json'
const broken = new Map([[home, '{ "name": "Home" "title": "b" }']])

describe('src/node/language/startChecker', () => {
  let folder: string
  let checker: ThreadedChecker
  beforeEach(async () => {
    folder = await makeFolder()
    await writeFiles(folder, { ...baseSite, ...Object.fromEntries(baseAssets.map((file) => [`public${file}`, ''])) })
    checker = startChecker(folder)
  })
  afterEach(async () => {
    checker.interrupt()
    await removeFolder(folder)
  })

  const codes = async (unsaved: Map<string, string>) => (await checker.check(unsaved)).map(({ code }) => code)

  test('answers calls one after the other', async () => {
    const fixed = checker.fix(broken, home)
    expect(await Promise.all([codes(new Map()), codes(broken), fixed])).toEqual([
      [],
      ['missing-comma'],
      '{ "name": "Home", "title": "b" }',
    ])
  })

  test('gives up what is interrupted, and answers the next call in a new thread', async () => {
    const hung = checker.check(new Map()).catch(String)
    await new Promise((done) => setTimeout(done))
    checker.interrupt()
    expect(await hung).toBe('Error: The check was ended.')
    expect(await codes(broken)).toEqual(['missing-comma'])
  })
})
