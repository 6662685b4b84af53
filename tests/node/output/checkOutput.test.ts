import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSite } from '../../../src/node/buildSite.ts'
import { checkOutput } from '../../../src/node/output/checkOutput.ts'
import { makeFolder, removeFolder, repository } from '../site/builtSite.ts'

describe('src/node/output/checkOutput', () => {
  let folder: string
  let root: string
  const at = (...names: string[]) => path.join(folder, ...names)
  beforeAll(async () => {
    folder = await makeFolder()
    root = at('site')
    for (const name of ['site/pages', 'site/public', 'site/dist', 'empty', 'mine'])
      mkdirSync(at(name), { recursive: true })
    for (const name of ['site/public/_headers', 'site/dist/_headers', 'site/dist/own.txt', 'mine/a.txt', 'file'])
      writeFileSync(at(name), '')
    symlinkSync(root, at('link'))
    symlinkSync(at('nowhere'), at('dangling'))
  })
  afterAll(() => removeFolder(folder))

  test.each([['new'], ['new/inner'], ['empty'], ['site/dist'], ['site/out']])('takes %s', (name) => {
    expect(checkOutput(root, at(name))).toBe(undefined)
  })

  test.each([
    ['mine', 'This folder holds files that no build has written, such as "a.txt", and a build would delete them.'],
    ['file', 'This is a file, and must be a folder.'],
    ['.', 'A build would delete the site itself, which lies in this folder.'],
    ['site', 'A build would delete the site itself, which lies in this folder.'],
    ['link', 'A build would delete the site itself, which lies in this folder.'],
    ['site/public', 'A build would delete files of the site, which lie in this folder.'],
    ['file/new', 'This is a file, and must be a folder.'],
    ['file/new/inner', 'This is a file, and must be a folder.'],
    ['dangling', 'This is a link to a folder that does not exist.'],
    ['dangling/new', 'This is a link to a folder that does not exist.'],
    ['link/pages/new', 'A build would delete files of the site, which lie in this folder.'],
  ])('refuses %s', (name, message) => {
    expect(checkOutput(root, at(name))?.message).toBe(message)
  })

  test.each(['file', 'file/new/inner', 'dangling'])('ends a build into %s with its problem', async (name) => {
    const { problems } = await buildSite({ root: repository, outDir: at(name) })
    expect(problems.map(({ code }) => code)).toEqual(['output-folder'])
  })

  test('keeps a build from deleting what others have written', async () => {
    const { problems, built } = await buildSite({ root: repository, outDir: at('mine') })
    expect([problems.map(({ code }) => code), built]).toEqual([['output-folder'], undefined])
    expect(readdirSync(at('mine'))).toEqual(['a.txt'])
  })
})
